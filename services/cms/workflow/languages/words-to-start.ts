import { type FlattenedField } from 'payload'

type Values = Record<string, unknown>

// An approval, an address and the day of a review belong to the text they were given to; who wrote is found out again.
const kept = new Set([
  ...['id', '_status', 'live', 'slug', 'createdAt', 'updatedAt', 'deletedAt', 'review'],
  ...['factWriters', 'createdBy', 'changedBy', 'reviewedAt', 'reviewDueAt'],
  ...['approver', 'reviewedBy'],
])

/** What one language says, as another can begin with it: words alone, since facts are shared by all of them already. */
export function wordsToStart(fields: readonly FlattenedField[], edition: Values): Values {
  const own = fields.filter((field) => !kept.has(field.name) && field.name in edition)
  return Object.fromEntries(
    own.flatMap((field): [string, unknown][] => {
      const value = edition[field.name]
      if ('localized' in field && field.localized) return [[field.name, withoutIds(field, value)]]
      if ((field.type === 'group' || field.type === 'tab') && value) {
        return [[field.name, wordsToStart(field.flattenedFields, value as Values)]]
      }
      // The rows are the same in every language, so they keep their names; what is translated is inside them.
      return (field.type === 'array' || field.type === 'blocks') && Array.isArray(value) ? [[field.name, value]] : []
    }),
  )
}

/** A row belongs to one list of one language, and the database knows it by its name. */
function withoutIds(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group' && value) return eachInside(field.flattenedFields, value as Values)
  if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return value
  return (value as Values[]).map((row) => eachInside(fieldsOf(field, row), withoutName(row)))
}

const withoutName = (row: Values): Values => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))

const fieldsOf = (field: FlattenedField & { type: 'array' | 'blocks' }, row: Values): readonly FlattenedField[] =>
  field.type === 'array'
    ? field.flattenedFields
    : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [])

const eachInside = (fields: readonly FlattenedField[], row: Values): Values => ({
  ...row,
  ...Object.fromEntries(
    fields
      .filter(({ name }) => name in row && name !== 'id')
      .map((field) => [field.name, withoutIds(field, row[field.name])]),
  ),
})
