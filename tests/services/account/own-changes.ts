import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { duringChange, tellOwnChanges } from '../../../services/account/changes/own-changes'
import { inTransaction } from '../../../services/database/open-database'
import { pageHeader } from '../../../src/access/page-header'
import { type World } from '../../support/account-world'

export type GivenNews = {
  world: World
  database: Pool
  /** What somebody receives from a number on, until there were so many. */
  follow: (sub: string, after: number, count: number) => Promise<object[]>
  eventsOf: (sub: string) => Promise<object[]>
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
}
