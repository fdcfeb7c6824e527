import { setTimeout as sleep } from 'node:timers/promises'
import { loadManifest } from '../../../services/releases/manifest'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { type Receipt } from '../../../services/releases/store/receipts'
import { addGuidance } from '../cms/gated-content'
import { pidsOf, type Publishing } from '../publishing/publishing'
import { indexesOf } from '../search/indexes-of'

const canary = 'Only subscribers know of the sluice.'
const day = { summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }

/** What search finds of an installation in which somebody publishes. */
export function testSearch(site: () => Publishing): void {
  const titles = async () => (await indexesOf(site()).recordsIn('en')).map(({ title }) => title)
  const receipts = () => openDiskStore(site().place.dataDir).receipts.newest(20)
  const receiptsOf = async (item: number): Promise<Receipt[]> =>
    (await receipts()).filter(({ editions }) => editions.some(({ type, id }) => type === 'news-item' && id === item))
  /** The newest of the item that says so. */
  const receiptOf = async (item: number, isSo: (receipt: Receipt) => boolean): Promise<Receipt> => {
    for (;;) {
      const found = (await receiptsOf(item)).find(isSo)
      if (found) return found
      await sleep(50)
    }
  }
  /** Taken is not yet found: search first builds its index again. */
  const untilFound = async (...wanted: string[]) => {
    for (;;) {
      const there = new Set(await titles())
      if (wanted.every((title) => there.has(title))) return
      await sleep(50)
    }
  }
  const isTold = ({ search }: Receipt) => search === 'done'

  it('is found once it is published, by one write, and no more once it is withdrawn (C-3, CV-8)', async () => {
    const { add, change, until } = site()
    const id = await add('news', { title: 'Escrow of keys', ...day })
    const path = '/en/about-us/news/escrow-of-keys'
    await until(path, ({ status }) => status === 200)
    await receiptOf(id, isTold)
    await untilFound('Escrow of keys')

    await change('news', id, { title: 'Escrow of codes' })
    await until(path, ({ text }) => text.includes('Escrow of codes'))
    const { searchWrites } = await receiptOf(id, (receipt) => isTold(receipt) && receipt.searchWrites === 1)
    expect(searchWrites).toBe(1)
    await untilFound('Escrow of codes')

    await change('news', id, { live: false })
    await until(path, ({ status }) => status === 410)
    await receiptOf(id, (one) => isTold(one) && one.editions.some(({ operation }) => operation === 'withdraw'))
    expect((await titles()).filter((title) => title.startsWith('Escrow'))).toEqual([])
  })

  it('holds no publication up while search is down, and catches up even when the publisher dies (C-3, ED-5)', async () => {
    const { add, change, until, place } = site()
    const id = await add('news', { title: 'Before the silence', ...day })
    const path = '/en/about-us/news/before-the-silence'
    await until(path, ({ status }) => status === 200)
    await receiptOf(id, isTold)
    const signal = (service: string, name: NodeJS.Signals) => {
      for (const pid of pidsOf(place, service)) process.kill(pid, name)
    }
    // It takes connections and says nothing, which is worse than being gone.
    signal('search', 'SIGSTOP')
    await change('news', id, { title: 'During the silence' })
    await until(path, ({ text }) => text.includes('During the silence'))
    const { search } = await receiptOf(id, (one) => one.search !== 'done')
    expect(search).toBe('pending')
    signal('publisher', 'SIGKILL')
    const other = await add('news', { title: 'Said by another', ...day })
    await until('/en/about-us/news/said-by-another', ({ status }) => status === 200, 60_000)
    signal('search', 'SIGCONT')
    await receiptOf(other, isTold)

    while ((await receiptsOf(id)).some((receipt) => receipt.search === 'pending')) await sleep(50)
    await untilFound('During the silence', 'Said by another')
    expect(await titles()).not.toContain('Before the silence')
  }, 120_000)

  it('hands the site no key but the one that searches (C-3, Q-6)', async () => {
    const { place, secrets } = site()
    const { ledger, blobs } = openDiskStore(place.dataDir)
    const { entries } = await loadManifest(ledger)
    const files = [...entries].flatMap(([path, entry]) => (entry.kind === 'file' ? [{ path, blob: entry.blob }] : []))
    const open = ['SEARCH_KEY', 'SEARCH_APP_ID']
    const secret = Object.entries(secrets).filter(([name]) => !open.includes(name))
    const leaks: string[] = []
    let known = 0
    for (const { path, blob } of files) {
      const text = (await blobs.read(blob))?.toString('latin1') ?? ''
      if (text.includes(secrets['SEARCH_KEY'] ?? '')) known += 1
      for (const [name, value] of secret) if (text.includes(value)) leaks.push(`${name} in ${path}`)
    }

    expect(leaks).toEqual([])
    // The one that is there is found, so the others would be.
    expect(known).toBeGreaterThan(0)
  })

  it('finds nothing that only subscribers may read (N8)', async () => {
    await addGuidance(site().place, site().admin, {
      words: canary,
      service: { name: 'Insider lists', key: 'insider-lists' },
      region: { name: 'Baltics', key: 'baltics' },
      lawyer: 'insider-lawyer@example.com',
    })
    const { all } = indexesOf(site())
    while (!JSON.stringify(await all()).includes('Insider lists')) await sleep(100)

    expect(JSON.stringify(await all())).not.toContain(canary)
  })
}
