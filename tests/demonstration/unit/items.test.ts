import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { giveIds, namesIn } from '../../../services/demo/items/give-ids'
import { type DemoItem } from '../../../services/demo/items/item'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { readPictures } from '../../../services/demo/pictures/read-pictures'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { planItemPaths } from '../../../src/routes/item-paths'
import { toRouteItems } from '../support/route-items'

jest.setTimeout(60_000)

const today = '2026-06-01'
const items = planItems(openSource(readWritten(), today))
const of = (collection: string): DemoItem[] => items.filter((item) => item.collection === collection)

const settings = ['CMS_SECRET', 'SITE_KEY', 'ACCOUNT_KEY', 'WEBHOOK_SECRET', 'MEDIA_DIR', 'DATABASE_URL', 'PUBLIC_URL']

/** What the CMS says of items before it takes them, by the rules of its own forms. */
function check(checked: readonly unknown[]): string {
  const cms = join(root, 'services/cms')
  const args = ['--conditions=production', '--import', 'tsx', join(cms, 'load/main.ts'), '--check']
  try {
    return execFileSync(process.execPath, args, {
      cwd: cms,
      env: childEnv({ ...Object.fromEntries(settings.map((name) => [name, 'unset'])), NODE_ENV: 'production' }),
      input: [...checked, { count: checked.length }].map((line) => JSON.stringify(line)).join('\n'),
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

describe('the items of the demonstration', () => {
  const numbered = giveIds(items)

  it('are what the forms of the CMS would take', () => {
    expect(check(numbered)).toBe('')
  })

  it('have one who left, a product below another, and the staff page in every language (R-PPL-02, R-PRO-01, R-GEN-02)', () => {
    const left = of('people').filter(({ values }) => values.leftAt !== undefined)
    const nested = of('products').filter(({ values }) => values.parent !== undefined && values.isFeature === false)
    const remote = of('pages').find(({ key }) => key === 'remote')

    expect(left.map(({ values }) => values.leftAt)).toEqual(['2026-04-02T12:00:00.000Z'])
    expect(nested.map(({ key }) => key)).toContain('filing-map-calendar')
    expect(Object.keys(remote?.values.title as object)).toEqual(['en', 'fr-fr', 'zh-cn'])
  })

  it.each([
    ['fr-fr', /English|England|Ireland|Scotland|Brussels|Japan\b|law|, history/],
    ['zh-cn', /^[ -~]*$/],
  ])('tell lives in %s in its own words (R-PPL-02)', (locale, foreign) => {
    const inLocale = (value: unknown): unknown => (value as Record<string, unknown>)[locale] ?? []
    const told = of('people').flatMap(({ values }) => [
      ...(inLocale(values.spokenLanguages) as string[]),
      ...(values.admissions as { place: object }[]).flatMap(({ place }) => inLocale(place) as string),
      ...(values.education as { degree: object; institution: object }[])
        .flatMap(({ degree, institution }) => [inLocale(degree), locale === 'fr-fr' ? [] : inLocale(institution)])
        .flat(),
    ])

    expect(told.length).toBeGreaterThan(100)
    expect([...new Set(told)].filter((words) => foreign.test(String(words)))).toEqual([])
  })

  describe('where they are not', () => {
    const [office] = numbered.filter(({ collection }) => collection === 'offices')
    const table = (rows: number, cells: number) => ({
      blockType: 'data-table',
      caption: 'A table',
      rows: Array.from({ length: rows }, () => ({ cells: Array.from({ length: cells }, () => ({ text: 'x' })) })),
    })
    const live = Object.keys(office?.values.live as object)
    const body = Object.fromEntries(live.map((locale) => [locale, [table(1, 2), table(2, 13)]]))
    const odd = { ...office, key: 'odd', values: { ...office?.values, latitude: 91, phones: ['none'], colour: 'red' } }
    const uneven = { ...office, key: 'uneven', values: { ...office?.values, body } }
    let told: string[]
    beforeAll(() => {
      told = check([odd, uneven]).split('\n').filter(Boolean)
    })

    it('are refused', () => {
      expect(told.filter((line) => line.startsWith('offices/odd'))).toEqual([
        expect.stringContaining('there is no field "colour"'),
        expect.stringContaining('"none" must be a telephone number'),
        expect.stringContaining('latitude: 91 is out of its range'),
        expect.stringContaining('must be a telephone number'),
        expect.stringContaining('latitude: 91 is out of its range'),
        expect.stringContaining('must be a telephone number'),
        expect.stringContaining('latitude: 91 is out of its range'),
      ])
    })

    it('are refused for a part of a body that holds fewer or more than it may', () => {
      expect(told).toContainEqual(expect.stringContaining('body.rows: 1 entries, at least 2 are needed'))
      expect(told).toContainEqual(expect.stringContaining('body.rows.cells: 13 entries, at most 12 are possible'))
    })
  })

  it('have addresses, each its own', () => {
    const { problems, byPath } = planItemPaths(toRouteItems(items))

    expect(problems).toEqual([])
    expect(byPath.size).toBeGreaterThan(700)
  })

  it('begin with a home page in each main language, at its very address (R-GEN-00)', () => {
    const { byPath } = planItemPaths(toRouteItems(items))

    for (const path of ['/en', '/fr-fr', '/zh-cn']) {
      expect(byPath.get(path)).toMatchObject({ item: { type: 'page', id: 'home' }, emits: false })
    }
  })

  it('name only items that exist', () => {
    const known = new Set(items.map(({ collection, key }) => `${collection}/${key}`))

    expect(items.flatMap(({ values }) => namesIn(values)).filter((name) => !known.has(name))).toEqual([])
  })

  it('tell graduates of the office of their own country (R-GRA-01..13)', () => {
    const offices = of('graduate-pages').map(({ values }) => values.office as Record<string, { ref: string }>)
    const named = new Set(offices.flatMap((office) => Object.entries(office).map(([at, { ref }]) => `${at}: ${ref}`)))

    expect([...named].sort()).toEqual([
      'de-de: offices/frankfurt',
      'en-ae: offices/dubai',
      'en-hk: offices/hong-kong',
      'en-ie: offices/dublin',
      'en-sg: offices/singapore',
      'en: offices/london',
      'nl-nl: offices/amsterdam',
    ])
  })

  it('stand among menus and a notice in the language of each page for graduates (CV-10)', () => {
    const [header, footer] = ['graduate-header', 'graduate-footer'].map((key) => ({
      ...of('menus').find((menu) => menu.key === key)?.values,
    }))
    const labels = (menu: unknown, locale: string) =>
      (menu as { entries: { label: Record<string, string> }[] }).entries.map(({ label }) => label[locale])
    const [settings] = of('settings')

    expect(labels(header, 'de-de')).toEqual(['Studierende', 'Das Referendariat', 'Treffen Sie uns', 'Bewerbung'])
    expect(labels(footer, 'de-de')).toContain('Datenschutz')
    expect(labels(footer, 'nl-nl')).toContain('Toegankelijkheid')
    expect(labels(footer, 'en-sg')).toContain('Data privacy')
    const notice = settings?.values.notice as Record<string, string>
    expect(settings?.values.live).toMatchObject({ 'de-de': true, 'nl-nl': true, 'en-ie': true })
    expect(notice['de-de']).toContain('erfundene Kanzlei')
    expect(notice['en-hk']).toContain('invented firm')
  })

  it('state the pay of the posts in New York, as its law asks, and lead to the benefits of the country (R-ABT-02)', () => {
    const inOffice = (city: string) =>
      of('vacancies').filter(({ values }) => (values.offices as { ref: string }[])[0]?.ref === `offices/${city}`)
    const pay = inOffice('new-york').map(({ values }) => (values.salary as { en?: string }).en)

    expect(pay.length).toBeGreaterThan(0)
    expect(pay.filter((range) => !range?.startsWith('US$'))).toEqual([])
    for (const { values } of inOffice('paris')) expect(values.benefits).toEqual({ ref: 'benefits/france' })
  })

  it('show each picture that was drawn for them, and none shows that of another', () => {
    const known = new Set(items.map(({ collection, key }) => `${collection}/${key}`))
    const pictures = readPictures()
    const shown = pictures.flatMap(({ shownBy }) => shownBy)

    expect(shown.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
    expect(pictures.filter(({ shownBy }) => shownBy.length === 0)).toEqual([])
  })

  it('are the same whenever they are planned for the same day', () => {
    // As text: to compare so much part by part takes longer than to plan it.
    expect(JSON.stringify(planItems(openSource(readWritten(), today))) === JSON.stringify(items)).toBe(true)
  })

  it('stand after what is above them', () => {
    const position = new Map(items.map(({ collection, key }, index) => [`${collection}/${key}`, index]))
    const early = items.filter(({ values: { parent, within } }, index) =>
      namesIn([parent, within]).some((name) => (position.get(name) ?? 0) > index),
    )

    expect(early).toEqual([])
  })

  it('keep a text in the form of the editor, with links to items', () => {
    const text = JSON.stringify(of('services').find(({ key }) => key === 'trade-secrets')?.values.body)

    expect(text).toContain(
      '"linkType":"internal","doc":{"relationTo":"services","value":{"ref":"services/investigations"}}',
    )
    expect(text).toContain('"blockType":"pull-quote"')
  })
})
