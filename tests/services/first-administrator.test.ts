import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { codeAt, stepAt } from '../../services/cms/second-factor/totp'
import { withClient } from '../../services/database/connect'
import { callerFor, cmsOrigin } from '../support/cms/cms'
import { fromBase32 } from '../support/identity/base32'
import { databaseIn, startDatabase } from '../support/place/database-process'
import { findPlace, type Installation, type Place, removePlace, startInstallation } from '../support/place/installation'

type Running = { place: Place; run: Installation }

const account = { email: 'first@firm.example', password: 'long and not guessed' }

/** A mail server that keeps what it is given. */
async function openMailServer() {
  const letters: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream)
        .then((letter) => PostalMime.parse(letter))
        .then((letter) => letters.push(letter))
        .then(() => done())
    },
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.server.address() as AddressInfo
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((closed) => server.close(closed)) }
}

describe('an installation that is no demonstration', () => {
  let server: Place
  let database: Awaited<ReturnType<typeof startDatabase>>
  let own: Running
  let mail: Awaited<ReturnType<typeof openMailServer>>
  const databaseUrl = () => databaseIn(server).maintenanceUrl.replace(/\/postgres$/, '/own')
  const start = async (env: Record<string, string>): Promise<Running> => {
    const place = await findPlace()
    return { place, run: startInstallation(place, { env }) }
  }
  const end = async ({ place, run }: Running) => {
    await run.stop()
    removePlace(place)
  }
  const ask = (path: string, body?: object, token?: string) =>
    callerFor(cmsOrigin(own.place), token)(body ? 'POST' : 'GET', `/api${path}`, body)
  const register = (setupKey?: string) =>
    ask('/users/first-register?locale=en', { ...account, name: 'The First', roles: ['author'], setupKey })

  beforeAll(async () => {
    mail = await openMailServer()
    server = await findPlace()
    database = await startDatabase(server)
    await withClient(databaseUrl().replace(/\/own$/, '/postgres'), (client) => client.query('create database own'))
    const env = { SECOND_FACTOR: 'administrators', SMTP_URL: mail.url, MAIL_FROM: 'site@firm.example' }
    own = await start({ ...env, DATABASE_URL: databaseUrl() })
    await own.run.says(/Ready: [^]*setup key \S+/)
  })
  afterAll(async () => {
    await end(own)
    await database.stop()
    removePlace(server)
    await mail.close()
  })

  it('has no account, and gives none to the first that comes', async () => {
    expect(own.run.output()).not.toContain('Demonstration accounts')
    expect([(await register()).status, (await register('wrong')).status]).toEqual([403, 403])
  })

  it('makes its first administrator of the holder of the setup key, once', async () => {
    const key = /setup key (\S+)/.exec(own.run.output())?.[1]
    const { status, body } = await register(key)

    expect([status, (body.user as { roles: string[] }).roles]).toEqual([200, ['admin']])
    expect((await register(key)).status).toBe(403)
  })

  it('lets an administrator without a second factor do nothing but set one up, where that is asked (Q-6)', async () => {
    const token = String((await ask('/users/login', account)).body.token)
    const colleague = { email: 'second@firm.example', password: account.password, name: 'Second', roles: ['editor'] }
    expect((await ask('/users?locale=en', colleague, token)).status).toBe(403)
    expect((await ask('/articles?locale=en', undefined, token)).status).toBe(403)

    const { secret, sealed } = (await ask('/users/second-factor/offer', {}, token)).body as Record<string, string>
    const code = codeAt(fromBase32(secret ?? ''), stepAt(Date.now()))
    const currentPassword = account.password
    expect((await ask('/users/second-factor/confirm', { sealed, code, currentPassword }, token)).status).toBe(200)
    expect((await ask('/users?locale=en', colleague, token)).status).toBe(201)
  })

  it('sends the way back in through the mail server of the settings', async () => {
    expect((await ask('/users/forgot-password', { email: account.email })).status).toBe(200)

    const [letter] = mail.letters
    expect([letter?.from?.address, letter?.to?.[0]?.address]).toEqual(['site@firm.example', account.email])
    expect(letter?.html).toMatch(/\/admin\/reset\/[0-9a-f]{20,}/)
  })

  it('says that no mail can be sent, in production without a mail server', async () => {
    const production = await start({
      DEPLOYMENT: 'production',
      DATABASE_URL: databaseUrl(),
      PUBLIC_URL: 'https://firm.example',
    })
    await production.run.says('Ready: ')
    const forgot = callerFor(cmsOrigin(production.place))
    const answer = await forgot('POST', '/api/users/forgot-password', { email: account.email })
    await end(production)

    expect([answer.status, answer.words]).toEqual([503, expect.stringContaining('not set up to send mail (SMTP_URL)')])
  })
})
