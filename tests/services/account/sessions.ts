import { randomUUID } from 'node:crypto'
import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { endedChannel } from '../../../services/account/ended/endings'
import { linkUsers } from '../../../services/database/link-users'
import { connections } from '../../../services/identity/connections'
import { keepArtifact } from '../../../services/identity/oidc/keep-artifact'
import { openUsers } from '../../../services/identity/users/users'
import { type Reply, type World } from '../../support/account/account-world'

type Security = {
  sessions: { id: string; isThis: boolean; browser: string; system: string; network: string; country: string }[]
  logins: { id: string; email: string; isMain: boolean }[]
}

const fields = 'sessions { id isThis browser system network country } logins { id email isMain }'
const own = `{ viewer { security { ${fields} } } }`
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1'

/** Where somebody is signed in, and by which ways. */
export function describeSessions(place: () => { world: World; database: Pool }): void {
  const securityOf = ({ data }: Reply) => (data?.viewer as { security: Security } | undefined)?.security
  const now = () => Math.floor(Date.now() / 1000)
  const askFrom = async (claims: JWTPayload, headers: Record<string, string>, body: object = { query: own }) => {
    const { world } = place()
    const answer = await fetch(`${world.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await world.sign(claims)}`, ...headers },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Reply
  }
  /** A session is noted without anybody waiting for it. */
  const listed = async (claims: JWTPayload, count: number): Promise<Security | undefined> => {
    const found = securityOf(await askFrom(claims, { 'user-agent': firefox }))
    if (found?.sessions.length === count) return found
    await new Promise((done) => setTimeout(done, 20))
    return listed(claims, count)
  }
  const artifact = (model: string, id: string, { sub = '', sid = '' }: JWTPayload & { sid?: string }) =>
    place().database.query(
      'insert into identity.artifacts (model, id, payload, uid, account_id) values ($1, $2, $3, $4, $5)',
      [model, id, model === 'Session' ? {} : { sessionUid: sid }, model === 'Session' ? sid : null, sub],
    )

  describe('sessions', () => {
    const sub = 'auth0|three-devices'
    const [one, two, three] = ['d1', 'd2', 'd3'].map((sid) => ({ sub, sid, iat: now() - 5 })) as [
      JWTPayload & { sid: string },
      JWTPayload & { sid: string },
      JWTPayload & { sid: string },
    ]

    it('tell the device, a shortened address, and a country where a proxy says it (R-DAS-09)', async () => {
      await askFrom(two, { 'user-agent': safari, 'x-forwarded-for': '203.0.113.77', 'x-country': 'fr' })
      await askFrom(three, { 'user-agent': firefox, 'x-forwarded-for': '2001:db8:85a3:8d3:1319::7348' })
      const found = await listed(one, 3)
      const byId = new Map(found?.sessions.map((session) => [session.id, session]))

      expect(byId.get('d1')).toMatchObject({ isThis: true, browser: 'Firefox', system: 'Windows', country: null })
      expect(byId.get('d2')).toMatchObject({ isThis: false, browser: 'Safari', system: 'iPhone', country: 'FR' })
      expect(byId.get('d2')?.network).toBe('203.0.113.*')
      expect(byId.get('d3')?.network).toBe('2001:db8:85a3::*')
      const { rows } = await place().database.query('select * from account.sessions where sub = $1', [sub])
      expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|7348/)
    })

    it('are ended one by one: the token is refused at once, and the provider knows no such session (R-DAS-09)', async () => {
      for (const session of [one, two]) {
        await artifact('Session', `session of ${session.sid}`, session)
        await artifact('RefreshToken', `token of ${session.sid}`, session)
      }
      const query = endOne
      const variables = { key: randomUUID(), session: 'd2' }
      const ended = await askFrom(one, {}, { query, variables })
      expect(ended.errors).toBeUndefined()
      expect((await askFrom(two, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      expect((await askFrom(one, {}, { query, variables })).errors).toBeUndefined()

      const { rows } = await place().database.query<{ id: string }>(
        'select id from identity.artifacts where account_id = $1 order by id',
        [sub],
      )
      expect(rows.map(({ id }) => id)).toEqual(['session of d1', 'token of d1'])
      // Another person's is none of theirs.
      const stranger = { sub: 'auth0|stranger', sid: 'x', iat: now() - 5 }
      await askFrom(stranger, {}, { query, variables: { ...variables, session: 'd3' } })
      expect((await askFrom(three, {})).errors).toBeUndefined()
    })

    it('that were ended are not brought back by a request that was under way (R-DAS-09)', async () => {
      const { database } = place()
      const answered = (id: string, payload: object) =>
        keepArtifact(database, { model: 'Session', id, payload: { accountId: sub, ...payload }, expiresIn: 60 })
      const kept = async () => {
        const found = await database.query<{ id: string; payload: object }>(
          `select id, payload from identity.artifacts where account_id = $1 and expires_at > now()`,
          [sub],
        )
        return found.rows
      }
      await answered('session of d2', { uid: 'd2' })
      expect(await kept()).toEqual([])
      // Others are written at each request, as always.
      await answered('a new one', { uid: 'd4' })
      await answered('a new one', { uid: 'd4', loginTs: 2 })
      expect(await kept()).toMatchObject([{ id: 'a new one', payload: { loginTs: 2 } }])
      await database.query("delete from identity.artifacts where id = 'a new one'")
    })

    /** Those whose devices hear that they ended, with what the provider still has of the person each time that they do. */
    const hearing = async (person: string) => {
      const { database } = place()
      const listener = await database.connect()
      const heard: Promise<string[]>[] = []
      const left = async () => {
        const of = 'select id from identity.artifacts where account_id = $1'
        return (await database.query<{ id: string }>(of, [person])).rows.map(({ id }) => id)
      }
      listener.on('notification', () => heard.push(left()))
      await listener.query(`listen ${endedChannel}`)
      /** By its answer, everything that was told before has arrived. */
      const all = async () => {
        await listener.query('select 1')
        listener.release(true)
        return Promise.all(heard)
      }
      return { all }
    }
    const endOthers = `mutation ($key: Key!) { endOtherSessions(key: $key) { ${fields} } }`
    const endOne = `mutation ($key: Key!, $session: ID!) { endSession(key: $key, session: $session) { ${fields} } }`

    it('are over at the provider before any device hears of it, all at once, however many there are (R-DAS-09, AC-5)', async () => {
      const { database } = place()
      const person = 'auth0|many-devices'
      const own = { sub: person, sid: 'own', iat: now() - 5 }
      const first = { sub: person, sid: 'of-long-ago', iat: now() - 5 }
      await database.query(
        `insert into account.sessions (sub, id, seen_at)
         select $1, 'device ' || n, now() - interval '1 day' from generate_series(1, 80) n
         union all select $1, 'of-long-ago', now() - interval '9 days'`,
        [person],
      )
      for (const session of [own, first, { sub: person, sid: 'device 1' }])
        await artifact('Session', `of ${session.sid}`, session)
      const one = await hearing(person)
      const variables = { key: randomUUID(), session: 'device 1' }
      expect((await askFrom(own, {}, { query: endOne, variables })).errors).toBeUndefined()
      expect(await one.all()).toEqual([expect.not.arrayContaining(['of device 1'])])
      const others = await hearing(person)
      const all = { query: endOthers, variables: { key: randomUUID() } }
      expect((await askFrom(own, {}, all)).errors).toBeUndefined()

      expect(await others.all()).toEqual([['of own']])
      expect((await askFrom(first, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      expect((await askFrom(own, {})).errors).toBeUndefined()
    })

    it('let nobody in, and stay in the list, where the provider could not end them (R-DAS-09)', async () => {
      const { database } = place()
      const person = 'auth0|silent-provider'
      const inSession = (sid: string) => ({ sub: person, sid, iat: now() - 5 })
      const [own, other, third] = [inSession('own'), inSession('other'), inSession('third')]
      for (const one of [other, third]) await askFrom(one, { 'user-agent': safari })
      await listed(own, 3)
      await database.query('alter table identity.artifacts rename to artifacts_away')
      const fails = async (query: string, session?: string) => {
        const asked = { query, variables: { key: randomUUID(), session } }
        expect((await askFrom(own, {}, asked)).errors).toHaveLength(1)
      }
      await fails(endOne, 'other')
      const codeOf = async (claims: JWTPayload) => (await askFrom(claims, {})).errors?.[0]?.extensions?.code
      expect([await codeOf(other), await codeOf(third)]).toEqual(['UNAUTHENTICATED', undefined])
      await fails(endOthers)
      await database.query('alter table identity.artifacts_away rename to artifacts')

      expect(await codeOf(third)).toBe('UNAUTHENTICATED')
      expect(new Set((await listed(own, 3))?.sessions.map(({ id }) => id))).toEqual(new Set(['own', 'other', 'third']))
      const again = { query: endOthers, variables: { key: randomUUID() } }
      expect((await askFrom(own, {}, again)).errors).toBeUndefined()
      expect((await listed(own, 1))?.sessions.map(({ id }) => id)).toEqual(['own'])
    })

    it('are ended everywhere else, and this one goes on (R-DAS-09)', async () => {
      const asked = { query: endOthers, variables: { key: randomUUID() } }
      const { data } = await askFrom(one, {}, asked)
      expect((await askFrom(one, {}, asked)).data).toEqual(data)

      expect((data?.endOtherSessions as Security).sessions.map(({ id }) => id)).toEqual(['d1'])
      expect((await askFrom(three, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      expect((await askFrom(one, {})).errors).toBeUndefined()
    })
  })

  it('ways to sign in are listed, and all but the first can be taken away (R-DAS-09)', async () => {
    const { database } = place()
    const users = openUsers(database)
    const [password, google] = connections.filter(({ name }) => /^(Username-Password|google)/.test(name))
    if (!password || !google) throw new Error('The provider has no such connections.')
    const first = await users.create(password, { email: 'ways@harbour.example', password_hash: 'x' })
    const second = await users.create(google, { email: 'ways@mail.example' })
    await linkUsers(database, { userId: first?.id ?? '', otherId: second?.id ?? '' })
    const claims = { sub: first?.id ?? '', iat: now() + 2 }
    const before = securityOf(await askFrom(claims, {}))
    expect(before?.logins.map(({ email, isMain }) => [email, isMain])).toEqual([
      ['ways@harbour.example', true],
      ['ways@mail.example', false],
    ])

    const query = `mutation ($key: Key!, $login: ID!) { unlinkLogin(key: $key, login: $login) { ${fields} } }`
    const unlink = (login: string | undefined) =>
      askFrom(claims, {}, { query, variables: { key: randomUUID(), login } })
    const { data } = await unlink(before?.logins[1]?.id)
    expect((data?.unlinkLogin as Security).logins.map(({ email }) => email)).toEqual(['ways@harbour.example'])
    expect((await unlink(before?.logins[0]?.id)).errors?.[0]?.extensions?.code).toBe('INVALID')
  })
}
