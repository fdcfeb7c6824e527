import { type Database } from '../../database/open-database'
import { type Navigator, type NavigatorBook } from './book/book'
import { openBook } from './book/open-book'
import { openComparisons } from './book/open-comparisons'
import { openPlaces, type PlaceRow } from './book/places'
import { readCursor } from './book/versions-table'

/** The navigator as the tables have it. What was made of one state of them is kept until they have another. */
export function openNavigator(database: Pick<Database, 'query'>): Navigator {
  let known: { edition: string; book: Promise<NavigatorBook> } | undefined
  const comparisons = openComparisons()
  return {
    open: async () => {
      const cursor = await readCursor(database)
      if (cursor?.isWhole !== true) return undefined
      const { edition } = cursor
      if (known?.edition !== edition) {
        const book = readPlaces(database).then((places) => openBook({ database, places, edition, comparisons }))
        const begun = { edition, book }
        known = begun
        // What could not be read is asked again.
        book.catch(() => {
          if (known === begun) known = undefined
        })
      }
      return known.book
    },
  }
}

async function readPlaces(database: Pick<Database, 'query'>) {
  const { rows } = await database.query<PlaceRow>({
    name: 'navigator-places',
    text: 'select type, item, locale, document from account.nav_heads where document is not null',
  })
  return openPlaces(rows)
}
