import { type PayloadRequest } from 'payload'
import { defaultLocale, type Locale, locales, localesIn } from '../../../src/config/locales'
import { type ContentCollection, findContent } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { Refusal } from '../workflow/refusal'
import { titleOf } from '../workflow/versions/live-change'
import { readBases } from './bases'
import { findOriginal } from './original'
import { fieldWordsOf, unitsOf } from './words'
import { type XliffFile, writeXliff } from './write-xliff'

export type ItemKey = { collection: ContentCollection; id: number }

/** `articles.12`, as a file calls an item. */
export const toFileId = ({ collection, id }: ItemKey): string => `${collection.slug}.${id}`

export function findByFileId(req: PayloadRequest, fileId: string): ItemKey | undefined {
  const [, slug = '', id = ''] = /^([a-z-]+)\.(\d{1,9})$/.exec(fileId) ?? []
  const collection = findContent(req.payload, slug)
  return collection ? { collection, id: Number(id) } : undefined
}

/** Items as an agency gets them: the original, and the translation where there is one. */
export async function exportXliff(req: PayloadRequest, items: readonly ItemKey[], to: Locale): Promise<string> {
  const files: XliffFile[] = []
  for (const item of items) {
    if (!localesIn(item.collection.custom.content.set).includes(to)) {
      throw new Refusal(`${toFileId(item)} is not published in ${locales[to].name}.`)
    }
    files.push(await toFile(req, item, to))
  }
  return writeXliff({ from: locales[defaultLocale].htmlLang, to: locales[to].htmlLang, files })
}

async function toFile(req: PayloadRequest, item: ItemKey, to: Locale): Promise<XliffFile> {
  const { collection, id } = item
  const { units, newest } = await findOriginal(req, item)
  const translated = unitsOf(collection.flattenedFields, newest, to)
  const bases = await readBases(databaseOf(req.payload), { collection: collection.slug, id })
  const words = fieldWordsOf(units)
  const basis = bases.find(({ locale }) => locale === to)?.words ?? words
  return {
    id: toFileId(item),
    name: titleOf(collection, newest, defaultLocale),
    units: units.map(({ id: unit, label, field, parts }) => ({
      id: unit,
      label,
      source: parts,
      target: translated.find((one) => one.id === unit)?.parts,
      isCurrent: basis[field] === words[field],
    })),
  }
}
