import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { WebSocket } from 'ws'
import { openAddresses } from '../../services/account/alerts/addresses'
import { endTokens } from '../../services/account/ended/endings'
import { type Endings, openEndings } from '../../services/account/ended/open-endings'
import { openDeletions } from '../../services/account/person/deletions'
import { openOfficeRecords } from '../../services/account/person/office-records'
import { openEmbeddedProvider } from '../../services/account/provider/sign-in-provider'
import { openSessionNotes } from '../../services/account/sessions/note-session'
import { openSessions } from '../../services/account/sessions/sessions'
import { inTransaction } from '../../services/database/open-database'
import { openUsers } from '../../services/identity/users/users'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, siteOrigin, type World } from '../support/account/account-world'
import { openToldOffice, type ToldOffice } from '../support/letters/told-office'
import { describeIdentified } from './account/identified'
import { describeLinks } from './account/links'
import { describeOwnData } from './account/own-data'
import { describeSessions } from './account/sessions'

const lookEveryMs = 500
const query = { query: '{ viewer { id } }' }

describe('what was signed out', () => {
  let own: AccountPlace
  let database: Pool
  let endings: Endings
  let world: World
  let told: ToldOffice
  beforeAll(async () => {
    own = await openAccountPlace()
    told = await openToldOffice('a key of the account')
    const { databaseUrl } = own
    database = own.database
    endings = openEndings({ databaseUrl, database, report: () => undefined, everyMs: lookEveryMs })
    const office = openOfficeRecords(told.changes)
    const deletions = openDeletions(database, { provider: openEmbeddedProvider(database), office })
    const noteSession = openSessionNotes({
      ...{
        addresses: openAddresses(database),
        sessions: openSessions(database),
        deletions,
        countryHeader: 'x-country',
        report: () => undefined,
      },
    })
    world = await openWorld(database, { endings, noteSession, office })
    told.tellGrants(world.sources.grants)
  })
  afterAll(async () => {
    await world.close()
    await endings.close()
    await told.close()
    await own.stop()
  })

  const now = () => Math.floor(Date.now() / 1000)
  const codeFor = async (claims: JWTPayload) => {
    const answer = (await (await world.send(claims, query)).json()) as { errors?: { extensions: { code: string } }[] }
    return answer.errors?.[0]?.extensions.code
  }
  const openFor = async (claims: JWTPayload) => {
    const options = { origin: siteOrigin }
    const socket = new WebSocket(`${world.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options)
    await once(socket, 'open')
    const payload = { authorization: `Bearer ${await world.sign(claims)}` }
    socket.send(JSON.stringify({ type: 'connection_init', payload }))
    await once(socket, 'message')
    return socket
  }
  const codeOfClose = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number

  it('refuses what was issued before, at once, and closes its sockets; another person is not concerned', async () => {
    const old = { sub: 'auth0|leaving', iat: now() - 5 }
    const [mine, other] = [await openFor(old), await openFor({ sub: 'auth0|staying' })]
    const closed = codeOfClose(mine)
    await endTokens(database, 'person', old.sub)

    expect(await closed).toBe(4403)
    expect(await codeFor(old)).toBe('UNAUTHENTICATED')
    expect(await codeFor({ ...old, iat: now() + 1 })).toBeUndefined()
    expect(other.readyState).toBe(WebSocket.OPEN)
    other.terminate()
  })

  it('is one session alone, where only that was ended', async () => {
    const sub = 'auth0|two-sessions'
    const [one, two] = ['one', 'two'].map((sid) => ({ sub, sid, iat: now() - 5 }))
    const socket = await openFor({ ...one })
    const closed = codeOfClose(socket)
    await endTokens(database, 'session', 'one')
    await closed

    expect(await codeFor({ ...one })).toBe('UNAUTHENTICATED')
    expect(await codeFor({ ...two })).toBeUndefined()
  })

  it('counts for nothing where what ended it was undone', async () => {
    const sub = 'auth0|undone'
    const client = await database.connect()
    await client.query('begin')
    await endTokens(client, 'person', sub)
    await client.query('rollback')
    client.release()
    await new Promise((resolve) => setTimeout(resolve, 2 * lookEveryMs))

    expect(await codeFor({ sub, iat: now() - 5 })).toBeUndefined()
  })

  it('is known within seconds where the embedded provider ended it, by a new password', async () => {
    const users = openUsers(database)
    const connection = { name: 'Username-Password-Authentication', strategy: 'auth0' }
    const user = await users.create(connection as never, { email: 'olga@harbour.example', password_hash: 'old' })
    const sub = user?.id ?? ''
    const token = { sub, iat: now() + 1 }
    expect(await codeFor(token)).toBeUndefined()
    const socket = await openFor(token)
    const closed = codeOfClose(socket)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const [login] = await users.logins(sub)
    if (login) await users.setPassword(login, randomBytes(8).toString('hex'))

    expect(await closed).toBe(4403)
    expect(await codeFor(token)).toBe('UNAUTHENTICATED')
  })

  describeIdentified(() => ({ database }))
  it('goes on where the database ends a connection in the middle of a transaction', async () => {
    const lost = await inTransaction(database, async (transaction) => {
      const { rows } = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid')
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sleep(100)
      await transaction.query('select 1')
    }).catch((error: unknown) => String(error))

    expect(lost).toMatch(/not queryable|terminat/)
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  describeOwnData(() => ({ world, database, told }))
  describeLinks(() => ({ world, database, told }))
  describeSessions(() => ({ world, database, told }))
})
