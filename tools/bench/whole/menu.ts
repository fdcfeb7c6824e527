import { setTimeout as sleep } from 'node:timers/promises'
import { loadManifest } from '../../../services/releases/manifest'
import { openDiskStore, type ReleaseStore } from '../../../services/releases/store/open-store'
import { type Receipt } from '../../../services/releases/store/receipts'
import { type CmsClient, signIn } from '../../../tests/support/cms/cms-client'
import { type Place } from '../../../tests/support/place/installation'
import { countPages, quantile } from '../publish'
import { askPublisher, cpuOf, cpuSince, hundredths, tenths, untilIdle, withOwnSite } from './own-site'

const rounds = 3
const pollMs = 20
const patienceMs = 900_000
const readers = 8

type Entry = { id: string; label: string }
type Menu = { id: number; entries: Entry[] }
type Told = { editions: { locale: string; next?: { pages: number; seconds: number | null } }[] }
type Timed = { seconds: number; cpuSeconds: number; receipt: Receipt; shown: number }

/**
 * An editor renames an entry of the header, on the demonstration or on a generated site of so many pages: from the press until
 * all pages that show it are live. npm run bench -- menu 20000
 */
export function benchMenu([pages]: string[]): Promise<object> {
  return withOwnSite(pages === undefined ? undefined : Number(pages), measure)
}

async function measure(place: Place): Promise<object> {
  const editor = await signIn(place)
  const menu = await findHeader(editor)
  const store = openDiskStore(place.dataDir)
  const told = (await askPublisher<Told>(place, `documents/menu/${menu.id}`)).editions
  const timed: Timed[] = []
  for (let round = 1; round <= rounds; round++) {
    const one = await change({ editor, menu, place, store }, `Menu ${round} ${Date.now().toString(36)}`)
    timed.push(one)
    process.stdout.write(`  ${round}: ${one.seconds} s, ${one.shown} pages show it\n`)
  }
  return { pages: await countPages(store), told: told.find(({ locale }) => locale === 'en')?.next, ...sum(timed) }
}

function sum(timed: readonly Timed[]): object {
  const middle = (of: (one: Timed) => number) =>
    quantile(
      timed.map((one) => of(one)),
      0.5,
    )
  const stages = ['queued', 'read', 'plan', 'render', 'check', 'store', 'search', 'switch'] as const
  return {
    changed: middle(({ receipt }) => receipt.pages.changed),
    shown: middle(({ shown }) => shown),
    seconds: middle(({ seconds }) => seconds),
    cpuSeconds: middle(({ cpuSeconds }) => cpuSeconds),
    shares: Object.fromEntries(
      stages.map((stage) => [stage, hundredths(middle(({ receipt }) => receipt.stages[stage]))]),
    ),
    all: timed.map(({ seconds }) => seconds),
  }
}

async function findHeader(editor: CmsClient): Promise<Menu> {
  const query = { depth: 0, where: { place: { equals: 'header' }, _status: { equals: 'published' } } }
  const { body } = await editor.ask('GET', 'menus', { query })
  const [menu] = (body.docs ?? []) as unknown as Menu[]
  if (!menu?.entries[0]) throw new Error('There is no header with an entry.')
  return menu
}

type Desk = { editor: CmsClient; menu: Menu; place: Place; store: ReleaseStore }

async function change({ editor, menu, place, store }: Desk, label: string): Promise<Timed> {
  await untilIdle(place)
  const [newest] = await store.receipts.newest(1)
  const entries = menu.entries.map((entry, position) => (position === 0 ? { ...entry, label } : entry))
  const before = cpuOf(place)
  const pressed = performance.now()
  const answer = await editor.ask('PATCH', `menus/${menu.id}`, { body: { entries, _status: 'published' } })
  if (answer.status !== 200) throw new Error(answer.words)
  await untilShown(place, label)
  const seconds = hundredths((performance.now() - pressed) / 1000)
  const receipt = await receiptAfter(store, newest?.id ?? '')
  const cpuSeconds = tenths(cpuSince(place, before))
  return { seconds, cpuSeconds, receipt, shown: await countShowing({ place, store }, label) }
}

const fetchPage = async ({ portBase }: Place, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${portBase}${encodeURI(path)}`)).text()

/** A release is put before all readers at once: one page tells of all, and `countShowing` looks at each afterwards. */
async function untilShown(place: Place, label: string): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await fetchPage(place, '/en')).includes(label)) {
    if (Date.now() > end) throw new Error(`The menu is not live after ${patienceMs / 1000} s.`)
    await sleep(pollMs)
  }
}

async function receiptAfter({ receipts }: ReleaseStore, id: string): Promise<Receipt> {
  for (;;) {
    const made = (await receipts.newest(10)).filter((receipt) => receipt.id > id)
    const own = made.find(({ editions }) => editions.some(({ type }) => type === 'menu'))
    if (own) return own
    await sleep(pollMs)
  }
}

/** How many pages show it, asked for one after the other as readers do. */
async function countShowing({ place, store }: Pick<Desk, 'place' | 'store'>, label: string): Promise<number> {
  const { entries } = await loadManifest(store.ledger)
  const paths = [...entries].flatMap(([path, entry]) =>
    entry.kind === 'file' && entry.type.startsWith('text/html') && entry.left === undefined ? [path] : [],
  )
  let showing = 0
  const read = async (first: number) => {
    for (let at = first; at < paths.length; at += readers)
      if ((await fetchPage(place, paths[at] ?? '/')).includes(label)) showing += 1
  }
  await Promise.all(Array.from({ length: readers }, (_, first) => read(first)))
  return showing
}
