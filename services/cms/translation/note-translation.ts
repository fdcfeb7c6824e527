import { type CollectionAfterChangeHook, type PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale, localesIn } from '../../../src/config/locales'
import { type ContentCollection } from '../log/facts'
import { findOpen, type Transaction } from '../log/transaction'
import { titleOf } from '../workflow/versions/live-change'
import { isSame, readBases, writeBasis } from './bases'
import { findOriginal } from './original'
import { type FieldWords, fieldWordsOf, unitsOf } from './words'

type Values = Record<string, unknown> & { id: number }
type Change = { tx: Transaction; collection: ContentCollection; id: number; before: FieldWords; after: FieldWords }

/**
 * Remembers what each translation renders. A field that is written in another language renders the original of that
 * moment; a change of the original leaves behind whatever is not written again.
 */
export const noteTranslation: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  const edition = doc as Values
  const content = collection as ContentCollection
  const open = await findOpen(req)
  const locale = req.locale ?? ''
  if (!open || !isLocale(locale) || localesIn(content.custom.content.set).length < 2) return edition
  const [before, after] = [(previousDoc ?? {}) as Values, edition].map((one) =>
    fieldWordsOf(unitsOf(content.flattenedFields, one)),
  ) as [FieldWords, FieldWords]
  const change = { tx: open.tx, collection: content, id: edition.id, before, after }
  if (locale === defaultLocale) await noteOriginal(req, change)
  else if (!isSame(before, after)) await noteWritten(req, locale, change)
  return edition
}

async function noteOriginal(req: PayloadRequest, { tx, collection, id, before, after }: Change): Promise<void> {
  const item = { collection: collection.slug, id }
  const bases = await readBases(tx, item)
  if (bases.length === 0 && isSame(before, after)) return
  const { units, newest } = await findOriginal(req, { collection, id })
  const now = fieldWordsOf(units)
  const then = isSame(now, after) ? before : now
  for (const locale of localesIn(collection.custom.content.set)) {
    if (locale === defaultLocale || titleOf(collection, newest, locale) === '') continue
    const words = bases.find((basis) => basis.locale === locale)?.words ?? then
    await writeBasis(tx, item, { locale, words, isOlder: !isSame(words, now) })
  }
}

async function noteWritten(req: PayloadRequest, locale: Locale, change: Change): Promise<void> {
  const { tx, collection, id, before, after } = change
  const item = { collection: collection.slug, id }
  const now = fieldWordsOf((await findOriginal(req, { collection, id })).units)
  const known = (await readBases(tx, item)).find((basis) => basis.locale === locale)?.words ?? now
  const rendered = (req.context.renderedWords ?? {}) as FieldWords
  const isWritten = (field: string) => before[field] !== after[field] || field in rendered
  const own = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isWritten)
  const kept = Object.entries(known).filter(([field]) => !own.includes(field))
  const renewed = own.flatMap((field): [string, string][] => {
    const original = rendered[field] ?? now[field]
    return original === undefined ? [] : [[field, original]]
  })
  const words = Object.fromEntries([...kept, ...renewed])
  await writeBasis(tx, item, { locale, words, isOlder: !isSame(words, now) })
}
