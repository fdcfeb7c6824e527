import { type FlattenedField } from 'payload'
import { labelIn } from '../words/labels/label-in'
import { findRichTextProblem } from './rich-text-problem'

export type ShapeProblem = { path: string; label: string; message: string }
export type Related = { path: string; label: string; collection: string; id: number }
export type Shape = { problems: ShapeProblem[]; related: Related[] }

type Values = Record<string, unknown>
type Found = Shape & { path: string }

const mostText = 10_000
const mostItems = 500
const highestId = 2 ** 31 - 1

/**
 * What came in, checked against what the fields can store at all. Payload checks a draft's values not in the least, so a
 * wrong kind would reach the database and come back as "unknown error".
 */
export function findShape(fields: readonly FlattenedField[], data: Values): Shape {
  const found: Found = { problems: [], related: [], path: '' }
  checkFields(fields, data, found)
  return { problems: found.problems, related: found.related }
}

function checkFields(fields: readonly FlattenedField[], data: Values, found: Found): void {
  for (const field of fields) {
    if (!('name' in field) || !Object.hasOwn(data, field.name)) continue
    const value = data[field.name]
    if (value === null || value === undefined || value === '') continue
    const path = found.path === '' ? field.name : `${found.path}.${field.name}`
    const own: Found = { ...found, path }
    const message = checkValue(field, value, own)
    if (message !== undefined)
      found.problems.push({ path, label: labelOf(field), message: `${labelOf(field)} ${message}` })
  }
}

const labelOf = (field: FlattenedField): string => {
  const label = labelIn('label' in field ? field.label : undefined)
  if (label !== undefined) return label
  const name = 'name' in field ? field.name : ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const unfit = 'has a value of the wrong kind'

function checkValue(field: FlattenedField, value: unknown, found: Found): string | undefined {
  // Any other kind is not in use, and Payload checks it well enough.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the default is the rule here
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return checkEach(field, value, (one) => checkText(one, textLimit(field)))
    case 'number':
      return checkEach(field, value, (one) =>
        typeof one === 'number' && Number.isFinite(one) && Math.abs(one) <= Number.MAX_SAFE_INTEGER
          ? undefined
          : 'must be a number',
      )
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : 'must be on or off'
    case 'date':
      return isDate(value) ? undefined : 'must be a date of the years 1900 to 2200'
    case 'select':
    case 'radio':
      return checkEach(field, value, (one) =>
        optionsOf(field).includes(one) ? undefined : 'has a value that is not on offer',
      )
    case 'relationship':
    case 'upload':
      return checkEach(field, value, (one) => checkRelation(field, one, found))
    case 'richText':
      return findRichTextProblem(value)
    case 'group':
    case 'tab':
      return checkRow(field.flattenedFields, value, found)
    case 'array':
      return checkRows(value, (row, own) => checkRow(field.flattenedFields, row, own), found)
    case 'blocks':
      return checkRows(value, (row, own) => checkBlock(field, row, own), found)
    default:
      return undefined
  }
}

type Several = { hasMany?: boolean | undefined }

function checkEach(
  field: FlattenedField,
  value: unknown,
  check: (one: unknown) => string | undefined,
): string | undefined {
  if ((field as Several).hasMany !== true) return check(value)
  if (!Array.isArray(value)) return unfit
  if (value.length > mostItems) return `has ${value.length} entries; at most ${mostItems} are possible`
  return value.map(check).find((message) => message !== undefined)
}

const textLimit = (field: FlattenedField): number =>
  'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : mostText

function checkText(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return 'must be a text'
  if (/^\s*(?:javascript|vbscript|data):\S/i.test(value)) return 'is code in the form of an address'
  if (value.length > limit) return `has ${value.length} characters; at most ${limit} are possible`
  return undefined
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' && !(value instanceof Date)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= 1900 && year <= 2200
}

function optionsOf(field: FlattenedField & { type: 'select' | 'radio' }): unknown[] {
  return field.options.map((option) => (typeof option === 'string' ? option : option.value))
}

function checkRelation(
  field: FlattenedField & { type: 'relationship' | 'upload' },
  value: unknown,
  found: Found,
): string | undefined {
  const named = value as { relationTo?: unknown; value?: unknown } | null
  const isPolymorphic = Array.isArray(field.relationTo)
  const collection = isPolymorphic ? named?.relationTo : field.relationTo
  const id = toId(isPolymorphic ? named?.value : value)
  const isOffered = typeof collection === 'string' && (!isPolymorphic || field.relationTo.includes(collection))
  if (!isOffered || id === undefined) return 'must be chosen from the list'
  found.related.push({ path: found.path, label: labelOf(field), collection, id })
  return undefined
}

/** An id, as forms send it; or the whole document, as it was read. */
function toId(value: unknown): number | undefined {
  const given = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  const id = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= highestId ? id : undefined
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkRow(fields: readonly FlattenedField[], row: unknown, found: Found): string | undefined {
  if (!isObject(row)) return unfit
  checkFields(fields, row, found)
  return undefined
}

function checkRows(
  value: unknown,
  check: (row: unknown, found: Found) => string | undefined,
  found: Found,
): string | undefined {
  if (!Array.isArray(value)) return value === 0 ? undefined : unfit
  if (value.length > mostItems) return `has ${value.length} entries; at most ${mostItems} are possible`
  return value
    .map((row: unknown, position) => check(row, { ...found, path: `${found.path}.${position}` }))
    .find((message) => message !== undefined)
}

function checkBlock(field: FlattenedField & { type: 'blocks' }, row: unknown, found: Found): string | undefined {
  const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType)
  return block ? checkRow(block.flattenedFields, row, found) : 'contains a part of a kind that is not on offer'
}
