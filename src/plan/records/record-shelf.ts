import { type SearchRecord } from '../../content/search-record'
import { type Delta, planDelta, type Told } from '../search/plan-delta'
import { type FoundRecords } from './found-page'

/** Keeps what the indexes were told of each page, and tells what is other than before. */
export class RecordShelf {
  private readonly told = new Map<string, Told>()

  advance({ put, removed }: { put: readonly FoundRecords[]; removed: readonly string[] }): Delta[] {
    const touched = [...removed, ...put.map(({ key }) => key)]
    const before = touched.flatMap((path) => this.told.get(path) ?? [])
    for (const path of removed) this.told.delete(path)
    for (const { key, locale, records } of put) {
      if (records.length === 0) this.told.delete(key)
      else this.told.set(key, { locale, records: records.map(toTold) })
    }
    return planDelta(before, put)
  }

  /** By language, the digest of each record that the indexes were told. */
  digests(): Map<string, Map<string, string>> {
    const digests = new Map<string, Map<string, string>>()
    for (const { locale, records } of this.told.values()) {
      const own = digests.get(locale) ?? new Map<string, string>()
      digests.set(locale, own)
      for (const { objectID, internal } of records) own.set(objectID, internal.contentDigest)
    }
    return digests
  }
}

/** Without its text, which would fill the memory. */
const toTold = ({ objectID, internal }: SearchRecord): Told['records'][number] => ({ objectID, internal })
