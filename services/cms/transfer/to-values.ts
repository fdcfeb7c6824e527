import { type FlattenedField } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { type Values } from '../load/loaded-item'

/** What is written by the firm: its content, and the pictures and files that it shows. */
export const isTransferred = ({ slug, custom }: { slug: string; custom: object }): boolean =>
  slug === 'media' || 'content' in custom

/** What belongs to one installation: accounts, states and moments of its own. */
export const own = new Set(['id', 'review', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'url', 'thumbnailURL'])

/** A document as another installation can take it: without names of rows, accounts, empty values and languages that nobody has. */
export function toValues(fields: readonly FlattenedField[], stored: Values): Values {
  return toOwn(
    fields.filter((field) => !own.has(field.name)),
    stored,
    false,
  )
}

function toOwn(fields: readonly FlattenedField[], stored: Values, isTranslated: boolean): Values {
  const told = fields.flatMap((field): [string, unknown][] => {
    if (!isKept(field)) return []
    const value = toPart(field, stored[field.name], isTranslated)
    return isNothing(value) ? [] : [[field.name, value]]
  })
  return Object.fromEntries(told)
}

export const isKept = (field: FlattenedField): boolean =>
  !('virtual' in field && field.virtual === true) &&
  !((field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().includes('users'))

function toPart(field: FlattenedField, value: unknown, isTranslated: boolean): unknown {
  if (value === null || value === undefined) return undefined
  if (!isTranslated && 'localized' in field && field.localized) {
    const each = Object.entries(value as Values).flatMap(([locale, one]): [string, unknown][] => {
      const part = isLocale(locale) ? toAlone(field, one, true) : undefined
      return isNothing(part) ? [] : [[locale, part]]
    })
    return each.length === 0 ? undefined : Object.fromEntries(each)
  }
  return toAlone(field, value, isTranslated)
}

function toAlone(field: FlattenedField, value: unknown, isTranslated: boolean): unknown {
  if (value === null || value === undefined) return undefined
  if (field.type === 'group' || field.type === 'tab') return toOwn(field.flattenedFields, value as Values, isTranslated)
  if (field.type === 'array')
    return (value as Values[]).map((row) => toOwn(withoutId(field.flattenedFields), row, isTranslated))
  if (field.type === 'date' && value instanceof Date) return value.toISOString()
  if (field.type !== 'blocks') return value
  return (value as Values[]).map((row) => ({
    blockType: row.blockType,
    ...toOwn(
      withoutId(field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []),
      row,
      isTranslated,
    ),
  }))
}

const withoutId = (fields: readonly FlattenedField[]): FlattenedField[] => fields.filter(({ name }) => name !== 'id')

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Two documents that say the same have the same text: order of names, "no" and what is so anyway do not count. */
export function toComparable(fields: readonly FlattenedField[], values: Values): string {
  return JSON.stringify(sorted(toValues(fields, values), fields))
}

function sorted(value: unknown, fields: readonly FlattenedField[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const usual = fields.find((field) => field.name === name)
    const part = sorted(one)
    if (part === false || isNothing(part) || isUsual(usual, part)) return []
    return [[name, part]]
  })
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What the field says of itself where nobody has said anything. */
const isUsual = (field: FlattenedField | undefined, value: unknown): boolean =>
  field !== undefined && 'defaultValue' in field && JSON.stringify(field.defaultValue) === JSON.stringify(value)
