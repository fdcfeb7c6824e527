import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNodeProblem } from '../../../services/doctor/examine-machine'
import { findSettingProblems } from '../../../services/doctor/find-setting-problems'
import { ensureSecrets, findMissingSecrets } from '../../../services/shared/secrets/secrets'
import { parseServerEnv } from '../../../src/config/env-server'
import { secretNames } from '../../../src/config/secret-names'

const production = {
  DEPLOYMENT: 'production',
  PUBLIC_URL: 'https://www.firm.test',
  DATABASE_URL: 'postgres://site:secret@db.firm.test/site',
}
const complete = {
  ...production,
  GATSBY_IDENTITY_URL: 'firm.eu.auth0.com',
  GATSBY_IDENTITY_CLIENT_ID: 'client',
  SMTP_URL: 'smtp://mail.firm.test',
  MAIL_FROM: 'site@firm.test',
  ENQUIRIES_TO: 'post@firm.test',
}
const find = (settings: Record<string, string>) => findSettingProblems(parseServerEnv(settings))

describe('what a production has not said (AD-3)', () => {
  it('is everything at once', () => {
    expect(find(production).map((problem) => problem.split(' ')[0])).toEqual([
      'GATSBY_IDENTITY_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'ENQUIRIES_TO',
    ])
  })

  it('is nothing where all is said, nor on a machine of one’s own', () => {
    expect(find(complete)).toEqual([])
    expect(find({})).toEqual([])
  })

  it('is the client id of a tenant, without which nobody can sign in', () => {
    expect(find({ ...complete, GATSBY_IDENTITY_CLIENT_ID: '' })).toEqual([
      expect.stringContaining('GATSBY_IDENTITY_CLIENT_ID'),
    ])
  })

  it('is a newer Node.js, from the day after the last security fixes', () => {
    expect(findNodeProblem('22.12.0', '2027-04-30')).toBeUndefined()
    expect(findNodeProblem('22.12.0', '2027-05-01')).toContain('2027-04-30')
    expect(findNodeProblem('99.0.0', '2030-01-01')).toBeUndefined()
  })
})

describe('the keys that services share', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'keys-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are made once, kept, and given again', () => {
    const made = ensureSecrets(folder, {})
    expect(ensureSecrets(folder, {})).toEqual(made)
    expect(findMissingSecrets(folder, {})).toEqual([])
  })

  it('are taken from the environment where that names them, and then not kept', () => {
    const given = Object.fromEntries(secretNames.map((name) => [name, `given ${name}`]))
    expect(ensureSecrets(folder, given)).toEqual(given)
    expect(() => readFileSync(join(folder, 'secrets.json'))).toThrow('ENOENT')
    expect(ensureSecrets(folder, { CMS_SECRET: 'given' }).CMS_SECRET).toBe('given')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('given')
  })

  it('are missing where neither names them', () => {
    expect(findMissingSecrets(folder, { CMS_SECRET: 'given' })).toEqual(
      secretNames.filter((name) => name !== 'CMS_SECRET'),
    )
  })
})
