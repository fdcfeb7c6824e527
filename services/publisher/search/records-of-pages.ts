import { type SiteChange } from '../../../src/plan/planner'
import { type FoundRecords } from '../../../src/plan/records/found-page'
import { RecordShelf } from '../../../src/plan/records/record-shelf'
import { type Delta } from '../../../src/plan/search/plan-delta'

/** What search is to find, page by page: it follows what readers see. */
export class RecordsOfPages {
  private readonly shelf = new RecordShelf()
  /** Of pages that readers do not see yet. */
  private readonly unprinted = new Map<string, FoundRecords>()

  /** By language, the digest of each record that search is to have. */
  digests(): Map<string, Map<string, string>> {
    return this.shelf.digests()
  }

  /** What is new to search: of a page that is not shown as it is now, nothing. */
  take({ records, removed }: Pick<SiteChange, 'records' | 'removed'>, isShown: (path: string) => boolean): Delta[] {
    for (const found of records) this.unprinted.set(found.key, found)
    for (const path of removed) this.unprinted.delete(path)
    const put = [...this.unprinted.values()].filter(({ key }) => isShown(key))
    for (const { key } of put) this.unprinted.delete(key)
    return this.shelf.advance({ put, removed })
  }
}
