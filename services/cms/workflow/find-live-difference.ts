import { type FlattenedField, type PayloadRequest } from 'payload'
import { type Locale } from '../../../src/config/locales'
import { findDifferences, type Piece } from '../../shared/differences/find-differences'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection } from '../log/facts'
import { labelOf } from '../words/labels/label-in'
import { findVersions } from './versions/edition-states'
import { showsIn } from './versions/live-change'

export type FieldDifference = { label: string; pieces: readonly Piece[] }

/** Nothing is live yet, or what is live and what is written say the same, or they differ in these fields. */
export type LiveDifference = { isLive: boolean; fields: readonly FieldDifference[] }

// What readers do not see, or what has a place of its own beside the form.
const aside = new Set([
  ...['id', '_status', 'live', 'slug', 'createdAt', 'updatedAt', 'deletedAt', 'review', 'factWriters', 'createdBy'],
  ...['changedBy', 'approver', 'reviewedBy'],
])

type Asked = { collection: ContentCollection; id: number; locale: Locale }

/** What publishing an item in one language would change for its readers, field by field. */
export async function findLiveDifference(
  req: PayloadRequest,
  { collection, id, locale }: Asked,
): Promise<LiveDifference> {
  const { live, newest } = await findVersions(req, collection.slug, id)
  if (!newest || !showsIn(collection, live, locale)) return { isLive: false, fields: [] }
  return { isLive: true, fields: await findFieldDifferences(req, collection, { before: live, after: newest, locale }) }
}

type Compared = { before: Stored | undefined; after: Stored; locale: Locale }

/** In which fields two saved states of an item differ, in one language and in what all languages share. */
export async function findFieldDifferences(
  req: PayloadRequest,
  collection: ContentCollection,
  { before: earlier, after: later, locale }: Compared,
): Promise<FieldDifference[]> {
  const compared = collection.flattenedFields.filter(({ name }) => !aside.has(name))
  const fields = await Promise.all(
    compared.map(async (field): Promise<FieldDifference[]> => {
      const [before, after] = await Promise.all([earlier, later].map((one) => wordsOf(req, field, { one, locale })))
      if (before === after) return []
      return [{ label: labelOf(field, req.i18n.language), pieces: findDifferences(before ?? '', after ?? '', locale) }]
    }),
  )
  return fields.flat()
}

type Side = { one: Stored | undefined; locale: Locale }

/** What is related has a name by which editors know it. */
async function wordsOf(req: PayloadRequest, field: FlattenedField, { one, locale }: Side): Promise<string> {
  const stored = one?.[field.name]
  const isTranslated = 'localized' in field && field.localized
  const value = isTranslated ? (stored as Partial<Record<Locale, unknown>> | null)?.[locale] : stored
  return field.type === 'relationship' ? nameOf(req, field.relationTo, value) : toWords(value)
}

async function nameOf(req: PayloadRequest, relationTo: string | string[], value: unknown): Promise<string> {
  if (typeof relationTo !== 'string' || typeof value !== 'number') return toWords(value)
  const { useAsTitle = 'id' } = req.payload.collections[relationTo]?.config.admin ?? {}
  const found = await req.payload.findByID({ collection: relationTo, id: value, depth: 0, disableErrors: true, req })
  return toWords((found as Record<string, unknown> | null)?.[useAsTitle] ?? value)
}

const isDay = /^\d{4}-\d{2}-\d{2}T/

/** Any value as lines to compare: the words of a text, the cells of a row. */
function toWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return isDay.test(value) ? value.slice(0, 10) : value
  if (Array.isArray(value)) return value.map(toWords).join('\n')
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object') return ''
  const node = value as Record<string, unknown>
  if ('root' in node) return linesOf(node.root as Node).trim()
  const cells = Object.entries(node).filter(([name]) => name !== 'id' && name !== 'blockType' && name !== 'blockName')
  return cells
    .map(([, cell]) => toWords(cell))
    .filter((cell) => cell !== '')
    .join(', ')
}

type Node = { type?: string; text?: string; children?: Node[]; fields?: { words?: string } }

const inLine = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])

/** A rich text, a line for each paragraph, heading and entry of a list. */
function linesOf({ type, text, children = [], fields }: Node): string {
  if (type === 'linebreak') return '\n'
  if (type === 'inlineBlock') return ` [${fields?.words ?? ''}]`
  const inner = children.map(linesOf).join('')
  return `${text ?? ''}${inner}${inLine.has(type ?? '') ? '' : '\n'}`
}
