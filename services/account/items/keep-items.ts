import { editionKey, type LogRow } from '../../../src/plan/store/log-row'
import { type Ask, readFromNothing, readNews } from '../../../src/plan/store/read-log'
import { followInTurn } from '../following/follow-in-turn'
import { type ItemStore } from './item-store'
import { type Item, toItem } from './to-item'

type Parts = { ask: Ask; store: ItemStore; databaseUrl: string; report: (line: string) => void }

/** Brings the items up to what the log says: by what is new, or from nothing where that is not known. */
export async function updateItems(ask: Ask, store: ItemStore): Promise<void> {
  const last = await store.readLast()
  const news = last && (await readNews(ask, last))
  if (last && news) {
    if (news.length > 0) await store.advance(last, news)
    return
  }
  await store.replace(...(await readAll(ask)))
}

/** Only what is kept of each row stays in memory. */
async function readAll(ask: Ask): Promise<[Iterable<Item>, LogRow | undefined]> {
  const items = new Map<string, Item>()
  let last: LogRow | undefined
  for await (const page of readFromNothing(ask)) {
    for (const row of page) {
      const item = toItem(row)
      if (item) items.set(editionKey(row), item)
      else items.delete(editionKey(row))
      if (row.seq > (last?.seq ?? 0)) last = row
    }
  }
  return [items.values(), last]
}

/** Keeps the items as the log has them. */
export const keepItems = ({ ask, store, databaseUrl, report }: Parts): { stop: () => Promise<void> } =>
  followInTurn({
    ...{ databaseUrl, lock: 'account-items', report },
    update: () => updateItems(ask, store),
    failed: 'What accounts keep of public pages stays as it is',
  })
