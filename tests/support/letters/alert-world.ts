import { type Pool } from 'pg'
import { openItemStore } from '../../../services/account/items/item-store'
import { updateItems } from '../../../services/account/items/keep-items'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { uuidV7 } from '../../../services/account/records/uuid-v7'
import { type LogRow } from '../../../src/plan/store/log-row'
import { at } from '../content/firm-rows'
import { answerRow, navigatorPlaces } from '../content/navigator-rows'
import { edition } from '../content/planned-pages'
import { WrittenLog } from '../content/written-log'

export const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const soon = new Date(Date.now() + 40 * 86_400_000).toISOString()

export const articleRow = (id: number, title: string, own: object = {}): LogRow =>
  edition(
    'article',
    id,
    at(`/en/articles/${id}/one`, { title, publishedOn: new Date().toISOString(), topics: [5], ...own }),
  )
export const eventRow = (id: number, title: string): LogRow =>
  edition('event', id, at(`/en/events/${id}/one`, { title, startsAt: soon, endsAt: soon, topics: [5] }))

const first = [
  ...navigatorPlaces,
  answerRow({ shortAnswer: 'Yes, at five per cent.', version: 1 }),
  edition('topic', 5, at('/en/insights/topics/mergers', { name: 'Mergers' })),
  articleRow(1, 'There before anybody followed'),
]

/** A log that is followed from its beginning, so that what is added is news; and nobody who follows anything. */
export async function openNews(database: Pool) {
  await database.query(
    `truncate account.alerts, account.changes, account.addresses, account.follows, account.interests, account.notices,
              account.profiles, account.letters, account.events, account.event_numbers, account.deletions`,
  )
  await database.query(`update account.items_cursor set last = ''`)
  await forgetVersions(database)
  const log = new WrittenLog(...first)
  const read = async () => {
    await updateItems(log.ask, openItemStore(database))
    await catchUp({ ask: log.ask, database, report: () => undefined })
  }
  await read()
  const follow = (sub: string, ...[kind, about, rate = 'immediate']: [kind: string, about: string, rate?: string]) =>
    database.query(
      `insert into account.follows (id, sub, key, last_key, kind, about, title, rate) values ($1, $2, $1, $1, $3, $4, 'x', $5)`,
      [uuidV7(), sub, kind, about, rate],
    )
  const prove = (sub: string, address: string) =>
    database.query('insert into account.addresses (sub, address) values ($1, $2)', [sub, address])
  return {
    follow,
    prove,
    publish: async (...rows: LogRow[]) => {
      log.add(...rows)
      await read()
    },
  }
}
