import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Adapter } from '../../../services/adapter/adapter'
import { parseMapping } from '../../../services/adapter/mapping'
import { logPath, serveAdapter } from '../../../services/adapter/serve-adapter'
import { examineSource } from '../../../services/conform/examine-source'
import { askLog } from '../../../services/shared/ask-log'
import { ForeignCms, type ForeignEntry } from '../../support/contract/foreign-cms'
import { foreignFirm, foreignMapping } from '../../support/contract/foreign-firm'
import { planOfLog } from '../../support/contract/plan-of-log'

const siteKey = 'site-key'
let folder: string
let foreign: ForeignCms
let adapter: Adapter
let server: Server
let origin: string

const openAdapter = () =>
  new Adapter({ folder, mapping: parseMapping(foreignMapping(foreign.origin)), key: foreign.key })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adapter-'))
  foreign = await new ForeignCms({}).open()
  foreign.content = foreignFirm(foreign.origin)
  adapter = openAdapter()
  await adapter.sync()
  server = serveAdapter(adapter, siteKey).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  foreign.close()
  rmSync(folder, { recursive: true })
})

const source = () => ({ logUrl: `${origin}${logPath}`, siteKey, mediaUrl: origin })
const entry = (type: string): ForeignEntry => {
  const found = foreign.content[type]?.[0]
  if (!found) throw new Error(`The other CMS has no ${type}.`)
  return found
}
const keysOf = (rows: { type: string; locale: string; operation: string }[]) =>
  rows.map(({ type, locale, operation }) => `${operation} ${type} ${locale}`)

describe('a CMS with Contentful’s interface behind a mapping (AD-4, N18)', () => {
  it('keeps the contract of the log, its withdrawals and a restart too', async () => {
    const remembered = join(folder, 'seen.json')
    await examineSource(source(), remembered)
    entry('person').fields['fullName'] = { 'en-GB': 'Lucía Otero Gil' }
    await adapter.sync()
    server.close()
    adapter = openAdapter()
    await adapter.sync()
    server = serveAdapter(adapter, siteKey).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

    const findings = await examineSource(source(), remembered)
    expect(findings.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`))).toEqual([])
    expect(findings.map(({ check }) => check)).toContain('restart')
    expect(findings.find(({ check }) => check === 'withdrawals')?.note).toBeUndefined()
  })

  it('is a site, with what links, pictures, tables and marks of its rich text come to', async () => {
    const { paths, json } = await planOfLog(askLog({ logUrl: source().logUrl, key: siteKey }))
    const person = adapter.kept.rows.find(({ type }) => type === 'person')

    expect(paths).toEqual(
      expect.arrayContaining(['/en', '/fr-fr', `/en/people/${person?.id ?? 0}/lucia-otero`, '/en/offices/madrid']),
    )
    const article = json(paths.find((path) => path.endsWith('/a-judgment')) ?? '')
    expect(article).toContain(`/en/people/${person?.id ?? 0}/lucia-otero`)
    expect(article).toContain('-480.avif')
    expect(article).toContain('Cases')
    expect(json(`/fr-fr/people/${person?.id ?? 0}/lucia-otero`)).toContain('Associée')
  })

  it('tells only what has changed, with the paths that were', async () => {
    entry('person').fields['slug'] = { '*': 'lucia-gil' }
    const { rows } = await adapter.sync()

    expect(keysOf(rows)).toEqual(['publish person en', 'publish person fr-fr'])
    const documents = rows.map(({ document }) => JSON.parse(document ?? '{}') as { formerPaths: string[] })
    expect(documents[0]?.formerPaths).toEqual([`/en/people/${rows[0]?.id ?? 0}/lucia-otero`])
    expect(keysOf((await adapter.sync()).rows)).toEqual([])
  })

  it('withdraws what is gone there, one language or all of it', async () => {
    entry('person').fields['fullName'] = { 'en-GB': 'Lucía Otero' }
    expect(keysOf((await adapter.sync()).rows)).toEqual(['withdraw person fr-fr'])
    foreign.content['story'] = []
    expect(keysOf((await adapter.sync()).rows)).toEqual(['withdraw article en'])
  })

  it('keeps what was live where the newer cannot be shown, and says why', async () => {
    entry('person').fields['mail'] = { '*': 'nobody' }
    entry('story').fields['text'] = {
      '*': {
        json: { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', content: [] }] },
        links: { assets: { block: [] } },
      },
    }
    const { rows, held } = await adapter.sync()

    expect(rows).toEqual([])
    expect(held.map(({ edition, problem }) => `${edition.type} ${edition.locale}: ${problem}`).sort()).toEqual([
      'article en: body holds "embedded-entry-block", which the mapping does not know',
      'person en: person 5 in en: "email" must be an e-mail address',
      'person fr-fr: person 5 in fr-fr: "email" must be an e-mail address',
    ])
  })

  it('gives things the numbers that they had, and ends a line that a crash cut short', async () => {
    const before = [...adapter.kept.rows]
    appendFileSync(join(folder, 'log.jsonl'), '{"seq":99,"ty')
    const again = openAdapter()

    expect((await again.sync()).rows).toEqual([])
    expect(again.kept.rows).toEqual(before)
  })

  it('changes nothing while the other CMS is away', async () => {
    foreign.close()
    await expect(adapter.sync()).rejects.toThrow()
    expect(adapter.kept.rows.every(({ operation }) => operation === 'publish')).toBe(true)
  })

  it('refuses a mapping that names what is not there, in words', () => {
    const mapping = foreignMapping(foreign.origin)
    const wrong = { ...mapping, types: { person: { from: 'person', fields: { nickname: 'nick' } } } }
    expect(() => parseMapping(wrong)).toThrow('person has no field "nickname"; person needs its field "name"')
  })
})
