import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { type Pool } from 'pg'
import { WebSocket } from 'ws'
import { duringChange, tellOwnChanges } from '../../../services/account/changes/own-changes'
import { type openNews } from '../../../services/account/events/open-news'
import { inTransaction } from '../../../services/database/open-database'
import { pageHeader } from '../../../src/access/page-header'
import { openWorld, type World } from '../../support/account/account-world'
import { openOneAddress } from '../../support/edge/one-address'

export type GivenNews = {
  world: World
  database: Pool
  /** What somebody receives from a number on, until there were so many. */
  follow: (sub: string, after: number, count: number) => Promise<object[]>
  eventsOf: (sub: string) => Promise<object[]>
  /** What one more service hears of the database. */
  openNewsOf: () => ReturnType<typeof openNews>
}

/** What people change of theirs, for their other open pages. */
export function describeOwnChanges(given: () => GivenNews): void {
  it('is a change of one’s own on another device too: there within two seconds, with the page that made it (AC-5)', async () => {
    const sub = 'auth0|two-devices'
    const page = randomUUID()
    const change = `mutation ($key: Key!) { changeInterests(key: $key, version: 0, chosen: []) { version } }`
    const variables = { key: randomUUID() }
    const { world, follow, eventsOf } = given()
    const heard = follow(sub, 0, 1)
    const sentAt = performance.now()
    const send = () =>
      fetch(`${world.origin}/graphql`, {
        method: 'POST',
        headers: { ...headers, [pageHeader]: page },
        body: JSON.stringify({ query: change, variables }),
      })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await world.sign({ sub })}` }
    await send()

    expect(await heard).toMatchObject([{ number: 1, kind: 'OWN_CHANGED', about: 'changeInterests', page }])
    expect(performance.now() - sentAt).toBeLessThan(2000)
    // Asked once more with its key, it was made once.
    await send()
    expect(await eventsOf(sub)).toHaveLength(1)
  })

  it('is no change where it was refused, and none without what was changed (AC-5)', async () => {
    const sub = 'auth0|refused-change'
    const { world, database, eventsOf } = given()
    const change = `mutation ($key: Key!) { changeInterests(key: $key, version: 7, chosen: []) { version } }`
    expect((await world.ask(sub, change, { key: randomUUID() })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ])
    const failing = duringChange({ sub, name: 'changeInterests' }, () =>
      inTransaction(tellOwnChanges(database), async (transaction) => {
        await transaction.query(`insert into account.operations (digest, text) values ('undone', '')`)
        throw new Error('Undone.')
      }),
    )
    await expect(failing).rejects.toThrow('Undone.')

    expect(await eventsOf(sub)).toEqual([])
  })

  it('misses nothing behind one address of two services, of which each is away for a while (AC-5)', async () => {
    const { world, database, openNewsOf } = given()
    const second = openNewsOf()
    const other = await openWorld(database, { news: second, findAsker: world.findAsker })
    const address = await openOneAddress([world.origin, other.origin])
    const sub = 'auth0|behind-one-address'
    const authorization = `Bearer ${await world.sign({ sub })}`
    const client = createClient({
      url: `${address.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization },
      retryAttempts: Infinity,
      retryWait: () => sleep(50),
      shouldRetry: () => true,
    })
    const numbers: number[] = []
    const query = 'subscription { news(after: 0) { number } }'
    const stop = client.subscribe<{ news: { number: number } }>(
      { query },
      {
        // As a page does: what a new socket tells once more is no news.
        next: ({ data }) => {
          if (data && data.news.number > (numbers.at(-1) ?? 0)) numbers.push(data.news.number)
        },
        error: () => undefined,
        complete: () => undefined,
      },
    )
    const change = async (version: number) => {
      const text = `mutation ($key: Key!) { changeInterests(key: $key, version: ${version}, chosen: []) { version } }`
      const body = JSON.stringify({ query: text, variables: { key: randomUUID() } })
      const headers = { 'content-type': 'application/json', connection: 'close', authorization }
      const reply = await fetch(`${address.origin}/graphql`, { method: 'POST', headers, body })
      expect(await reply.json()).toMatchObject({ data: { changeInterests: { version: version + 1 } } })
    }
    const troubles = [
      () => address.setDown(0, true),
      () => address.cutAll(),
      () => {
        address.setDown(0, false)
        address.setDown(1, true)
      },
      () => address.setDown(1, false),
      () => address.cutAll(),
    ]
    for (const [version, trouble] of troubles.entries()) {
      trouble()
      await change(version)
    }
    const all = troubles.map((_, at) => at + 1)
    for (let tries = 0; tries < 100 && numbers.length < all.length; tries++) await sleep(50)
    stop()
    await client.dispose()
    await address.close()
    await other.close()
    await second.close()

    expect(numbers).toEqual(all)
  })
}
