import { type Locale, localesIn } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { createRandom, type Random } from '../compose/random'
import { addDays, dayAt } from '../items/calendar'
import { type DemoItem, inEach, ref, refs, type Translated, type Values } from '../items/item'
import { toLexical } from '../items/to-lexical'
import { everywhere, planMenu, planNavigator, planPlaces } from './plan-ground'
import { toParagraph, toTitle } from './words'

export type Corpus = { pages: number; seed: number }

const topicCount = 60
const firstDay = '2024-01-01'
// Of twenty items: eleven articles, four people, three announcements, two pages.
const kinds = Array.from('aaaaaaaaaaappppnnngg') as ('a' | 'p' | 'n' | 'g')[]

/** The languages of an item: all in English but a few that exist in Chinese alone. */
function languagesOf(random: Random): Locale[] {
  const chance = random.below(100)
  if (chance < 2) return ['zh-cn']
  return ['en', ...(chance < 55 ? ['fr-fr' as const] : []), ...(chance % 100 < 35 ? ['zh-cn' as const] : [])]
}

/** What breaks sites: now and then an apostrophe, a bar, an emoji, or the longest title that there may be. */
function roughen(title: string, index: number): string {
  if (index % 997 === 5) return `${title} | O’Brien’s`
  if (index % 997 === 11) return `${title} 🪶`
  return index % 997 === 17 ? `${title} `.repeat(200).slice(0, 200).trim() : title
}

type Made = { key: string; title: Translated; random: Random; index: number; locales: Locale[] }

function make(seed: number, kind: string, index: number): Made {
  const random = createRandom(`${seed}|${kind}|${index}`)
  const locales = kind === 'g' || kind === 't' ? localesIn('main') : languagesOf(random)
  const names = Object.fromEntries(locales.map((locale) => [locale, locale])) as Translated
  const title = inEach(names, (_, locale) =>
    roughen(toTitle(createRandom(`${seed}|${kind}|${index}|title|${locale}`), locale, 3 + random.below(6)), index),
  )
  return { key: `${kind}-${index}`, title, random, index, locales }
}

const common = (seed: number, { key, title, index }: Made): Values => ({
  live: inEach(title, () => true),
  slug: inEach(title, (text) => `${toSlug(text).slice(0, 50).replace(/-+$/, '')}-${index}`),
  summary: inEach(title, (_, locale) =>
    toParagraph(createRandom(`${seed}|${key}|summary|${locale}`), locale).slice(0, 400),
  ),
})

const toBody = (seed: number, { key, title }: Made): Translated<Values[]> =>
  inEach(title, (_, locale) => {
    const random = createRandom(`${seed}|${key}|body|${locale}`)
    const paragraphs = Array.from({ length: 3 + random.below(6) }, () => toParagraph(random, locale))
    const children = paragraphs.map((value) => ({
      type: 'paragraph' as const,
      children: [{ type: 'text' as const, value }],
    }))
    return [{ blockType: 'text', text: toLexical(children) }]
  })

/** Popular topics are named often, the others seldom: half as often for each step. */
function pickTopic(random: Random): string {
  const share = (random.below(1000) + 1) / 1000
  return `t-${Math.min(topicCount - 1, Math.floor(1 / share) - 1)}`
}

const day = (random: Random): string => dayAt(addDays(firstDay, random.below(800)))

/** Item number `index`, which depends on the seed and its own number alone. */
export function planItem(seed: number, index: number): DemoItem {
  const kind = kinds[index % kinds.length] ?? 'a'
  const made = make(seed, kind, index)
  const { key, title, random } = made
  const own = { ...common(seed, made) }
  const published = day(random)
  if (kind === 'p') return { collection: 'people', key, values: { ...own, ...toPerson(made) } }
  const body = toBody(seed, made)
  if (kind === 'n') return { collection: 'news', key, values: { ...own, title, body, publishedOn: published } }
  if (kind === 'g') return { collection: 'pages', key, values: { ...own, title, body, parent: findParent(made) } }
  const dates = { publishedOn: published, lawStatedAt: published }
  const topics = refs('topics', [...new Set([pickTopic(random), pickTopic(random)])])
  return {
    collection: 'articles',
    key,
    values: { ...own, ...dates, title, body, kind: 'article', authors: [ref('people', 'author')], topics },
  }
}

/** Chains of four pages: the second below the first, and so on. */
function findParent({ index }: Made): ReturnType<typeof ref> | undefined {
  const before = index % 20 === 19 ? index - 1 : index - 19
  return (Math.floor(index / 20) * 2 + (index % 2)) % 4 === 0 || before < 0 ? undefined : ref('pages', `g-${before}`)
}

/** Twelve people in every thousand bear one name. */
function toPerson({ title, index }: Made): Values {
  const name = index % 1000 < 60 ? 'Anna Martin' : `Anna Martin ${index}`
  return {
    name: inEach(title, () => name),
    jobTitle: inEach(title, () => 'Associate'),
    givenName: 'Anna',
    familyName: 'Martin',
    role: 'associate',
    email: `p${index}@corpus.example.com`,
    offices: [ref('offices', 'office')],
  }
}

/** What the others need around them. */
function planGround(seed: number): DemoItem[] {
  const author = { title: everywhere, index: 0 } as Made
  const inAll = { live: inEach(everywhere, () => true), slug: inEach(everywhere, () => 'corpus') }
  return [
    ...planPlaces(),
    { collection: 'people', key: 'author', values: { ...inAll, ...toPerson(author) } },
    ...Array.from({ length: topicCount }, (_, index): DemoItem => {
      const made = make(seed, 't', index)
      return { collection: 'topics', key: made.key, values: { ...common(seed, made), name: made.title } }
    }),
    ...planNavigator(seed),
  ]
}

/** Items until their editions make so many pages. */
export function planCorpus({ pages, seed }: Corpus): DemoItem[] {
  const items = planGround(seed)
  let count = countPages(items)
  for (let index = 0; count < pages; index++) {
    const item = planItem(seed, index)
    items.push(item)
    count += countPages([item])
  }
  const [first, second] = items.filter(({ collection }) => collection === 'pages').map(({ key }) => key)
  return [...items, planMenu([first, second].filter((key) => key !== undefined))]
}

// Some are shown by others only; a service has its report builder besides, a jurisdiction its status table.
const pagesOf: Readonly<Record<string, number>> = {
  menus: 0,
  'nav-questions': 0,
  'nav-answers': 0,
  'nav-services': 2,
  'nav-jurisdictions': 2,
}

/** In each language of an item. */
export const countPages = (items: readonly DemoItem[]): number =>
  items.reduce(
    (sum, { collection, values }) => sum + Object.keys(values.live as object).length * (pagesOf[collection] ?? 1),
    0,
  )
