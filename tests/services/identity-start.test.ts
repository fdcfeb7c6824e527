import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../services/database/open-database'
import { rotateSigningKey } from '../../services/identity/keys/signing-keys'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { signIn, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, spawnIdentity, startIdentity } from '../support/identity/identity-process'
import { identitySecret } from '../support/place/furnished'

const told = {
  DATABASE_URL: 'postgres://site:site@127.0.0.1:1/site',
  PUBLIC_URL: 'http://localhost:1',
  IDENTITY_URL: 'http://localhost:1/idp',
  IDENTITY_SECRET: 'x',
}

describe('the sign-in provider', () => {
  it.each([
    [
      'in production',
      { DEPLOYMENT: 'production', PUBLIC_URL: 'https://firm.example' },
      'does not run with DEPLOYMENT=production; use an Auth0 tenant',
    ],
    [
      'where others reach it',
      { BIND_HOST: '0.0.0.0' },
      'does not run where others can reach it (BIND_HOST is 0.0.0.0)',
    ],
    [
      'under a name of another machine',
      { IDENTITY_URL: 'https://login.firm.example' },
      'for this machine only, not for login.firm.example',
    ],
  ])('does not start %s, and says why in one line', async (_, own, words) => {
    const child = spawnIdentity({ ...told, ...own })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]

    expect(code).toBe(1)
    const lines = said.split('\n').filter((line) => line.includes('Cannot start: '))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(words)
    expect(said).not.toMatch(/^\s+at /m)
  })
})

describe('a signing key', () => {
  let identity: IdentityProcess

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const publishedKids = async () => {
    const { json } = await new Visitor(identity).ask('/.well-known/jwks.json')
    return (json.keys as { kid: string; d?: string }[]).map(({ kid }) => kid)
  }
  const signingKid = async () => {
    const token = (await signIn(identity, new Visitor(identity), personOf('reader'))).get('id_token') ?? ''
    return (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid
  }

  it('is followed by another at a word, while tokens of the old one stay good', async () => {
    const audience = `${identity.root}/api/v2/`
    const old = await signingKid()
    const before = await signIn(identity, new Visitor(identity), { ...personOf('reader'), request: { audience } })
    const database = openDatabase(identity.databaseUrl)
    const next = await rotateSigningKey(database, identitySecret)
    await database.end()
    while ((await publishedKids()).length === 1) await sleep(100)
    const authorization = `Bearer ${before.get('access_token') ?? ''}`

    expect(await publishedKids()).toEqual([next, old])
    expect(await signingKid()).toBe(next)
    expect((await new Visitor(identity).ask('/userinfo', { headers: { authorization } })).status).toBe(200)
  })

  it('is not published with its private half', async () => {
    const { text } = await new Visitor(identity).ask('/.well-known/jwks.json')

    expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })

  it('is rotated by a command', async () => {
    const before = await publishedKids()
    const { dataDir, portBase } = identity.place
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'services/identity/keys/rotate.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: childEnv({ DATA_DIR: dataDir, PORT_BASE: String(portBase), DATABASE_URL: identity.databaseUrl }),
    })

    expect(said).toMatch(/^From now on [\w-]+ signs\.$/m)
    expect(before).not.toContain(/now on ([\w-]+) signs/.exec(said)?.[1])
  })
})
