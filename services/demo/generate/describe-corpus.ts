import { giveIds, type NumberedItem } from '../items/give-ids'
import { digestOf } from './digest'
import { type Corpus, countPages, planCorpus } from './plan-corpus'
import { type Edit, planEdits } from './plan-edits'

export type Described = { items: NumberedItem[]; edits: Edit[]; lines: string[] }

/** A corpus, the edits that may be played on it, and the digests by which two machines know that theirs are the same. */
export function describeCorpus({ pages, seed, edits }: Corpus & { edits: number }): Described {
  const items = giveIds(planCorpus({ pages, seed }))
  const planned = planEdits(items, { seed, edits })
  const lines = [
    `pages   ${countPages(items)} of ${items.length} items`,
    `corpus  sha256 ${digestOf(items)}`,
    ...(edits > 0 ? [`edits   ${edits}, sha256 ${digestOf(planned)}`] : []),
  ]
  return { items, edits: planned, lines }
}
