import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { type Pool } from 'pg'
import { type ClientOptions, WebSocket } from 'ws'
import { addEvent, openEvents } from '../../services/account/events/events'
import { openNews } from '../../services/account/events/open-news'
import { openGrantTeller } from '../../services/account/events/tell-grants'
import { initMs as longestInitMs } from '../../services/account/graphql/open-sockets'
import { catchUp } from '../../services/account/navigator/book/follow-versions'
import { openEditions } from '../../services/account/navigator/book/open-editions'
import { readCursor } from '../../services/account/navigator/book/versions-table'
import { openGrants } from '../../services/account/people/grants'
import { inTransaction } from '../../services/database/open-database'
import { accountOperations } from '../../src/access/operations/account-operations'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, siteOrigin, type World } from '../support/account/account-world'
import { answerRow, navigatorPlaces } from '../support/content/navigator-rows'
import { WrittenLog } from '../support/content/written-log'
import { describeOwnChanges } from './account/own-changes'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const initMs = 400
const news = 'subscription ($after: Int!) { news(after: $after) { number kind about page } }'

type Told = { number: number; kind: string; about: string }

describe('what happens for people', () => {
  let own: AccountPlace
  let database: Pool
  let world: World
  let closeNews: () => Promise<void>
  beforeAll(async () => {
    own = await openAccountPlace()
    const { databaseUrl } = own
    database = own.database
    const report = () => undefined
    const { close, ...follower } = openNews({ databaseUrl, events: openEvents(database), report })
    const { close: closeEditions, ...editions } = openEditions({ databaseUrl, database, report })
    closeNews = async () => {
      await close()
      await closeEditions()
    }
    world = await openWorld(database, { news: follower, editions, initMs })
  })
  afterAll(async () => {
    await world.close()
    await closeNews()
    await own.stop()
  })

  const happen = (sub: string, about: string, isUndone = false) =>
    inTransaction(database, async (transaction) => {
      await addEvent(transaction, sub, { kind: 'grant-begun', about, cause: `test ${about}` })
      if (isUndone) throw new Error('Undone.')
    }).catch(() => undefined)
  const eventsOf = async (sub: string, page = '') => {
    const { data } = await world.ask(sub, `{ viewer { events${page} { number kind about } } }`)
    return (data as { viewer: { events: Told[] } }).viewer.events
  }
  const socketTo = (options: ClientOptions = {}, protocol = 'graphql-transport-ws') =>
    new WebSocket(`${world.origin.replace('http', 'ws')}/graphql`, protocol, { origin: siteOrigin, ...options })
  /** A socket that has said who it is for. */
  const enter = async (authorization: string) => {
    const socket = socketTo()
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
    return socket
  }
  const closeOf = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number
  const bearer = async (claims: object) => `Bearer ${await world.sign({ sub: anna, ...claims })}`
  /** The next state of the navigator that a page receives. */
  const followEdition = async (known: string) => {
    const client = createClient({
      url: `${world.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: await bearer({}) },
    })
    const query = accountOperations.LawEdition
    for await (const { data } of client.iterate<{ navEdition: string }>({ query, variables: { known } })) {
      await client.dispose()
      return data?.navEdition
    }
    return undefined
  }
  /** What somebody receives from a number on, until there were so many. */
  const follow = async (sub: string, after: number, count: number) => {
    const authorization = await bearer({ sub })
    const client = createClient({
      url: `${world.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization },
    })
    const told: Told[] = []
    for await (const { data } of client.iterate<{ news: Told }>({ query: news, variables: { after } })) {
      if (data) told.push(data.news)
      if (told.length >= count) break
    }
    await client.dispose()
    return told
  }

  it('is numbered for each person without a gap, though much happens at once and some is undone (AC-5)', async () => {
    const all = Array.from({ length: 30 }, (_, place) =>
      happen(place % 2 === 0 ? anna : ben, `${place}`, place % 5 === 0),
    )
    await Promise.all(all)

    for (const sub of [anna, ben])
      expect((await eventsOf(sub)).map(({ number }) => number)).toEqual(
        Array.from({ length: 12 }, (_, place) => place + 1),
      )
  })

  const openNewsOf = () =>
    openNews({ databaseUrl: own.databaseUrl, events: openEvents(database), report: () => undefined })
  describeOwnChanges(() => ({ world, database, follow, eventsOf, openNewsOf }))

  it('happens once for one cause, no matter who writes it down (AC-5)', async () => {
    await Promise.all(Array.from({ length: 5 }, () => happen('auth0|once', 'same')))
    await happen('auth0|once', 'other')

    expect(await eventsOf('auth0|once')).toMatchObject([
      { number: 1, about: 'same' },
      { number: 2, about: 'other' },
    ])
  })

  it('is sent in pages to those who were away, and to nobody else (AC-5)', async () => {
    const numbers = async (page: string) => (await eventsOf(anna, page)).map(({ number }) => number)

    expect(await numbers('(after: 3, first: 2)')).toEqual([4, 5])
    expect(await numbers('(first: 1)')).toEqual([12])
    expect(await eventsOf('auth0|nobody')).toEqual([])
    const { errors } = await world.ask(anna, '{ viewer { events(first: 101) { number } } }')
    expect(errors?.[0]?.extensions?.code).toBe('INVALID')
  })

  it('reaches every page of theirs at once, after what these missed (C-2, AC-5)', async () => {
    const pages = [follow(anna, 10, 3), follow(anna, 12, 1), follow(ben, 12, 1)]
    await sleep(300)
    await world.ask(
      anna,
      `mutation { requestCallback(key: "${randomUUID()}", colleague: "2", phone: "+33 1 99 00 12 42", message: "", locale: "en") { id } }`,
    )
    await happen(ben, 'later')
    const [first, second, bens] = await Promise.all(pages)

    expect(first?.map(({ number }) => number)).toEqual([11, 12, 13])
    expect(second).toMatchObject([{ number: 13, kind: 'REQUEST_MADE' }])
    expect(bens).toMatchObject([{ number: 13, about: 'later' }])
  })

  it('reaches open pages where it is a change of the law, no matter who follows it, and those that missed it (C-2, AC-5)', async () => {
    const log = new WrittenLog(...navigatorPlaces, answerRow())
    const read = () => catchUp({ ask: log.ask, database, report: () => undefined })
    await read()
    const before = (await readCursor(database))?.edition ?? ''
    const page = followEdition(before)
    await sleep(300)
    log.add(answerRow({ version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'Not any more.' }))
    const began = Date.now()
    await read()
    const now = await page

    expect(Date.now() - began).toBeLessThan(2000)
    expect(now).toBe((await readCursor(database))?.edition)
    expect(now).not.toBe(before)
    expect(await followEdition(before)).toBe(now)
  })

  it('is sent over no socket of another site, nor at another address (C-2, Q-6)', async () => {
    const answerTo = async (socket: WebSocket) => {
      const [error] = (await once(socket, 'error')) as [Error]
      return error.message
    }

    expect(await answerTo(socketTo({ origin: 'https://evil.example' }))).toContain('403')
  })

  it('is sent to nobody without a good token, who has to show it in time (C-2, K-2)', async () => {
    expect(await closeOf(await enter('Bearer a.b.c'))).toBe(4403)
    expect(await closeOf(await enter(''))).toBe(4403)
    const silent = socketTo()
    expect(await closeOf(silent)).toBe(4408)
    expect(longestInitMs).toBe(30_000)
  })

  it('is sent for as long as the token is good (C-2)', async () => {
    const exp = Math.floor(Date.now() / 1000) + 2
    const socket = await enter(await bearer({ exp }))

    expect(await closeOf(socket)).toBe(4403)
    expect(Date.now()).toBeGreaterThanOrEqual(exp * 1000 - 50)
    expect(Date.now()).toBeLessThan(exp * 1000 + 1500)
  })

  it('is sent over five sockets of a person, and no more (AC-4)', async () => {
    const sub = 'auth0|many'
    const sockets = []
    for (let count = 0; count < 5; count += 1) {
      const socket = await enter(await bearer({ sub }))
      await once(socket, 'message')
      sockets.push(socket)
    }
    const sixth = await enter(await bearer({ sub }))

    expect(await closeOf(sixth)).toBe(4429)
    sockets.forEach((socket) => socket.terminate())
  })

  it('is all that is asked over a socket: queries and changes have their limits elsewhere (AC-4)', async () => {
    const socket = await enter(await bearer({}))
    await once(socket, 'message')
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } }))
    const [answer] = (await once(socket, 'message')) as [Buffer]
    socket.terminate()

    expect(JSON.parse(answer.toString())).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'INVALID' } }],
    })
  })

  it('reports grants that begin and end, once, though several services see them, and not of those from before', async () => {
    const grants = openGrants()
    const sub = 'auth0|granted'
    const at = (day: string) => new Date(`${day}T12:00:00Z`)
    const grant = (id: number, own: object = {}) => grants.hear('grants', id, { sub, from: '2026-01-01', ...own })
    grant(1)
    const [one, two] = [openGrantTeller({ database, grants }), openGrantTeller({ database, grants })]
    const tell = (day: string) => Promise.all([one.tell(at(day)), two.tell(at(day))])
    await tell('2026-02-01')
    grant(2, { from: '2026-03-01', to: '2026-03-31' })
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']) await tell(day)
    grants.hear('grants', 1, null)
    await openGrantTeller({ database, grants }).tell(at('2026-04-02'))

    expect(await eventsOf(sub)).toEqual([
      { number: 1, kind: 'GRANT_BEGUN', about: '2' },
      { number: 2, kind: 'GRANT_ENDED', about: '2' },
      { number: 3, kind: 'GRANT_ENDED', about: '1' },
    ])
  })
})
