import { randomUUID } from 'node:crypto'
import { type Client } from 'pg'
import { withClient } from '../../services/database/connect'
import { fragmentOf, toAuthorize, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { letterTo } from '../support/letters/outbox'
import { answerTo } from '../support/records/answer-question'

const client = { client_id: 'site-client' }

describe('guessing', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const inDatabase = <Result>(work: (sql: Client) => Promise<Result>) => withClient(identity.databaseUrl, work)
  const ask = async (visitor: Visitor, state: string) =>
    (await visitor.ask('/usernamepassword/challenge', { json: { state } })).json
  const send = (visitor: Visitor, own: object) =>
    visitor.ask('/co/authenticate', { json: { ...client, ...own }, headers: { origin: identity.siteOrigin } })
  /** As a person would: with the answer to the question, where one is asked. */
  const tryPassword = async (visitor: Visitor, { email, password }: { email: string; password: string }) => {
    const state = randomUUID()
    const { required, question } = await ask(visitor, state)
    const answered = required === true ? { state, captcha: answerTo(String(question)) } : {}
    return send(visitor, { username: email, password, ...answered })
  }
  const failTimes = async (visitor: Visitor, email: string, times: number) => {
    for (let time = 0; time < times; time += 1) await tryPassword(visitor, { email, password: `guess ${time}` })
  }

  it('is over after ten tries, even for the right password, until time has passed', async () => {
    const visitor = new Visitor(identity)
    const person = personOf('permissions-down')
    await failTimes(visitor, person.email, 10)
    const blocked = await tryPassword(visitor, person)
    const elsewhere = await tryPassword(new Visitor(identity), person)
    await inDatabase((sql) => sql.query("update identity.attempts set expires_at = now() - interval '1 second'"))
    const later = await tryPassword(visitor, person)

    expect([blocked.status, blocked.json.error]).toEqual([429, 'too_many_attempts'])
    expect([elsewhere.status, later.status]).toEqual([200, 200])
  })

  it('is over for all who try at once, too', async () => {
    const visitor = new Visitor(identity)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => tryPassword(visitor, { email: 'rush@example.com', password: `${time}` })),
    )

    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('of many accounts from one address ends as well', async () => {
    const visitor = new Visitor(identity)
    await inDatabase((sql) =>
      sql.query("insert into identity.attempts values ($1, 100, now() + interval '1 minute')", [
        `failures from ${visitor.ip}`,
      ]),
    )

    expect((await tryPassword(visitor, reader)).status).toBe(429)
  })

  it('meets a question for people after three tries; its answer counts once, for its own sign-in', async () => {
    const visitor = new Visitor(identity)
    const challenge = (state: string) => ask(visitor, state)
    const login = (own: object) =>
      visitor.ask('/usernamepassword/login', {
        json: { ...client, username: reader.email, password: reader.password, ...own },
      })
    const before = await challenge('s')
    await failTimes(visitor, 'nobody@example.com', 3)
    const asked = await challenge('s')
    const captcha = answerTo(String(asked.question))

    expect(before).toEqual({ required: false })
    expect(asked).toMatchObject({ required: true, provider: 'auth0', type: 'code' })
    expect(String(asked.image)).toMatch(/^data:image\/svg\+xml;base64,/)
    expect((await login({ state: 's' })).json.code).toBe('invalid_captcha')
    await challenge('s')
    expect((await login({ state: 'other', captcha })).json.code).toBe('invalid_captcha')
    const answer = answerTo(String((await challenge('s')).question))
    expect((await login({ state: 's', captcha: answer })).status).toBe(200)
    expect((await login({ state: 's', captcha: answer })).json.code).toBe('invalid_captcha')
  })

  it('meets it in a form of another origin too, which knows no way round it (E-6, S-7)', async () => {
    const visitor = new Visitor(identity)
    await failTimes(visitor, 'nobody@example.com', 3)
    const right = { username: reader.email, password: reader.password }

    expect((await send(visitor, right)).json.code).toBe('invalid_captcha')
    expect((await tryPassword(visitor, reader)).status).toBe(200)
  })

  it('meets it on the page as well, and people pass', async () => {
    const visitor = new Visitor(identity)
    await failTimes(visitor, 'nobody@example.com', 3)
    const page = await visitor.follow(toAuthorize(identity))
    const { email, password } = reader
    const without = await visitor.ask(page.url, { form: { action: 'password', email, password } })
    const captcha = answerTo(without.text)
    const passed = await visitor.follow(page.url, { form: { action: 'password', email, password, captcha } })

    expect(without.text).toContain('That was not the answer')
    expect(fragmentOf(passed).get('access_token')).toBeTruthy()
  })

  const startCode = async (email: string) => {
    const visitor = new Visitor(identity)
    await visitor.ask('/passwordless/start', { json: { ...client, connection: 'email', send: 'code', email } })
    const code = (await letterTo(identity, email)).subject.slice(0, 6)
    const verify = async (verification_code: string) =>
      (
        await visitor.ask('/passwordless/verify', {
          json: { ...client, connection: 'email', email, verification_code },
        })
      ).status
    return { code, verify }
  }

  it('of one-time codes ends after three tries, with the right code too', async () => {
    const { code, verify } = await startCode('three@example.com')

    expect([await verify('1'), await verify('2'), await verify('3'), await verify(code)]).toEqual([401, 401, 401, 401])
  })

  it('of one-time codes has their five minutes and no more (Q-6)', async () => {
    const { code, verify } = await startCode('late@example.com')
    const inTime = await verify(code)
    await inDatabase((sql) => sql.query('update identity.codes set expires_at = now()'))

    expect([inTime, await verify(code)]).toEqual([200, 401])
  })

  it('takes as long for a stranger as for an account', async () => {
    const times = async (email: string) => {
      const taken: number[] = []
      for (let time = 0; time < 9; time += 1) {
        const started = performance.now()
        await tryPassword(new Visitor(identity), { email, password: 'wrong' })
        taken.push(performance.now() - started)
      }
      return taken.sort((a, b) => a - b)[4] ?? 0
    }
    const [stranger, known] = [await times('stranger@example.com'), await times(reader.email)]

    // Without the decoy a stranger is answered at least five times as fast.
    expect(stranger / known).toBeGreaterThan(0.5)
    expect(stranger / known).toBeLessThan(2)
  })
})
