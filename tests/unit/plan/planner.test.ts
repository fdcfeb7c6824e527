import { planFiles } from '../../../src/plan/plan-files'
import { planShells } from '../../../src/plan/plan-shells'
import { planSite } from '../../../src/plan/plan-site'
import { planSitemaps } from '../../../src/plan/plan-sitemaps'
import { Planner } from '../../../src/plan/planner'
import { planRecords } from '../../../src/plan/records/plan-records'
import { RecordShelf } from '../../../src/plan/records/record-shelf'
import { Content } from '../../../src/plan/store/content'
import { type LogRow } from '../../../src/plan/store/log-row'
import { whole } from '../../support/content/firm-rows'
import { firmOf } from '../../support/content/long-list-rows'
import { createRandom } from '../../support/storm/random'

const origin = 'https://example.com'
const now = '2026-05-12T12:00:00.000Z'
const kept = (rows: readonly LogRow[]) => new Map(rows.map((row) => [`${row.type} ${row.id} ${row.locale}`, row]))

/** With lists that go on for several pages. */
const listed = [...kept([...whole, ...firmOf(26)]).values()]

/** The site as a planner has told it so far: by path, what each page is made of and what each file says. */
async function openSite(rows: readonly LogRow[]) {
  const content = new Content(rows)
  const planner = new Planner(content, origin)
  const site = new Map<string, string>()
  const shelf = new RecordShelf()
  const advance = async (stale: ReadonlySet<string> | 'everything', at = now) => {
    const { pages, files, removed, records } = await planner.advance(stale, at)
    for (const path of removed) site.delete(path)
    for (const { locale, save, remove } of shelf.advance({ put: records, removed })) {
      for (const id of remove) site.delete(`record ${locale} ${id}`)
      for (const { objectID, internal } of save) site.set(`record ${locale} ${objectID}`, internal.contentDigest)
    }
    for (const { path, json } of pages) site.set(path, json)
    for (const { path, text } of files) site.set(path, text)
    return [...pages, ...files].map(({ path }) => path)
  }
  await advance('everything')
  return { site, planner, advance, apply: (row: LogRow) => advance(content.apply([row])) }
}

function planAgain(rows: Iterable<LogRow>, at = now): Map<string, string> {
  const content = new Content(rows)
  const options = { now: at, origin }
  const plan = planSite(content, options)
  const { pages } = plan
  const records = [...planRecords(content, plan, options).records.values()]
  return new Map([
    ...records.flatMap(({ locale, records: own }) =>
      own.map(({ objectID, internal }): [string, string] => [`record ${locale} ${objectID}`, internal.contentDigest]),
    ),
    ...planSitemaps(pages.values(), origin).map(({ path, text }): [string, string] => [path, text]),
    ...[...pages.values()].map(({ path, context }): [string, string] => [path, JSON.stringify(context)]),
    ...planShells(content, options).map(({ path, context }): [string, string] => [path, JSON.stringify(context)]),
    ...[...planFiles(content, options).files.values()].map(({ path, text }): [string, string] => [path, text]),
  ])
}

const differencesOf = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))

/** By chance, and the same one again. */
function pick<Item>(items: readonly Item[], seed: number): Item {
  const picked = createRandom(seed).pick(items)
  if (picked === undefined) throw new Error('There is nothing to choose from.')
  return picked
}

/** An edit of whatever kind: other words, another address, withdrawn, or back again. */
function edit(row: LogRow, index: number): LogRow {
  const document = JSON.parse(row.document ?? '{}') as Record<string, unknown>
  const action = pick(['words', 'words', 'withdraw', 'move', 'back'], index)
  if (action === 'withdraw') return { ...row, operation: 'withdraw', document: null }
  if (action === 'back') return row
  for (const name of ['title', 'name', 'label', 'summary']) {
    if (typeof document[name] === 'string') document[name] = `${document[name]} ${index}`
  }
  if (action === 'move' && typeof document['path'] === 'string' && row.type !== 'graduate-page') {
    document['formerPaths'] = [document['path']]
    document['path'] = `${document['path'].replace(/[^/]+$/, '')}moved-${index}`
  }
  return { ...row, document: JSON.stringify(document) }
}

describe('the planner', () => {
  it('has, after each of 60 edits, exactly the site and the search records that are planned from nothing (N2, C-3)', async () => {
    const { site, apply } = await openSite(listed)
    const rows = kept(listed)
    for (let index = 0; index < 60; index++) {
      const row = edit(pick(listed, 1000 + index), index)
      const key = `${row.type} ${row.id} ${row.locale}`
      if (row.operation === 'withdraw') rows.delete(key)
      else rows.set(key, row)
      await apply(row)

      expect([index, differencesOf(site, planAgain(rows.values()))]).toEqual([index, []])
    }
  })

  it('plans again only what was made of what has changed', async () => {
    const { apply, site } = await openSite(whole)
    const office = whole.find(({ type }) => type === 'office')
    if (!office) throw new Error('The firm has no office.')
    const document = { ...(JSON.parse(office.document ?? '{}') as object), summary: 'Other words.' }
    const changed = await apply({ ...office, document: JSON.stringify(document) })

    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(site.size / 4)
    expect(await apply({ ...office, document: JSON.stringify(document) })).toEqual([])
  })

  it('plans a page again at the instant at which it changes by itself (N13)', async () => {
    const { site, planner, advance } = await openSite(whole)
    const until = planner.until()
    if (until === undefined) throw new Error('Nothing of the firm depends on the time.')
    const before = new Date(Date.parse(until) - 1).toISOString()

    expect(await advance(new Set(), before)).toEqual([])
    await advance(new Set(), until)
    expect(differencesOf(site, planAgain(whole, until))).toEqual([])
    expect(planner.until() ?? '9').not.toBe(until)
  })

  it('leaves a page as it was while its newest edition cannot be read, and tells which (OP-1)', async () => {
    const { apply, planner } = await openSite(whole)
    const office = whole.find(({ type }) => type === 'office')
    if (!office) throw new Error('The firm has no office.')
    const { path } = JSON.parse(office.document ?? '{}') as { path: string }

    expect(await apply({ ...office, document: '{}' })).toEqual([])
    expect(planner.answers(path)).toBe(true)
    expect(planner.problems()).toHaveLength(1)
    await apply(office)
    expect(planner.problems()).toEqual([])
  })
})

describe('how many pages another edition of an item would change', () => {
  it('is every page for a menu, and for a person those that name them (M10)', async () => {
    const { planner, apply } = await openSite(listed)
    const pages = planner.paths().pages.filter((path) => path.startsWith('/en/')).length
    const person = listed.find(({ type, locale }) => type === 'person' && locale === 'en')
    if (!person) throw new Error('The firm has nobody.')
    const ofPerson = planner.countPagesOf({ type: 'person', id: person.id }, 'en')
    const document = { ...(JSON.parse(person.document ?? '{}') as object), name: 'Another Name' }
    const changed = await apply({ ...person, document: JSON.stringify(document) })
    const changedPages = changed.filter((path) => planner.paths().pages.includes(path))

    expect(planner.countPagesOf({ type: 'menu', id: 1 }, 'en')).toBeGreaterThanOrEqual(pages)
    expect(Math.abs(ofPerson - changedPages.length)).toBeLessThanOrEqual(2)
    expect(ofPerson).toBeLessThan(pages / 2)
    expect(planner.countPagesOf({ type: 'person', id: 999_999 }, 'en')).toBe(0)
  })
})
