import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { loadManifest } from '../../../services/releases/manifest'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { databaseIn } from '../place/database-process'
import { pidsOf, type Publishing } from '../publishing/publishing'

const list = '/en/about-us/news'
const day = { summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }

type Told = { editions: { locale: string; state: string }[]; held: { message: string }[] }

/** As a CMS of another version might write it: an edition that this site cannot read. */
const publishUnreadable = (site: Publishing, item: number): Promise<unknown> =>
  withClient(databaseIn(site.place).url, (client) =>
    client.query(
      `with written as (
         insert into publications (type, item_id, locale, revision, operation, audience, document)
         select type, item_id, locale, revision + 1, operation, audience, document - 'publishedOn' || '{"title":"Unreadable"}'
           from publications where type = 'news-item' and item_id = $1 order by seq desc limit 1
         returning *)
       update publication_heads h set seq = w.seq, revision = w.revision from written w
         where (h.type, h.item_id, h.locale) = (w.type, w.item_id, w.locale)`,
      [item],
    ),
  )

/** The editions in whose place the live release shows another row. */
async function findHeld({ place }: Publishing): Promise<string[]> {
  const { origin } = await loadManifest(openDiskStore(place.dataDir).ledger)
  return Object.keys(origin?.held ?? {})
}

/** What an installation does with an edition that must not go live. */
export function testHolding(site: () => Publishing): void {
  const tell = async (item: number): Promise<Told> => {
    const { edge, operator } = site()
    const response = await fetch(`${edge}/publisher/documents/news-item/${item}`, { headers: operator })
    return (await response.json()) as Told
  }
  const untilHeld = async (item: number): Promise<Told> => {
    for (;;) {
      const told = await tell(item).catch(() => undefined)
      if (told && told.held.length > 0) return told
      await sleep(50)
    }
  }

  it('holds back what it cannot show, says why, also after a restart, until it is corrected (OP-1, ED-5)', async () => {
    const { add, change, until, read, place } = site()
    const bad = await add('news', { title: 'A glass', ...day })
    const good = await add('news', { title: 'A second glass', ...day })
    const unseen = await add('news', { title: 'A cup', ...day })
    await until(`${list}/a-second-glass`, ({ status }) => status === 200)
    await until(`${list}/a-cup`, ({ status }) => status === 200)
    await publishUnreadable(site(), bad)
    await change('news', good, { title: 'A third glass' })
    await until(list, ({ text }) => text.includes('A third glass'))
    const isHeld = {
      editions: [{ locale: 'en', state: 'held' }],
      held: [{ message: expect.stringContaining('is missing') as string }],
    }
    expect(await untilHeld(bad)).toMatchObject(isHeld)

    for (const pid of pidsOf(place, 'publisher')) process.kill(pid, 'SIGKILL')
    await publishUnreadable(site(), unseen)
    await change('news', good, { title: 'A fourth glass' })
    await until(list, ({ text }) => text.includes('A fourth glass'), 60_000)
    expect(await untilHeld(bad)).toMatchObject(isHeld)
    expect(await untilHeld(unseen)).toMatchObject(isHeld)
    for (const [path, title] of [
      [list, 'A glass'],
      [`${list}/a-glass`, 'A glass'],
      [list, 'A cup'],
      [`${list}/a-cup`, 'A cup'],
    ] as const) {
      const { status, text } = await read(path)
      expect([status, text.includes(title), text.includes('Unreadable')]).toEqual([200, true, false])
    }
    expect(await findHeld(site())).toEqual([bad, unseen].map((id) => `news-item ${id} en`).sort())

    await change('news', bad, { title: 'A corrected glass' })
    await until(`${list}/a-glass`, ({ text }) => text.includes('A corrected glass'))
    await change('news', unseen, { title: 'A corrected cup' })
    await until(`${list}/a-cup`, ({ text }) => text.includes('A corrected cup'))
    expect(await tell(bad)).toMatchObject({ editions: [{ state: 'live' }], held: [] })
  }, 120_000)
}
