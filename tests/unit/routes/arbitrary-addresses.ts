import fc from 'fast-check'
import { localesOf, routeIds, routeOf, type Address, type RouteId } from '../../../src/routes/address'
import { reservedAt } from '../../../src/routes/match'
import {
  graduateKinds,
  insightKinds,
  letters,
  profileTabs,
  type PlaceholderKey,
  type ValueOf,
} from '../../../src/routes/placeholders'
import { findSlugProblem } from '../../../src/routes/slug-problem'

// Words of the table and of the locale list: the slugs most likely to be taken for something else.
const trickySlugs = [
  ...['marketing', 'content', 'page', 'careers', 'news', 'benefits', 'navigator', 'register', 'status-table'],
  ...['report-builder', 'topics', 'feed', 'letter', 'office', 'en', 'fr-fr', 'auth', '404', '1', '0', '12'],
]
const slugsAtTheLimit = ['a'.repeat(200), '律'.repeat(66), 'é'.repeat(100), '𠮷'.repeat(50), '1']
const slugLetters = 'abcxyz0189éèçñøßœþğışčžαβγςжяəהاعकি्ไำ律师所东京テスト한국𠮷'

const word = fc
  .string({ unit: fc.constantFrom(...Array.from(slugLetters)), minLength: 1, maxLength: 12 })
  .map((text) => text.normalize('NFC').toLowerCase())

const anyWord = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map((text) => text.toLowerCase().normalize('NFC'))

export const legalSlug = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-')) },
    { weight: 2, arbitrary: fc.constantFrom(...trickySlugs) },
    { weight: 1, arbitrary: fc.constantFrom(...slugsAtTheLimit) },
    { weight: 1, arbitrary: anyWord },
  )
  .filter((slug) => findSlugProblem(slug) === undefined)

export const legalId = fc.oneof(fc.integer({ min: 1 }), fc.constantFrom(1, 10, Number.MAX_SAFE_INTEGER))
const slugs = (maxLength: number) => fc.array(legalSlug, { minLength: 1, maxLength })

const legalValues: { [Key in PlaceholderKey]: fc.Arbitrary<ValueOf<Key>> } = {
  locale: fc.constantFrom('en'),
  id: legalId,
  page: fc.oneof(fc.constant(2), fc.integer({ min: 2, max: Number.MAX_SAFE_INTEGER })),
  slug: legalSlug,
  root: legalSlug,
  service: legalSlug,
  region: legalSlug,
  jurisdiction: legalSlug,
  'path:3': slugs(3),
  'path:5': slugs(5),
  trail: fc.array(fc.record({ id: legalId, slug: legalSlug }, { noNullPrototype: true }), { maxLength: 12 }),
  letter: fc.constantFrom(...letters),
  tab: fc.constantFrom(...profileTabs),
  'kind:insights': fc.constantFrom(...insightKinds),
  'kind:graduates': fc.constantFrom(...graduateKinds),
}

const isReserved = (route: RouteId, name: string, value: unknown): boolean =>
  [value].flat().some((slug, level) => typeof slug === 'string' && reservedAt(route, name, level + 1).includes(slug))

function legalParams(route: RouteId): fc.Arbitrary<Record<string, unknown>> {
  const keys = [...routeOf(route).pattern.matchAll(/\{(.+?)\}/g)].map(([, key]) => key as PlaceholderKey)
  const values = keys.map((key) => {
    const [name = key] = key.split(':')
    const value: fc.Arbitrary<unknown> = legalValues[key]
    return [name, value.filter((candidate) => !isReserved(route, name, candidate))] as const
  })
  return fc.record(Object.fromEntries(values), { noNullPrototype: true })
}

/** Every legal address of a route, in any locale of its set. */
export const addressesOf = (route: RouteId): fc.Arbitrary<Address> =>
  fc
    .record({ locale: fc.constantFrom(undefined, ...localesOf(route)), params: legalParams(route) })
    .filter(({ locale }) => (locale === undefined) === (localesOf(route).length === 0))
    .map(({ locale, params }) => ({ route, locale, params }) as Address)

export const anyAddress = fc.constantFrom(...routeIds).chain(addressesOf)
