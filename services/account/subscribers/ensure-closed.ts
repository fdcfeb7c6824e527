import { openSearch } from '../../../src/build/search/open-search'
import { type SearchTarget } from '../../../src/build/search/search-target'
import { indexNameOf } from '../../../src/content/search-record'

const refused = 403
const patience = { connect: 2000, read: 5000, write: 5000 }

/** Nothing is put where the key that is part of every page could read it. Who keeps the keys may have forgotten to say so. */
export function openDoorCheck(target: SearchTarget & { searchKey: string }): () => Promise<void> {
  const client = openSearch({ ...target, writeKey: target.searchKey }, patience)
  const indexName = indexNameOf(target.prefix, 'en')
  let isClosed = false
  return async () => {
    if (isClosed) return
    const answered = await client
      .searchSingleIndex({ indexName, searchParams: { query: '', hitsPerPage: 0, analytics: false } })
      .then(() => 200, statusOf)
    if (answered !== refused) throw new Error(tellOpen(indexName, answered))
    isClosed = true
  }
}

function statusOf(error: unknown): number {
  const { status } = error as { status?: unknown }
  if (typeof status === 'number') return status
  throw error
}

const tellOpen = (indexName: string, answered: number): string =>
  `The public search key must be refused by the index ${indexName}, which answered it with ${answered}. ` +
  'In the search application, let that key open the other indexes only.'
