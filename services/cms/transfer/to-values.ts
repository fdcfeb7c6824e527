import { type FlattenedField } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { type Values } from '../load/loaded-item'

/** What is written by the firm: its content, and the pictures and files that it shows. */
export const isTransferred = ({ slug, custom }: { slug: string; custom: object }): boolean =>
  slug === 'media' || 'content' in custom

/** What belongs to one installation: accounts, states and moments of its own. */
export const own = new Set(['id', 'review', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'url', 'thumbnailURL'])

/** Whether another installation will have a document. */
export type IsThere = (collection: string, id: number) => boolean
type Place = { isTranslated: boolean; isThere: IsThere }

/**
 * A document as another installation can take it: without names of rows, accounts, empty values, languages that nobody has, and
 * what it names and nobody has any more.
 */
export function toValues(fields: readonly FlattenedField[], stored: Values, isThere: IsThere = () => true): Values {
  const kept = fields.filter((field) => !own.has(field.name))
  return toOwn(kept, stored, { isTranslated: false, isThere })
}

function toOwn(fields: readonly FlattenedField[], stored: Values, place: Place): Values {
  const told = fields.flatMap((field): [string, unknown][] => {
    if (!isKept(field)) return []
    const value = toPart(field, stored[field.name], place)
    return isNothing(value) ? [] : [[field.name, value]]
  })
  return Object.fromEntries(told)
}

export const isKept = (field: FlattenedField): boolean =>
  !('virtual' in field && field.virtual === true) &&
  !((field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().includes('users'))

function toPart(field: FlattenedField, value: unknown, place: Place): unknown {
  if (value === null || value === undefined) return undefined
  if (!place.isTranslated && 'localized' in field && field.localized) {
    const each = Object.entries(value as Values).flatMap(([locale, one]): [string, unknown][] => {
      const part = isLocale(locale) ? toAlone(field, one, { ...place, isTranslated: true }) : undefined
      return isNothing(part) ? [] : [[locale, part]]
    })
    return each.length === 0 ? undefined : Object.fromEntries(each)
  }
  return toAlone(field, value, place)
}

function toAlone(field: FlattenedField, value: unknown, place: Place): unknown {
  if (value === null || value === undefined) return undefined
  if (field.type === 'group' || field.type === 'tab') return toOwn(field.flattenedFields, value as Values, place)
  if (field.type === 'array')
    return (value as Values[]).map((row) => toOwn(withoutId(field.flattenedFields), row, place))
  if (field.type === 'date' && value instanceof Date) return value.toISOString()
  if (field.type === 'relationship' || field.type === 'upload') return withoutGone(field, value, place.isThere)
  if (field.type !== 'blocks') return value
  return (value as Values[]).map((row) => ({
    blockType: row.blockType,
    ...toOwn(withoutId(field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []), row, place),
  }))
}

type Naming = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

/** What was deleted for good is named by nothing that another installation stores. */
function withoutGone({ relationTo }: Naming, value: unknown, isThere: IsThere): unknown {
  const isKeptOne = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'relationTo' in one && 'value' in one
      ? isThere(String(one.relationTo), Number(one.value))
      : isThere(String(relationTo), Number(one))
  if (Array.isArray(value)) return value.filter(isKeptOne)
  return isKeptOne(value) ? value : undefined
}

const withoutId = (fields: readonly FlattenedField[]): FlattenedField[] => fields.filter(({ name }) => name !== 'id')

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Two documents that say the same have the same text: order of names, "no" and what is so anyway do not count. */
export function toComparable(fields: readonly FlattenedField[], values: Values, isThere?: IsThere): string {
  return JSON.stringify(sorted(toValues(fields, values, isThere), fields))
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
