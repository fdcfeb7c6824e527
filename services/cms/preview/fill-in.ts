import { type FlattenedField } from 'payload'
import { type Locale } from '../../../src/config/locales'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A stored draft, which has every language, with what stands in a form, which has one. */
export function fillIn(fields: FlattenedField[], typed: Values, into: { stored: Values; locale: Locale }): Values {
  const filled = fields
    .filter(({ name }) => name in typed)
    .map((field): [string, unknown] => [field.name, fillField(field, typed[field.name], into)])
  return { ...into.stored, ...Object.fromEntries(filled) }
}

function fillField(field: FlattenedField, value: unknown, { stored, locale }: { stored: Values; locale: Locale }) {
  const before = stored[field.name]
  const known = isValues(before) ? before : {}
  const isList = field.type === 'array' || field.type === 'blocks'
  // A form counts the rows of a list, and gives the count where it has none.
  if (isList && !Array.isArray(value)) return fillField(field, [], { stored, locale })
  if ('localized' in field && field.localized) return { ...known, [locale]: value }
  if ((field.type === 'group' || field.type === 'tab') && isValues(value)) {
    return fillIn(field.flattenedFields, value, { stored: known, locale })
  }
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return value
    .filter(isValues)
    .map((row) => fillIn(field.flattenedFields, row, { stored: findRow(before, row), locale }))
}

/** A row is the same one as long as its name is; its other languages stay with it. */
function findRow(rows: unknown, { id }: Values): Values {
  const found: unknown = Array.isArray(rows) ? rows.find((row) => isValues(row) && row.id === id) : undefined
  return isValues(found) ? found : {}
}
