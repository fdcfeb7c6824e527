import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { appendRelease } from '../../../services/releases/make-release'
import { type Entry } from '../../../services/releases/record'
import { type Comparison } from '../../../services/releases/store/comparisons'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { databaseIn } from '../place/database-process'
import { openFeed, readOn } from '../publishing/feed-reader'
import { type Publishing } from '../publishing/publishing'
import { findDisagreements } from '../storm/findings'
import { killCms, killPostgres, killPublisher } from '../storm/kills'
import { type NudgeTally, stormNudges } from '../storm/nudges'
import { createRandom } from '../storm/random'
import { runStorm, type StormResult } from '../storm/run-storm'
import { untilSettled } from '../storm/until-settled'

// Of each way to publish, one: alone, and with a second lawyer.
const silent = { page: 'pages_locales', 'news-item': 'news_locales', article: 'articles_locales' }
const nudges = 300
const altered = '/en/about-us/news/an-opening'

/** Everything at once, on the whole stack: npm run storm is its long form. */
export function testStorm(of: () => { site: Publishing; first: number }, seed: number): void {
  let place: Publishing['place']
  let result: StormResult
  let nudged: NudgeTally
  let settled: Awaited<ReturnType<typeof untilSettled>>

  beforeAll(async () => {
    const { site, first } = of()
    place = site.place
    const kills = [killPublisher, killCms, killPostgres, killPublisher].map((kill) => () => kill(place))
    const sender = { place, secret: site.secrets['WEBHOOK_SECRET'] ?? '', random: createRandom(seed + 1) }
    ;[result, nudged] = await Promise.all([
      runStorm({ place, seed, operations: 40, writers: 8, kills }),
      stormNudges(sender, nudges),
    ])
    // The nudges that were lost are made up for by the next one.
    await site.change('news', first, { title: 'After the storm' })
    settled = await untilSettled(site)
  })

  const open = () => openFeed(place, of().site.secrets['ACCOUNT_KEY'] ?? '')

  it('leaves a log that agrees with the documents about every edition (N5)', () => {
    expect(result.disagreements).toEqual([])
    expect(result.accepted).toBeGreaterThan(15)
  })

  it('loses no publish that an editor was told of (ED-1)', () => {
    expect(result.missing).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(5)
  })

  it('numbers the revisions of every edition without a gap', () => {
    expect(result.brokenRevisions).toEqual([])
  })

  it('is read to the last row by a reader that never stops', () => {
    expect(result.missedByReader).toEqual([])
    expect(result.rows).toBeGreaterThan(20)
  })

  it('believes no nudge that is forged or too late, and none twice (ED-3, Q-6)', () => {
    expect(nudged.wrong).toEqual([])
    // Each new publisher knows nothing of what the one before has heard.
    expect(nudged.twice).toBeLessThanOrEqual(2)
  })

  it('leaves readers the very bytes that a build from nothing makes; a page that was altered is found (N2, N8, ED-6)', async () => {
    const store = openDiskStore(place.dataDir)
    // What the storm has left may hold the last words back; that is shown, and the build from nothing then holds them back too.
    const isHeld = settled.held.some(({ path }) => [altered, `news-item ${of().first} en`].includes(path))
    if (!isHeld) await of().site.until(altered, ({ text }) => text.includes('After the storm'))
    const put = async (change: (entries: ReadonlyMap<string, Entry>) => Entry | undefined) => {
      const record = await appendRelease(store, ({ number, entries, origin }) => {
        const entry = change(entries)
        return (
          entry && {
            number: number + 1,
            at: Date.now(),
            ...(origin && { origin }),
            put: { [altered]: entry },
            removed: [],
          }
        )
      })
      if (!record) throw new Error(`There is nothing at ${altered}.`)
    }
    let before: Entry | undefined
    await put((entries) => {
      before = entries.get(altered)
      return entries.get('/en')
    })

    const comparison = await compare()
    // Where more differs, what is held back may say why.
    const held = comparison.differences > 1 ? settled.held.map(({ path, message }) => `held ${path}: ${message}`) : []
    const told = [...held, ...comparison.named.map((line) => `${line}${showBothSides(comparison, line)}`)]
    expect(told).toEqual([expect.stringMatching(`^${altered}: 200 .* for readers, 200 .* when built`)])
    expect(comparison).toMatchObject({ differences: 1, folder: join(place.dataDir, 'differences') })
    for (const side of ['readers', 'built']) {
      expect(existsSync(join(comparison.folder ?? '', side, altered, 'index.html'))).toBe(true)
    }
    expect(await alarms()).toContain('difference')
    await put(() => before)
  })

  /** Where data of a page differs, so that a failure shows what is wrong without the folder. */
  function showBothSides({ folder = '' }: Comparison, line: string): string {
    const path = line.slice(0, line.indexOf(': '))
    if (!path.endsWith('.json')) return ''
    const read = (side: string) => {
      const file = join(folder, side, path)
      return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    }
    const [readers, built] = [read('readers'), read('built')]
    const at = readers.findIndex((byte, position) => byte !== built[position])
    return [readers, built].map((bytes) => `\n  ${bytes.toString('utf8', Math.max(0, at - 200), at + 300)}`).join('')
  }

  /** As an operator asks for it; every night it happens by itself. */
  async function compare(): Promise<Comparison> {
    const { comparisons } = openDiskStore(place.dataDir)
    const asked = Date.now()
    const { edge, operator } = of().site
    await fetch(`${edge}/publisher/compare`, { method: 'POST', headers: operator, redirect: 'manual' })
    for (;;) {
      const last = await comparisons.last()
      if (last && Date.parse(last.at) > asked) return last
      await sleep(200)
    }
  }

  const alarms = async () => (await of().site.tell()).alarms.map(({ name }) => name)

  describe('and would be found wanting', () => {
    const withDatabase = <Result>(work: Parameters<typeof withClient<Result>>[1]) =>
      withClient(databaseIn(place).url, work)

    it('if an edit had not been logged', async () => {
      const silently = (sign: string) =>
        withDatabase(async (client) => {
          for (const [type, table] of Object.entries(silent)) {
            await client.query(
              `update ${table} t set title = ${sign} from publication_heads h
                where h.type = '${type}' and h.operation = 'publish' and h.item_id = t._parent_id and h.locale = t._locale::text`,
            )
          }
        })
      const look = () => withDatabase(async (client) => findDisagreements(client, await readOn(open())))

      await silently("t.title || '!'")
      const found = await look()
      await silently('left(t.title, -1)')

      expect(found.length).toBeGreaterThan(0)
      expect(await look()).toEqual([])
    })

    it('if the log had lost a row', async () => {
      const found = await withDatabase(async (client) => {
        await client.query(
          "delete from publications where seq in (select seq from publication_heads where operation = 'publish' and type in ('page', 'news-item', 'person', 'topic') order by seq desc limit 3)",
        )
        return findDisagreements(client, await readOn(open()))
      })

      expect(found).toHaveLength(3)
    })
  })
}
