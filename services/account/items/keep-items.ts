import { editionKey, type LogRow } from '../../../src/build/log-row'
import { type Ask, readFromNothing, readNews } from '../../../src/build/read-log'
import { takeLease } from '../../database/lease'
import { messageOf } from '../../shared/log'
import { type ItemStore } from './item-store'
import { type Item, toItem } from './to-item'

const pauseMs = 1000

type Parts = { ask: Ask; store: ItemStore; databaseUrl: string; report: (line: string) => void }

/** Brings the items up to what the log says: by what is new, or from nothing where that cannot be told. */
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

/** Keeps the items a second behind the log. Of as many services as there are, one writes; all of them read. */
export function keepItems({ ask, store, databaseUrl, report }: Parts): { stop: () => Promise<void> } {
  const end = new AbortController()
  let problem: string | undefined
  const turn = async (): Promise<void> => {
    try {
      await updateItems(ask, store)
      problem = undefined
    } catch (error) {
      const words = messageOf(error)
      // Said once: what is known stays as it is.
      if (words !== problem) report(`What accounts keep of public pages stays as it is: ${words}`)
      problem = words
    }
  }
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const lost = new AbortController()
      await takeLease(databaseUrl, { lock: 'account-items', calledOff: end.signal, lost: () => lost.abort() })
      const over = AbortSignal.any([lost.signal, end.signal])
      while (!over.aborted) {
        await turn()
        await pause(over)
      }
    }
  }
  const over = run()
  return {
    stop: () => {
      end.abort()
      return over
    },
  }
}

const pause = (over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      over.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    over.addEventListener('abort', done)
    if (over.aborted) done()
  })
