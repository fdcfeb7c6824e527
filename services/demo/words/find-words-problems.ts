import { localesIn } from '../../../src/config/locales'
import { linkable } from '../../cms/collections/linkable'
import { type FirmKeys } from '../firm-keys'
import { type ItemRef } from './body'
import { paragraphsIn, refsIn } from './collect-words'
import { type Words } from './parse-words'

/** What is wrong with the texts as a whole: each was right by itself when it was parsed. */
export function findWordsProblems(words: readonly Words[], firm: FirmKeys): string[] {
  const known = withOwnKeys(words, firm)
  return [
    ...words.flatMap((one) => findUnknownKey(one, firm)),
    ...words.flatMap((one) => refsOf(one).flatMap((ref) => findDeadRef(one, ref, known))),
    ...findRepeats(words.flatMap(({ file, body }) => paragraphsIn(body).map((text) => ({ file, text })))),
    ...findUneven(words, 'howWeHelp'),
    ...findUneven(words, 'citations'),
  ]
}

/** Some kinds have no list in `firm`: what is written is what there is. */
function withOwnKeys(words: readonly Words[], firm: FirmKeys): FirmKeys {
  const own = new Map<string, Map<string, string[]>>()
  for (const { type, key, locale } of words.filter((one) => !firm.has(one.type))) {
    const keys = own.get(type) ?? new Map<string, string[]>()
    own.set(type, keys.set(key, [...(keys.get(key) ?? []), locale]))
  }
  return new Map([...firm, ...own])
}

function findUnknownKey({ file, type, key, locale }: Words, firm: FirmKeys): string[] {
  const keys = firm.get(type)
  if (!keys) return []
  const locales = keys.get(key)
  if (!locales) return [`${file} is about ${type}/${key}, which firm does not list`]
  return locales.includes(locale) ? [] : [`${file}: firm does not say that ${type}/${key} exists in ${locale}`]
}

function refsOf({ type, front, body }: Words): ItemRef[] {
  const own: ItemRef[] = []
  if (type === 'testimonials' && 'office' in front) own.push({ collection: 'offices', key: front.office })
  if ('navService' in front) own.push({ collection: 'nav-services', key: front.navService })
  if ('region' in front && front.region !== undefined) own.push({ collection: 'nav-regions', key: front.region })
  if ('entities' in front) own.push(...Object.keys(front.entities).map((key) => ({ collection: 'offices', key })))
  return [...own, ...refsIn(body)]
}

const withPages: readonly string[] = linkable
const mainLocales: readonly string[] = localesIn('main')

/** A link leads to the same language; from a graduate page of another language, to English where there is no other. */
function findDeadRef({ file, locale }: Words, { collection, key }: ItemRef, known: FirmKeys): string[] {
  const locales = withPages.includes(collection) ? known.get(collection)?.get(key) : undefined
  if (!locales) return [`${file} names ${collection}/${key}, which has no page`]
  if (locales.includes(locale) || !mainLocales.includes(locale)) return []
  return [`${file} names ${collection}/${key}, which does not exist in ${locale}`]
}

type Paragraph = { file: string; text: string }

export function findRepeats(paragraphs: readonly Paragraph[]): string[] {
  const first = new Map<string, string>()
  return paragraphs.flatMap(({ file, text }) => {
    const before = first.get(text)
    if (before === undefined) first.set(text, file)
    return before === undefined ? [] : [`${file} repeats a paragraph of ${before}: "${text.slice(0, 60)}"`]
  })
}

/** Every language tells the same things in the same order, each in its own words. */
function findUneven(words: readonly Words[], list: 'howWeHelp' | 'citations'): string[] {
  const counts = words.flatMap(({ file, type, key, front }) => {
    const rows = (front as Partial<Record<typeof list, unknown[]>>)[list]
    return rows ? [{ file, item: `${type}/${key}`, count: rows.length }] : []
  })
  return counts.flatMap(({ file, item, count }) => {
    const first = counts.find((other) => other.item === item)
    return first && first.count !== count
      ? [`${file} has ${count} entries of ${list}, ${first.file} has ${first.count}`]
      : []
  })
}
