import { type RootContent } from 'mdast'

/** A page of the site, by its collection in the CMS and its key in `firm`. */
export type ItemRef = { collection: string; key: string }

export type RichText = RootContent[]

/** One part of a body; the names are those of the blocks of the CMS. */
export type Part =
  | { block: 'text'; text: RichText }
  | { block: 'pull-quote'; quote: string; source?: string }
  | { block: 'callout'; heading: string; text: RichText }
  | { block: 'embed'; title: string; address: string; description: string }
  | { block: 'data-table'; caption: string; rows: string[][] }
  | { block: 'people-list'; people: string[] }
  | { block: 'related-list'; items: ItemRef[] }
  | { block: 'questions'; questions: { question: string; answer: RichText }[] }
  | { block: 'downloads'; files: { title: string; file: string }[] }
  | { block: 'call-to-action'; text: string; target: ItemRef | string }
  | { block: 'status-table-reference'; jurisdiction: string }
