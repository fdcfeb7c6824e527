import { type SanitizedCollectionConfig } from 'payload'
import { defaultLocale, isLocale } from '../../../src/config/locales'
import { toOneLanguage } from '../fields/edition-problem'
import { findShape, type Related } from '../fields/shape-problem'
import { type LoadedItem } from '../load/loaded-item'

/** What a document names, in any language. */
export function relatedOf(
  { flattenedFields }: SanitizedCollectionConfig,
  { values }: Pick<LoadedItem, 'values'>,
): Related[] {
  const codes = new Set(
    Object.values(values).flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.keys(value).filter(isLocale) : [],
    ),
  )
  const seen = [...codes, defaultLocale].flatMap(
    (locale) => findShape(flattenedFields, toOneLanguage(flattenedFields, values, locale)).related,
  )
  return [...new Map(seen.map((one) => [`${one.collection}/${one.id}`, one])).values()]
}
