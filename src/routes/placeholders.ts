import { locales } from '../config/locales'
import { isModuleOn } from '../config/modules'
import { findSlugFault } from './slug'

/** One segment of a path and the value it stands for. */
export type Segment = {
  fromText: (text: string) => unknown
  findProblem: (value: unknown) => string | undefined
}

/** What a `{placeholder}` of the route table stands for: rounds of segments that make up one value. */
export type Placeholder<Value> = {
  round: readonly Segment[]
  least: number
  most: number
  spread(value: Value): readonly unknown[]
  gather(values: readonly unknown[]): Value
}

export type Pair = { readonly id: number; readonly slug: string }

const slug: Segment = {
  fromText: (text) => text,
  findProblem: (value) => {
    const fault = findSlugFault(value)
    return fault && `is not legal: ${fault}`
  },
}

const numberFrom = (lowest: number): Segment => ({
  fromText: Number,
  findProblem: (value) =>
    Number.isSafeInteger(value) && Number(value) >= lowest ? undefined : `must be a whole number from ${lowest}`,
})

const choiceOf = (choices: readonly string[]): Segment => ({
  fromText: (text) => text,
  findProblem: (value) => (choices.some((choice) => choice === value) ? undefined : `must be ${choices.join(' or ')}`),
})

const one = <Value>(segment: Segment): Placeholder<Value> => ({
  round: [segment],
  least: 1,
  most: 1,
  spread: (value) => [value],
  gather: ([value]) => value as Value,
})

const levels = (most: number): Placeholder<readonly string[]> => ({
  round: [slug],
  least: 1,
  most,
  spread: (path) => path,
  gather: (path) => path as readonly string[],
})

const pairs: Placeholder<readonly Pair[]> = {
  round: [numberFrom(1), slug],
  least: 0,
  most: Infinity,
  spread: (trail) => trail.flatMap(({ id, slug }) => [id, slug]),
  gather: (values) =>
    values.flatMap((id, position) => (position % 2 === 0 ? [{ id, slug: values[position + 1] } as Pair] : [])),
}

const texts = ['articles', 'publications', 'podcasts', 'videos'] as const
const occasions = ['events', 'training', 'training-series'] as const

type InsightKind = (typeof texts | typeof occasions)[number]

export const insightKinds: readonly InsightKind[] = [...texts, ...(isModuleOn('events') ? occasions : [])]

/** Every graduate page but their home, which is a route of its own. */
export const graduateKinds = [
  'alumni',
  'apply',
  'brochure',
  'business-services',
  'career',
  'contact-us',
  'faq',
  'meet-us',
  'professionals',
  'starters',
  'students',
  'training-contract',
] as const

export const profileTabs = ['details', 'interests', 'notifications', 'security'] as const

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
type LetterOf<Text> = Text extends `${infer First}${infer Rest}` ? First | LetterOf<Rest> : never
export type Letter = LetterOf<typeof alphabet>
export const letters = Array.from(alphabet) as Letter[]

/** By the text between the braces: a name, and after a colon what tells it from others of that name. */
export const placeholders = {
  locale: one<string>(choiceOf(Object.keys(locales))),
  id: one<number>(numberFrom(1)),
  // The first page of a list is the list itself.
  page: one<number>(numberFrom(2)),
  slug: one<string>(slug),
  root: one<string>(slug),
  service: one<string>(slug),
  region: one<string>(slug),
  jurisdiction: one<string>(slug),
  'path:3': levels(3),
  'path:5': levels(5),
  trail: pairs,
  letter: one<Letter>(choiceOf(letters)),
  tab: one<(typeof profileTabs)[number]>(choiceOf(profileTabs)),
  // An address can be written of a kind that the firm does not have, as of a route.
  'kind:insights': one<InsightKind>(choiceOf([...texts, ...occasions])),
  'kind:graduates': one<(typeof graduateKinds)[number]>(choiceOf(graduateKinds)),
}

export type PlaceholderKey = keyof typeof placeholders
export type ValueOf<Key extends PlaceholderKey> = ReturnType<(typeof placeholders)[Key]['gather']>

/** The value a segment stands for, when the segment is exactly how that value is written. */
export function parseSegment({ fromText, findProblem }: Segment, text: string): unknown {
  const value = fromText(text)
  return String(value) === text && findProblem(value) === undefined ? value : undefined
}
