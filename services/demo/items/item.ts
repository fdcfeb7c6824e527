import { isLocale, type Locale } from '../../../src/config/locales'
import { type ItemRef } from '../words/body'

export type Values = Record<string, unknown>

/** One value for each language in which the item exists. */
export type Translated<Value = string> = { readonly [Name in Locale]?: Value | undefined }

/**
 * One item as the CMS keeps it, with all its languages. Other items are named by key until `giveIds` knows their
 * numbers. `key` is unique in its collection; what stands above an item in a tree comes before it.
 */
export type DemoItem = {
  collection: string
  key: string
  values: Values
  /** When it was last changed, where that is not simply before the demonstration began. */
  at?: string
  /** What it said before, the oldest first. */
  earlier?: readonly Earlier[]
  files?: readonly DemoFile[]
}

export type Earlier = { values: Values; at: string }

/** A file that comes with an item: what it is called in the folder of uploads, and where it is. */
export type DemoFile = { name: string; path: string }

export type Ref = { readonly ref: string }

export const ref = (collection: string, key: string): Ref => ({ ref: `${collection}/${key}` })

export const refs = (collection: string, keys: readonly string[]): Ref[] => keys.map((key) => ref(collection, key))

export const findRef = (collection: string, key: string | undefined): Ref | undefined =>
  key === undefined ? undefined : ref(collection, key)

/** As a field names an item that may be of several collections. */
export const linkTo = ({ collection, key }: ItemRef): { relationTo: string; value: Ref } => ({
  relationTo: collection,
  value: ref(collection, key),
})

export const localesOf = (names: Translated<unknown>): Locale[] =>
  Object.keys(names)
    .filter(isLocale)
    .filter((locale) => names[locale] !== undefined)

/** Answers in each language of something; a language without an answer is left out. */
export function inEach<Value, Result>(
  names: Translated<Value>,
  toValue: (value: Value, locale: Locale) => Result | undefined,
): Translated<Result> {
  const answered = localesOf(names).map((locale) => [locale, toValue(names[locale] as Value, locale)] as const)
  return Object.fromEntries(answered.filter(([, result]) => result !== undefined))
}

/** Without the fields that a collection does not have. */
export const without = (values: Values, ...names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
