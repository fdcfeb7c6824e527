import { type DemoItem } from '../../../services/demo/items/item'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { typesetDocument } from '../../../src/content/typeset-document'
import { findShared } from '../../support/records/find-shared'
import { findUnset, textsIn } from '../../support/records/find-unset'

const today = '2026-06-01'
const written = readWritten()
const items = planItems(openSource(written, today))
const of = (collection: string): DemoItem[] => items.filter((item) => item.collection === collection)
const languages = ['en', 'fr-fr', 'zh-cn'] as const

/** Pages that list what there is, and collections whose pages show the answers of Navigator. */
const ofOthers = [
  ...['news', 'deals', 'people', 'locations', 'expertise', 'services', 'sectors', 'solutions', 'insights', 'products'],
  ...['access-the-tool', 'site-map', 'nav-regions', 'nav-jurisdictions'],
]

type Told = Partial<Record<(typeof languages)[number], unknown>>
const valueIn = (item: DemoItem, name: string, locale: (typeof languages)[number]): unknown =>
  (item.values[name] as Told | undefined)?.[locale]

/** The words of each paragraph, and how often they stand in the text. */
function countParagraphs(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return counts
  if ('type' in value && value.type === 'paragraph') {
    const words = JSON.stringify(value)
    return counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  for (const part of Object.values(value)) countParagraphs(part, counts)
  return counts
}

describe('what the banks tell', () => {
  it.each(languages)('says in %s what each article is about, and of no two the same', (locale) => {
    const told = of('articles').filter(({ values }) => locale in (values.live as object))
    const summaries = told.map((item) => valueIn(item, 'summary', locale))

    expect(told.length).toBeGreaterThan(90)
    expect(summaries).not.toContain(undefined)
    expect(summaries.filter((one, position) => summaries.indexOf(one) !== position)).toEqual([])
  })

  it('says no paragraph twice on a page, in any collection or language', () => {
    const repeated = items.filter(({ values }) =>
      Object.values(values.body ?? {}).some((body) => [...countParagraphs(body).values()].some((count) => count > 1)),
    )

    expect(repeated.map(({ collection, key }) => `${collection}/${key}`)).toEqual([])
  })

  it.each(languages)('never shares three paragraphs between two articles in %s', (locale) => {
    const bodies = of('articles').map((item) => ({ key: item.key, body: valueIn(item, 'body', locale) }))

    expect(findShared(bodies, 3)).toEqual([])
  })

  it.each(['services', 'sectors', 'solutions', 'vacancies', 'trainings', 'locations', 'offices', 'marketing-pages'])(
    'never shares two paragraphs between two pages of %s, in any language',
    (collection) => {
      for (const locale of languages) {
        const bodies = of(collection).map((item) => ({ key: item.key, body: valueIn(item, 'body', locale) }))

        expect(findShared(bodies, 2)).toEqual([])
      }
    },
  )

  it('has words of its own for what the firm does, and for nothing else', () => {
    for (const kind of ['services', 'sectors', 'solutions'] as const) {
      const names = written.firm[kind].map(({ name }) => name.en)
      const banks = languages.map((locale) => written.findBank(kind, locale))
      const told = banks.flatMap((bank) =>
        [bank?.summary, bank?.rules.opening].flatMap((ways) => Object.keys(ways ?? {})),
      )

      expect(told.filter((name) => !names.includes(name))).toEqual([])
    }
  })

  it('is seen to share them', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    const body = [{ text: { root: { children: ['One.', 'Two.', 'Three.'].map(paragraph) } } }]

    expect(
      findShared(
        [
          { key: 'a', body },
          { key: 'b', body },
        ],
        3,
      ),
    ).toEqual(['a and b'])
  })

  it.each(['fr-fr', 'zh-cn'] as const)(
    'is written in %s with the signs of that language, and calls each section by one name',
    (locale) => {
      const told = items.flatMap(({ collection, key, values }) =>
        textsIn(locale, values).map((text) => ({ where: `${collection}/${key}`, text })),
      )
      // A page sets its spaces itself; no program knows which signs a sentence of Chinese or an elision wants.
      const shown = (text: string): string => (locale === 'fr-fr' ? typesetDocument(locale, text) : text)
      const found = told.flatMap(({ where, text }) => [
        ...findUnset(locale, shown(text)).map((fault) => `${where}: ${fault}`),
        ...(locale === 'fr-fr' && /['"]/.test(text) ? [`${where}: typed with a straight mark`] : []),
      ])

      expect(told.length).toBeGreaterThan(5000)
      expect([...new Set(found)]).toEqual([])
    },
  )

  it('leaves no page without words, but for those that consist of others', () => {
    const silent = items.filter(
      ({ values: { slug, live, summary } }) =>
        slug !== undefined && Object.keys(live as object).some((locale) => !Object.hasOwn(summary ?? {}, locale)),
    )
    const names = silent.map(({ collection, key }) => (collection === 'pages' ? key : collection))

    expect([...new Set(names)].sort()).toEqual([...ofOthers].sort())
  })

  it('calls people and fields by no word that a reader of Chinese cannot read', () => {
    const strange = written.firm.services.flatMap(({ name, said }) =>
      name['zh-cn'] === undefined && said?.['zh-cn'] !== undefined ? [name.en.toLowerCase()] : [],
    )
    const told = ['people', 'vacancies', 'news', 'events', 'offices', 'deals', 'trainings'].flatMap((collection) =>
      of(collection).map((item) => {
        const { title, summary, body, biography } = item.values as Record<string, Told | undefined>
        const words = [title, summary, body, biography].map((one) => one?.['zh-cn'])
        return { key: item.key, words: JSON.stringify(words).toLowerCase() }
      }),
    )
    const found = told.filter(
      ({ words }) => /[\u0600-\u06ff\u0b80-\u0bff]/.test(words) || strange.some((name) => words.includes(name)),
    )

    expect(strange.length).toBeGreaterThan(5)
    expect(found.map(({ key }) => key)).toEqual([])
  })

  it('says of every deal, in each of its languages, what was done', () => {
    const silent = of('deals').filter((item) =>
      Object.keys(item.values.live as object).some((locale) => {
        const summary = valueIn(item, 'summary', locale as 'en')
        return typeof summary !== 'string' || /[{}]/.test(summary)
      }),
    )

    expect(of('deals').length).toBeGreaterThan(40)
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('gives articles a language only where their family has it', () => {
    const listed = written.firm.articles.map(({ key }) => key)
    const composed = of('articles').filter(({ key }) => !listed.includes(key))
    const told = (locale: 'fr-fr' | 'zh-cn') => composed.filter((item) => valueIn(item, 'title', locale) !== undefined)

    // As many as their banks have titles in that language.
    expect([told('fr-fr').length, told('zh-cn').length]).toEqual([97, 91])
    for (const item of told('zh-cn')) expect(valueIn(item, 'body', 'zh-cn')).toBeDefined()
  })

  it('dates no article before the law that it states, nor after the day of loading', () => {
    const listed = written.firm.articles.map(({ key }) => key)
    const days = of('articles')
      .filter(({ key }) => !listed.includes(key))
      .map(({ values }) => String(values.publishedOn).slice(0, 10))
      .sort()

    expect(days[0]?.slice(0, 7)).toMatch(/^2025-0[89]$/)
    expect(days.at(-1)?.localeCompare(today)).toBe(-1)
  })

  it('names no client who is to stay unnamed', () => {
    const confidential = of('deals').filter(({ values }) => values.confidential === true)
    const clients = written.firm.clients.map(({ name }) => name)
    const told = confidential.map(({ values }) => JSON.stringify(values))
    const reported = of('news').map(({ values }) => JSON.stringify(values))

    expect(confidential.length).toBeGreaterThan(2)
    expect(clients.filter((name) => told.some((text) => text.includes(name)))).toEqual([])
    expect(confidential.filter(({ key }) => reported.some((text) => text.includes(`"deals/${key}"`)))).toEqual([])
  })
})

describe('the answers', () => {
  it('are there for every question of each service in every jurisdiction, in one to five versions', () => {
    const stories = of('nav-answers').map(({ earlier = [] }) => earlier.length + 1)

    expect(stories).toHaveLength(3 * 42 * 24)
    expect(new Set(stories)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('leave no question without words, in any language in which the jurisdiction has a name', () => {
    const names = new Map(of('nav-jurisdictions').map(({ key, values }) => [key.toLowerCase(), values.name as object]))
    const composed = of('nav-answers').filter(({ values }) => JSON.stringify(values.detail).includes('AVN-'))
    // The answer itself, of which jurisdiction it is a specimen, and the reference.
    const isMute = ({ shortAnswer, detail }: DemoItem['values'], locale: (typeof languages)[number]) =>
      !(shortAnswer as Told)[locale] || countParagraphs((detail as Told)[locale]).size < 3
    const mute = composed.filter(({ key, values, earlier = [] }) => {
      const [, code = ''] = /^(?:share-disclosure|fund-marketing|data-transfers)-([a-z]+)-/.exec(key) ?? []
      const spoken = languages.filter((locale) => locale in (names.get(code) ?? {}))
      return (
        spoken.length === 0 ||
        [values, ...earlier.map((one) => one.values)].some((one) => spoken.some((locale) => isMute(one, locale)))
      )
    })

    expect(composed.length).toBeGreaterThan(2900)
    expect(mute.map(({ key }) => key)).toEqual([])
  })

  it('say in words the figure on which they turn', () => {
    const late = of('nav-answers').filter(({ values }) => values.deadlineUnit === 'days')
    const composed = late.filter(({ values }) => JSON.stringify(values.detail).includes('AVN-'))

    expect(composed.length).toBeGreaterThan(10)
    for (const { values } of composed) {
      expect((values.shortAnswer as { en: string }).en).toContain(`${String(values.deadlineAmount)} days`)
    }
  })

  it('speak of shares and votes where the question is about shares, and nowhere else', () => {
    const composed = of('nav-answers').filter(({ values }) => JSON.stringify(values.detail).includes('AVN-'))
    const ofShares = /\bshares?\b|\bvot(?:es?|ing)\b|droits de vote|\bactions\b|表决权|股|持仓/
    const tellOf = (service: string) =>
      composed
        .filter(({ key }) => key.startsWith(service))
        .filter(({ values, earlier = [] }) => [values, ...earlier].some((one) => ofShares.test(JSON.stringify(one))))

    expect(tellOf('share-disclosure').length).toBeGreaterThan(100)
    expect([...tellOf('fund-marketing'), ...tellOf('data-transfers')].map(({ key }) => key)).toEqual([])
  })
})
