import { createHash } from 'node:crypto'
import { type FlattenedField } from 'payload'
import { isLocale, type Locale } from '../../../src/config/locales'
import { type ContentCollection } from '../log/facts'
import { isOfApprovedKind } from '../workflow/reviews/approval'
import { digestsOf } from '../workflow/versions/digests'
import { type Values } from './loaded-item'

type Stated = { name: string; values: Values; at: string }

/** What the editor's form and the hooks would have added: rows with names of their own, state, dates and approval. */
export function completeItem(collection: ContentCollection, { name, values, at }: Stated): Values {
  const { flattenedFields } = collection
  const named = nameRows(flattenedFields, values, name)
  const locales = Object.keys(values.live ?? {}).filter(isLocale)
  const isApproved = isOfApprovedKind(collection, values)
  const reviewIn = (locale: Locale) => ({
    state: isApproved ? 'approved' : 'draft',
    ...(isApproved ? { approvedAt: at, ...digestsOf(flattenedFields, named, locale) } : {}),
  })
  return {
    ...named,
    review: Object.fromEntries(locales.map((locale) => [locale, reviewIn(locale)])),
    _status: locales.length > 0 ? 'published' : 'draft',
    createdAt: at,
    updatedAt: at,
  }
}

const idOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24)

/** Every row of a list or of a body has an id by which the editor tells it from the others. */
function nameRows(fields: readonly FlattenedField[], values: Values, path: string): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields.find((one) => 'name' in one && one.name === name)
    return [name, field ? nameIn(field, value, `${path}.${name}`) : value] as const
  })
  return Object.fromEntries(entries)
}

function nameIn(field: FlattenedField, value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (field.type === 'group' || field.type === 'tab') return nameRows(field.flattenedFields, value as Values, path)
  if (field.type !== 'array' && field.type !== 'blocks') return value
  if (!Array.isArray(value)) {
    const inEach = Object.entries(value).map(([locale, rows]) => [locale, nameIn(field, rows, `${path}.${locale}`)])
    return Object.fromEntries(inEach) as Values
  }
  return (value as Values[]).map((row, position) => {
    const own = `${path}.${position}`
    return { ...nameRows(fieldsOf(field, row), row, own), id: idOf(own) }
  })
}

function fieldsOf(field: FlattenedField & { type: 'array' | 'blocks' }, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}
