import { type Page } from 'playwright-core'
import { launchBrowser } from '../../../tests/support/browser/chromium'
import { type AdminPage, openAdmin } from '../../../tests/support/cms/admin-page'
import { type CmsClient, signIn } from '../../../tests/support/cms/cms-client'
import { type Place } from '../../../tests/support/place/installation'
import { quantile } from '../publish'
import { hundredths, memoryOf, tenths, untilIdle, withOwnSite } from './own-site'

/** What colleagues open all day, and what they press once they have changed its summary: articles need a second lawyer. */
const kinds = { news: 'Publish in English', people: 'Publish in English', articles: 'Save Draft' } as const
const usualEdits = 60
const opened = 5
const patience = 120_000

type Kind = keyof typeof kinds
type Opened = { lists: number[]; forms: number[] }

/**
 * In the CMS of an installation of its own, with the demonstration: how long a list and a form take until they hear a press,
 * after the first of each kind; then a working day, item after item opened, changed, and published or saved; and the memory of the CMS.
 */
export function benchCms([edits]: string[]): Promise<object> {
  return withOwnSite(undefined, (place) => measure(place, Number(edits ?? usualEdits)))
}

async function measure(place: Place, edits: number): Promise<object> {
  const ids = await findIds(await signIn(place))
  const started = memoryOf(place, 'cms')
  const browser = await launchBrowser()
  try {
    const admin = await openAdmin(browser, place, 'admin')
    admin.page.setDefaultTimeout(patience)
    const first = await openEach(admin, ids, 1)
    const after = await openEach(admin, ids, opened)
    const opening = memoryOf(place, 'cms')
    const day = await work({ admin, ids, place }, edits)
    return {
      list: { first: first.lists.map(hundredths), ...figuresOf(after.lists) },
      form: { first: first.forms.map(hundredths), ...figuresOf(after.forms) },
      press: figuresOf(day.presses),
      edits,
      memoryMb: {
        started: tenths(started),
        opened: tenths(opening),
        most: tenths(Math.max(...day.memory)),
        afterwards: tenths(memoryOf(place, 'cms')),
      },
    }
  } finally {
    await browser.close()
  }
}

const figuresOf = (seconds: readonly number[]): object => ({
  count: seconds.length,
  p50: hundredths(quantile(seconds, 0.5)),
  p95: hundredths(quantile(seconds, 0.95)),
})

type Ids = Record<Kind, number[]>

async function findIds(editor: CmsClient): Promise<Ids> {
  const query = { limit: 50, depth: 0, where: { _status: { equals: 'published' } } }
  const found = (Object.keys(kinds) as Kind[]).map(async (kind) => {
    const { body } = await editor.ask('GET', kind, { query })
    const ids = (body.docs ?? []).filter((item) => item['live'] === true).map(({ id }) => id)
    if (ids.length === 0) throw new Error(`There is nothing live among ${kind}.`)
    return [kind, ids] as const
  })
  return Object.fromEntries(await Promise.all(found)) as Ids
}

/** Lists and forms of every kind, by turns. A page that one goes to hears a press as soon as `goto` of the admin ends. */
async function openEach(admin: AdminPage, ids: Ids, times: number): Promise<Opened> {
  const seen: Opened = { lists: [], forms: [] }
  for (let time = 0; time < times; time++) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      seen.lists.push(await timeOf(() => openList(admin, kind)))
      seen.forms.push(await timeOf(() => openForm(admin, kind, idAt(ids, kind, time))))
      await admin.leave()
    }
  }
  return seen
}

const idAt = (ids: Ids, kind: Kind, turn: number): number => ids[kind][turn % ids[kind].length] ?? 0

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return (performance.now() - started) / 1000
}

async function openList({ page, origin }: AdminPage, kind: Kind): Promise<void> {
  await page.goto(`${origin}/admin/collections/${kind}?locale=en`, { waitUntil: 'commit' })
  await page.locator('table tbody tr a').first().waitFor()
  await untilListening(page, 'table tbody tr a')
}

async function openForm({ page, origin }: AdminPage, kind: Kind, id: number): Promise<void> {
  await page.goto(`${origin}/admin/collections/${kind}/${id}?locale=en`, { waitUntil: 'commit' })
  const field = '#field-summary:not([disabled])'
  await page.locator(field).waitFor()
  await untilListening(page, field)
}

/** Server and scripts write the same element: it hears a press once React has taken it over. */
const untilListening = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )

type Desk = { admin: AdminPage; ids: Ids; place: Place }

/** Somebody opens a list and an item of it, changes a text, presses, and goes on to the next. */
async function work({ admin, ids, place }: Desk, edits: number): Promise<{ presses: number[]; memory: number[] }> {
  const names = Object.keys(kinds) as Kind[]
  const done = { presses: [] as number[], memory: [memoryOf(place, 'cms')] }
  for (let edit = 0; edit < edits; edit++) {
    const kind = names[edit % names.length] ?? 'news'
    await openList(admin, kind)
    await openForm(admin, kind, idAt(ids, kind, Math.floor(edit / names.length)))
    await admin.fill('summary', `Edit ${edit} of the benchmark, ${Date.now()}.`)
    done.presses.push(await timeOf(() => admin.press(kinds[kind])))
    await admin.leave()
    done.memory.push(memoryOf(place, 'cms'))
    process.stdout.write(`  ${edit + 1}: ${kind}, ${Math.round(done.memory.at(-1) ?? 0)} MB\n`)
  }
  await untilIdle(place)
  return done
}
