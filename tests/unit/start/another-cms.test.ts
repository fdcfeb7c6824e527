import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLogProblem } from '../../../services/doctor/find-setting-problems'
import { mediaUrlOf } from '../../../services/shared/origins'
import { findDemonstration, hasDemonstration } from '../../../services/start/find-demonstration'
import { planRoles, roles } from '../../../services/start/roles'
import { planStack } from '../../../services/start/stack'
import { type StackEntry } from '../../../services/supervisor/stack-entry'
import { childEnv, parseServerEnv } from '../../../src/config/env-server'
import { ForeignLog } from '../../support/contract/foreign-log'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'another-cms-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const settings = () => ({ CMS: 'none', LOG_URL: 'https://cms.example.com/log', DATA_DIR: folder })
const find = (entries: StackEntry[], name: string): StackEntry => {
  const entry = entries.find((one) => one.name === name)
  if (entry) return entry
  throw new Error(`${name} is not planned`)
}
const envOf = (entry: StackEntry): Partial<Record<string, string>> => (entry.kind === 'service' ? entry.env : {})

describe('CMS=none (AD-4, N18)', () => {
  it('starts everything but the CMS, and nothing waits for one', () => {
    const entries = planStack(parseServerEnv(settings()), { demo: false })
    const names = entries.map(({ name }) => name)

    expect(names).not.toContain('cms')
    expect(names).toEqual(expect.arrayContaining(['publisher', 'account', 'edge', 'search']))
    expect(names).toEqual(expect.arrayContaining(entries.flatMap(({ after = [] }) => after)))
    expect(envOf(find(entries, 'edge'))['SERVICES']?.split(',')).not.toContain('cms')
  })

  it('reads that log everywhere, with the one key that there is', () => {
    const entries = planStack(parseServerEnv(settings()), { demo: false })
    const [publisher, account] = [envOf(find(entries, 'publisher')), envOf(find(entries, 'account'))]

    expect(publisher['LOG_URL']).toBe('https://cms.example.com/log')
    expect(account).toMatchObject({
      LOG_URL: publisher['LOG_URL'],
      ACCOUNT_KEY: publisher['SITE_KEY'],
      ACCESS_CHANGES_URL: '',
    })
  })

  it('leaves the CMS out of the roles of a production', () => {
    const production = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/d', PUBLIC_URL: 'https://firm.example' }
    const entries = planRoles(parseServerEnv({ ...settings(), ...production }), roles)

    expect(entries.map(({ name }) => name)).not.toContain('cms')
    expect(envOf(find(entries, 'edge'))['SERVICES']?.split(',')).not.toContain('cms')
  })

  it('says at the start when that log cannot be read', async () => {
    const foreign = await new ForeignLog([]).open()
    const entries = planStack(parseServerEnv({ ...settings(), LOG_URL: `${foreign.origin}/log` }), { demo: false })
    const reach = find(entries, 'foreign log')
    if (reach.kind !== 'task') throw new Error('It is no task.')

    await expect(reach.run(AbortSignal.timeout(5000))).rejects.toThrow(
      /LOG_URL is .*answered 401.* Is SITE_KEY its key\?/,
    )
    foreign.close()
  })

  it('takes pictures from where the log is, unless they are elsewhere', () => {
    expect(mediaUrlOf(parseServerEnv({}))).toBeUndefined()
    expect(mediaUrlOf(parseServerEnv(settings()))).toBe('https://cms.example.com')
    expect(mediaUrlOf(parseServerEnv({ ...settings(), MEDIA_URL: 'https://cdn.example.com' }))).toBe(
      'https://cdn.example.com',
    )
  })

  it('needs an address and a key, and each is missed', () => {
    expect(() => parseServerEnv({ CMS: 'none' })).toThrow('CMS=none needs LOG_URL')
    expect(findLogProblem(parseServerEnv({ LOG_URL: 'https://cms.example.com/log' }))).toContain('set CMS=none')
    expect(findLogProblem(parseServerEnv(settings()), {})).toContain('SITE_KEY is not in the environment')
    expect(findLogProblem(parseServerEnv(settings()), { SITE_KEY: 'k' })).toBeUndefined()
    expect(findLogProblem(parseServerEnv({}), {})).toBeUndefined()
  })
})

describe('the first start', () => {
  it('gives the CMS minutes to make its tables (AD-2)', () => {
    const cms = find(planStack(parseServerEnv({ DATA_DIR: folder }), { demo: false }), 'cms')
    expect(cms).toMatchObject({ kind: 'service', readyWithinMs: 300_000 })
  })
})

describe('the demonstration', () => {
  it('is found where it is, and nowhere for another firm or where it was deleted (AD-1)', async () => {
    const program = join(folder, 'demonstration.ts')
    expect(hasDemonstration(program, false)).toBe(false)
    expect(await findDemonstration(program)).toBeUndefined()

    writeFileSync(program, "module.exports = { demonstration: 'found' }")
    expect(hasDemonstration(program, false)).toBe(true)
    expect(hasDemonstration(program, true)).toBe(false)
    expect(await findDemonstration(program)).toBe('found')
  })

  it('gives another firm neither accounts nor content, and cannot be asked for there (AD-1)', async () => {
    jest.replaceProperty(process, 'env', childEnv({ FIRM_DIR: folder }))
    const env = parseServerEnv({ DATA_DIR: folder })
    const run = (name: string): unknown => {
      const entry = find(planStack(env, { demo: false }), name)
      return entry.kind === 'task' ? entry.run(new AbortController().signal) : undefined
    }

    expect(await run('accounts')).toBe('yours to make')
    expect(await run('content')).toBe('no demonstration')
    expect(await run('lives')).toBe('nobody to give them to')
    expect(() => planStack(env, { demo: true })).toThrow('There is no demonstration here')
  })
})
