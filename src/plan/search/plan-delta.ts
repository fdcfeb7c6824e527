import { type Locale } from '../../config/locales'
import { type SearchRecord } from '../../content/search-record'

/** What a publication changes in the index of one language. */
export type Delta = { locale: Locale; save: SearchRecord[]; remove: string[] }

type Identity = Pick<SearchRecord, 'objectID' | 'internal'>
/** Records of one page or matter, as far as it takes to see whether others are the same. */
export type Told = { locale: Locale; records: readonly Identity[] }
type Wanted = { locale: Locale; records: readonly SearchRecord[] }

/**
 * What stands in one plan and not, or not so, in the other. Both need hold only the pages that were planned again: a page's
 * records are its own.
 */
export function planDelta(before: Iterable<Told>, after: Iterable<Wanted>): Delta[] {
  const old = byLocale(before)
  const now = byLocale(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((locale) => {
    const had = old.get(locale) ?? new Map<string, Identity>()
    const has = now.get(locale) ?? new Map<string, SearchRecord>()
    const save = [...has.values()].filter(
      ({ objectID, internal }) => had.get(objectID)?.internal.contentDigest !== internal.contentDigest,
    )
    const remove = [...had.keys()].filter((objectID) => !has.has(objectID))
    return save.length + remove.length === 0 ? [] : [{ locale, save, remove }]
  })
}

function byLocale<Record extends Identity>(
  planned: Iterable<{ locale: Locale; records: readonly Record[] }>,
): Map<Locale, Map<string, Record>> {
  const found = new Map<Locale, Map<string, Record>>()
  for (const { locale, records } of planned) {
    const known = found.get(locale) ?? new Map<string, Record>()
    for (const record of records) known.set(record.objectID, record)
    found.set(locale, known)
  }
  return found
}
