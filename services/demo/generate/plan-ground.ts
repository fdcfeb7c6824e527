import { toSlug } from '../../cms/fields/slug'
import { createRandom, type Random } from '../compose/random'
import { dayAt } from '../items/calendar'
import { type DemoItem, inEach, linkTo, ref, refs, type Translated, type Values } from '../items/item'
import { toLexical } from '../items/to-lexical'
import { toParagraph, toTitle } from './words'

export const everywhere: Translated = { en: 'Corpus', 'fr-fr': 'Corpus', 'zh-cn': 'Corpus' }
const live = inEach(everywhere, () => true)
const named = (name: string): Values => ({
  live,
  slug: inEach(everywhere, () => toSlug(name)),
  name: inEach(everywhere, () => name),
})

/** A place, and an office in it. */
export function planPlaces(): DemoItem[] {
  const office = {
    address: everywhere,
    latitude: 51.5,
    longitude: 0,
    phones: ['+44 20 7946 0100'],
    legalEntity: 'Corpus LLP',
  }
  return [
    { collection: 'locations', key: 'place', values: { ...named('Corpus'), kind: 'country', iso: 'GB' } },
    {
      collection: 'offices',
      key: 'office',
      values: { ...named('Corpus'), ...office, city: ref('locations', 'place'), country: ref('locations', 'place') },
    },
  ]
}

/** The first pages, in the header of every page. */
export const planMenu = (pages: readonly string[]): DemoItem => ({
  collection: 'menus',
  key: 'header',
  values: {
    live,
    name: everywhere,
    place: 'header',
    entries: pages.map((key) => ({ label: everywhere, target: linkTo({ collection: 'pages', key }), below: [] })),
  },
})

const regions = ['North', 'South']
const jurisdictions = ['GB', 'FR', 'DE', 'IT', 'ES', 'NL', 'CN', 'JP', 'SG', 'AU', 'BR', 'ZA']
const questionCount = 8
const mostInShort = 140
const statuses = ['permitted', 'permitted-with-conditions', 'restricted', 'prohibited', 'under-review'] as const
const lawDay = dayAt('2024-01-01')

/** One service with every question answered for every jurisdiction. */
export function planNavigator(seed: number): DemoItem[] {
  const questions = Array.from({ length: questionCount }, (_, index) => `q-${index + 1}`)
  return [
    ...regions.map((name) => ({ collection: 'nav-regions', key: name, values: { ...named(name), key: toSlug(name) } })),
    { collection: 'nav-services', key: 'rules', values: toService() },
    ...jurisdictions.map((iso, index) => ({ collection: 'nav-jurisdictions', key: iso, values: toPlace(iso, index) })),
    ...questions.map((key, index) => ({ collection: 'nav-questions', key, values: toQuestion(key, index + 1) })),
    ...jurisdictions.flatMap((iso) =>
      questions.map((question) => ({
        collection: 'nav-answers',
        key: `${iso}-${question}`,
        values: {
          live,
          jurisdiction: ref('nav-jurisdictions', iso),
          question: ref('nav-questions', question),
          ...toAnswer(createRandom(`${seed}|answer|${iso}|${question}`), 1),
        },
      })),
    ),
  ]
}

const toService = (): Values => ({
  ...named('Corpus rules'),
  key: 'corpus-rules',
  permissionKey: 'corpus-rules',
  regions: refs('nav-regions', regions),
})

const toPlace = (iso: string, index: number): Values => ({
  ...named(`Jurisdiction ${iso}`),
  iso,
  region: ref('nav-regions', regions[index % regions.length] as string),
  reviewer: ref('people', 'author'),
  lastReviewed: lawDay,
  reviewDue: dayAt('2034-01-01'),
})

const toQuestion = (key: string, position: number): Values => ({
  live,
  text: inEach(everywhere, (_, locale) => toTitle(createRandom(`question|${key}|${locale}`), locale, 6)),
  navService: ref('nav-services', 'rules'),
  key,
  topic: everywhere,
  position,
  valueType: 'status',
})

/** What the law says, in words and by its status. */
export function toAnswer(random: Random, version: number): Values {
  const told = inEach(everywhere, (_, locale) => toParagraph(random, locale).slice(0, mostInShort))
  return {
    shortAnswer: told,
    detail: inEach(told, (value) =>
      toLexical([{ type: 'paragraph' as const, children: [{ type: 'text' as const, value }] }]),
    ),
    status: random.pick(statuses),
    effectiveFrom: lawDay,
    version,
    changeKind: 'law-change',
  }
}
