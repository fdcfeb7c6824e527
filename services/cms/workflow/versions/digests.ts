import { createHash } from 'node:crypto'
import { type FlattenedField } from 'payload'
import { type Locale } from '../../../../src/config/locales'

type Values = Record<string, unknown>

/** `words` stand for what one language says, `facts` for what all languages share. The same content, the same digest. */
export type Digests = { words: string; facts: string }

// What does not change what a reader sees.
const aside = new Set([
  ...['id', '_status', 'live', 'slug', 'createdAt', 'updatedAt', 'deletedAt', 'review'],
  ...['factWriters', 'createdBy', 'changedBy', 'approver', 'reviewedBy'],
])

/**
 * The content of one language, from a document in that language alone (no locale given) or in all of them. Stored, sent by
 * a form and sent by a program, the same content differs in key order, empty values and row ids; none of that counts.
 */
export function digestsOf(fields: FlattenedField[], edition: Values, locale?: Locale): Digests {
  const { words, facts } = split(
    fields.filter((field) => !aside.has(field.name)),
    edition,
    locale,
  )
  return { words: digest(words), facts: digest(facts) }
}

const digest = (value: unknown): string => createHash('sha256').update(toCanonical(value)).digest('hex')

type Parts = { words: Values; facts: Values }

function split(fields: FlattenedField[], values: Values, locale: Locale | undefined): Parts {
  const parts: Parts = { words: {}, facts: {} }
  for (const field of fields) {
    const value = values[field.name]
    if ('localized' in field && field.localized) {
      parts.words[field.name] = plain(field, locale === undefined ? value : (value as Values | null)?.[locale])
    } else if ('flattenedFields' in field || 'blocks' in field) {
      const isGroup = field.type === 'group' || field.type === 'tab'
      const rows = (isGroup ? [value ?? {}] : (value ?? [])) as Values[]
      const inside = rows.map((row) => split(fieldsOf(field, row), row, locale))
      parts.words[field.name] = inside.map(({ words }) => words)
      parts.facts[field.name] = inside.map(({ facts }, position) => ({ ...facts, is: rows[position]?.blockType }))
    } else {
      parts.facts[field.name] = plain(field, value)
    }
  }
  return parts
}

function fieldsOf(field: FlattenedField, row: Values): FlattenedField[] {
  const own =
    'blocks' in field
      ? field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields
      : 'flattenedFields' in field
        ? field.flattenedFields
        : []
  return (own ?? []).filter(({ name }) => name !== 'id')
}

/** A value as it is compared: rows without their ids, relations as ids, dates as instants. */
function plain(field: FlattenedField, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  if ('flattenedFields' in field || 'blocks' in field) {
    if (!Array.isArray(value)) return plainRow(field, value as Values)
    return (value as Values[]).map((row) => plainRow(field, row))
  }
  if (field.type === 'relationship' || field.type === 'upload') return [value].flat().map(toTarget)
  if (field.type === 'date') return new Date(String(value)).getTime()
  if (field.type === 'number') return [value].flat().map(Number)
  return value
}

function plainRow(field: FlattenedField, row: Values): unknown {
  const inside = fieldsOf(field, row).map((own) => [own.name, plain(own, row[own.name])] as const)
  return { ...Object.fromEntries(inside), is: row.blockType }
}

function toTarget(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { relationTo, value: target, id } = value as { relationTo?: string; value?: unknown; id?: unknown }
  return relationTo === undefined ? String(id) : `${relationTo} ${toTarget(target)}`
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** As JSON, but without what is empty and in an order of its own: the database keeps the keys of an object in another. */
function toCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const object = value as Values
  const kept = Object.keys(object).filter((key) => !isEmpty(object[key]))
  return `{${kept
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonical(object[key])}`)
    .join()}}`
}
