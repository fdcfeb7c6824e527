import { setTimeout as sleep } from 'node:timers/promises'
import { loadManifest } from '../../services/releases/manifest'
import { openDiskStore, type ReleaseStore } from '../../services/releases/store/open-store'
import { type Receipt } from '../../services/releases/store/receipts'
import { readServerEnv } from '../../src/config/env-server'
import { type CmsClient, signIn } from '../../tests/support/cms/cms-client'
import { type Place } from '../../tests/support/place/installation'

const usualEdits = 100
const pollMs = 10
const patienceMs = 60_000

type Timed = { seconds: number; receipt: Receipt | undefined }

/**
 * Publishes edits of news and of people, by turns, in the CMS of the installation that runs here, and asks the site again and
 * again until its readers have each. The clock starts before the request to the CMS. Every item ends as it was.
 */
export async function benchPublish([count]: string[]): Promise<object> {
  const { DATA_DIR, PORT_BASE } = readServerEnv()
  const place: Place = { dataDir: DATA_DIR, portBase: PORT_BASE }
  const editor = await signIn(place)
  const store = openDiskStore(DATA_DIR)
  const [news, people] = [await findItems(editor, 'news'), await findItems(editor, 'people')]
  const items = news.flatMap((item, position) => [item, people[position] ?? item])
  const timed: Timed[] = []
  for (let edit = 0; edit < Number(count ?? usualEdits); edit++) {
    const item = items[edit % items.length]
    if (!item) throw new Error('There is nothing to edit.')
    const seconds = await publish(editor, { ...item, summary: `Edit ${edit} of the benchmark, ${Date.now()}.` }, place)
    timed.push({ seconds, receipt: (await store.receipts.newest(1))[0] })
    process.stdout.write(`  ${edit + 1}: ${seconds.toFixed(3)} s\n`)
  }
  for (const item of items.slice(0, timed.length)) await save(editor, item, item.summary)
  const receipts = timed.flatMap(({ receipt }) => receipt ?? [])
  return {
    edits: timed.length,
    p50: quantile(
      timed.map(({ seconds }) => seconds),
      0.5,
    ),
    p95: quantile(
      timed.map(({ seconds }) => seconds),
      0.95,
    ),
    pages: await countPages(store),
    pagesAnEdit: quantile(
      receipts.map(({ pages }) => pages.changed),
      0.5,
    ),
    stages: Object.fromEntries(
      (['queued', 'read', 'plan', 'render', 'check', 'store', 'search', 'switch'] as const).map((stage) => [
        stage,
        quantile(
          receipts.map(({ stages }) => stages[stage]),
          0.5,
        ),
      ]),
    ),
  }
}

type Kind = 'news' | 'people'
export type Item = { kind: Kind; id: number; slug: string; summary: string }

export const pathOf = ({ kind, id, slug }: Item): string =>
  kind === 'news' ? `/en/about-us/news/${slug}` : `/en/people/${id}/${slug}`

/** Some of those that readers have. */
export async function findItems(editor: CmsClient, kind: Kind): Promise<Item[]> {
  const query = { limit: 20, depth: 0, where: { _status: { equals: 'published' } } }
  const { body } = await editor.ask('GET', kind, { query })
  const live = (body.docs ?? []).filter((item) => item['live'] === true) as unknown as Omit<Item, 'kind'>[]
  return live.map((item) => ({ ...item, kind }))
}

export async function save(editor: CmsClient, { kind, id }: Item, summary: string): Promise<void> {
  const answer = await editor.ask('PATCH', `${kind}/${id}`, { body: { summary, _status: 'published' } })
  if (answer.status !== 200) throw new Error(answer.words)
}

async function publish(editor: CmsClient, item: Item, { portBase }: Place): Promise<number> {
  const { slug, summary } = item
  const clicked = performance.now()
  await save(editor, item, summary)
  while (performance.now() - clicked < patienceMs) {
    const page = await fetch(`http://127.0.0.1:${portBase}${pathOf(item)}`)
    if ((await page.text()).includes(summary)) return (performance.now() - clicked) / 1000
    await sleep(pollMs)
  }
  throw new Error(`Edit of ${slug} is not live after ${patienceMs / 1000} s.`)
}

export async function countPages({ ledger }: ReleaseStore): Promise<number> {
  const { entries } = await loadManifest(ledger)
  return [...entries.values()].filter((entry) => entry.kind === 'file' && entry.type.startsWith('text/html')).length
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
