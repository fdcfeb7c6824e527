import { type PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '../../../src/config/locales'
import { findDifferences, type Piece } from '../../shared/differences/find-differences'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection } from '../log/facts'
import { databaseOf, findOpen } from '../log/transaction'
import { labelOf } from '../words/labels/label-in'
import { Refusal } from '../workflow/refusal'
import { findVersions } from '../workflow/versions/edition-states'
import { showsIn, titleOf } from '../workflow/versions/live-change'
import { readBases } from './bases'
import { fieldWordsOf, type Unit, unitsOf } from './words'

type Item = { collection: ContentCollection; id: number }
export type Original = { stored: Stored; newest: Stored; units: Unit[] }

/** What is translated: the English that readers have, or, before they have any, the newest. */
export async function findOriginal(req: PayloadRequest, { collection, id }: Item): Promise<Original> {
  const { live, newest } = await findVersions(req, collection.slug, id)
  if (!newest) throw new Refusal('There is no such item.')
  const stored = live && showsIn(collection, live, defaultLocale) ? live : newest
  return { stored, newest, units: unitsOf(collection.flattenedFields, stored, defaultLocale) }
}

/** `pieces` where the original says something else than what was translated. */
export type OriginalField = { field: string; label: string; text: string; pieces: Piece[] | null }
export type OriginalTold = { isWritten: boolean; olderSince: string | null; fields: OriginalField[] }

export async function tellOriginal(req: PayloadRequest, item: Item, locale: Locale): Promise<OriginalTold> {
  const { units, newest } = await findOriginal(req, item)
  const words = fieldWordsOf(units)
  const tx = (await findOpen(req))?.tx ?? databaseOf(req.payload)
  const bases = await readBases(tx, { collection: item.collection.slug, id: item.id })
  const basis = bases.find((one) => one.locale === locale)
  const { flattenedFields } = item.collection
  const labels = new Map(flattenedFields.map((field) => [field.name, labelOf(field, req.i18n.language)]))
  const isWritten = titleOf(item.collection, newest, locale) !== ''
  const fields = Object.entries(words).map(([field, text]): OriginalField => {
    const then = basis && isWritten ? (basis.words[field] ?? '') : text
    const pieces = then === text ? null : findDifferences(then, text, defaultLocale)
    return { field, label: labels.get(field) ?? field, text, pieces }
  })
  return { isWritten, olderSince: isWritten ? (basis?.olderSince ?? null) : null, fields }
}
