import { randomUUID } from 'node:crypto'
import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { findPerson, readRows } from '../../../services/account/person/rows-of-person'
import { askOperator } from '../../../services/account/provider/ask-operator'
import { connections } from '../../../services/identity/connections'
import { type NewUser, openUsers } from '../../../services/identity/users/users'
import { type Reply, verifiedAs, type World } from '../../support/account/account-world'

const beginLink = 'mutation ($key: Key!) { beginLink(key: $key) { ticket endsAt } }'
const acceptLink = 'mutation ($key: Key!, $ticket: String!) { acceptLink(key: $key, ticket: $ticket) }'
const google = 'google-oauth2'

/** How a second way to sign in becomes one of an account. */
export function describeLinks(place: () => { world: World; database: Pool }): void {
  const now = () => Math.floor(Date.now() / 1000)
  const make = async (name: string, user: NewUser) => {
    const connection = connections.find((one) => one.name === name)
    const made = connection && (await openUsers(place().database).create(connection, user))
    if (!made) throw new Error(`Nobody can be made who comes by ${name}.`)
    verifiedAs.set(made.id, user.email ?? '')
    return made.id
  }
  const fresh = (sub: string, sid: string): JWTPayload => ({ sub, sid, iat: now() + 1, auth_time: now() - 5 })
  const problemOf = ({ errors }: Reply) => errors?.[0]?.extensions?.fields ?? errors?.[0]?.extensions?.code
  const begin = async (who: JWTPayload) => {
    const reply = await place().world.ask(who, beginLink, { key: randomUUID() })
    return { ...reply, ticket: (reply.data?.beginLink as { ticket: string } | undefined)?.ticket ?? '' }
  }
  const accept = (who: JWTPayload, ticket: string) => place().world.ask(who, acceptLink, { key: randomUUID(), ticket })
  const session = (sub: string, sid: string) =>
    place().database.query(
      'insert into identity.artifacts (model, id, payload, uid, account_id) values ($1, $2, $3, $4, $5)',
      ['Session', `session ${sid} ${sub}`, { accountId: sub, uid: sid, authorizations: { site: {} } }, sid, sub],
    )
  let count = 0
  const pair = async () => {
    const [number, password] = [(count += 1), 'Username-Password-Authentication']
    const account = await make(password, { email: `link-${number}@harbour.example`, email_verified: true })
    const other = await make(google, { email: `link-${number}@mail.example`, email_verified: true })
    return { account, other }
  }

  describe('a second way to sign in', () => {
    it('opens the account from then on, in the session in which it was proved (R-DAS-09)', async () => {
      const { world, database } = place()
      const { account, other } = await pair()
      for (const sid of ['here', 'elsewhere']) await session(other, sid)
      await world.sources.sessions.note(account, 'before', {
        browser: null,
        system: null,
        network: null,
        country: null,
      })
      const { ticket } = await begin(fresh(account, 'before'))
      const accepted = await accept(fresh(other, 'here'), ticket)
      expect(accepted.data).toEqual({ acceptLink: true })

      const logins = await world.sources.provider.loginsOf(account)
      expect(logins?.map(({ connection, isMain }) => [connection, isMain])).toEqual([
        ['Username-Password-Authentication', true],
        [google, false],
      ])
      const { rows } = await database.query(
        'select account_id, payload from identity.artifacts where account_id = any($1)',
        [[account, other]],
      )
      expect(rows).toEqual([{ account_id: account, payload: { accountId: account, uid: 'here' } }])
      expect(await openUsers(database).find(other)).toBeUndefined()
      // The ticket was for one time, and leaves nothing that an erasure would not find.
      const third = await make(google, { email: 'link-third@mail.example', email_verified: true })
      expect(problemOf(await accept(fresh(third, 'there'), ticket))).toEqual(['ticket'])
      const rowsOf = async (sub: string) => readRows(database, await findPerson(database, sub, null))
      const revoked = (await rowsOf(account)).find(({ name }) => name === 'account.revocations')
      expect(revoked?.rows).toHaveLength(1)
      // The account hears of it on its other pages; of the one that it took in, nothing is written any more.
      const told = (sub: string) => world.sources.events.listOf(sub, { after: 0, most: 10 })
      expect((await told(account)).map(({ about }) => about)).toContain('acceptLink')
      expect(await told(other)).toEqual([])
      // The token of the account that was is good for nothing, and the session that it took over is not shown as another.
      expect(problemOf(await accept({ ...fresh(other, 'here'), iat: now() - 5 }, ticket))).toBe('UNAUTHENTICATED')
      expect(await world.sources.sessions.listOf(account)).toEqual([])
    })

    it('is added by those alone who have just proved who they are, to both (R-DAS-09)', async () => {
      const { account, other } = await pair()
      const stale = { auth_time: now() - 3600 }
      expect(problemOf(await begin({ ...fresh(account, 'a'), ...stale }))).toEqual(['authentication'])
      const { ticket } = await begin(fresh(account, 'a'))

      expect(problemOf(await accept({ ...fresh(other, 'b'), ...stale }, ticket))).toEqual(['authentication'])
      expect(problemOf(await accept(fresh(other, 'b'), `${ticket}x`))).toEqual(['ticket'])
      expect(problemOf(await accept(fresh(account, 'a'), ticket))).toEqual(['same'])
      verifiedAs.delete(other)
      expect(problemOf(await accept(fresh(other, 'b'), ticket))).toEqual(['email'])
    })

    it('is not taken from an account in which somebody keeps something, or has access (R-DAS-09)', async () => {
      const { world, database } = place()
      const { account, other } = await pair()
      const { ticket } = await begin(fresh(account, 'a'))
      const tryIt = async () => problemOf(await accept(fresh(other, 'b'), ticket))
      const made = await world.ask(
        other,
        'mutation ($key: Key!) { changeOnboarding(key: $key, version: 0, step: "interests") { step } }',
        { key: randomUUID() },
      )
      expect(made.errors).toBeUndefined()
      expect(await tryIt()).toEqual(['taken'])
      await database.query('delete from account.onboarding where sub = $1', [other])

      world.sources.grants.hear('grants', 901, { sub: other, from: '2026-01-01' })
      expect(await tryIt()).toEqual(['taken'])
      world.sources.grants.hear('grants', 901, null)
      await database.query(`insert into identity.organizations values ('org_links', 'links', 'Links')`)
      await database.query(`insert into identity.organization_members values ('org_links', $1)`, [other])
      expect(await tryIt()).toEqual(['taken'])

      expect((await openUsers(database).find(other))?.id).toBe(other)
      await database.query(`delete from identity.organization_members where user_id = $1`, [other])
      expect(await tryIt()).toBeUndefined()
    })

    it('is asked of a colleague by letter where the provider cannot be reached (R-DAS-09)', async () => {
      const { database } = place()
      expect(await askOperator(database).link('auth0|one', { sub: 'samlp|two' })).toBe(true)
      const { rows } = await database.query<{ data: unknown }>(
        `select data from account.letters where kind = 'provider-for-desk' and data ->> 'wish' = 'link'`,
      )

      expect(rows).toEqual([{ data: { wish: 'link', account: 'auth0|one', detail: 'samlp|two' } }])
    })
  })
}
