import { type FlattenedField } from 'payload'
import { type Locale } from '../../../src/config/locales'
import { labelOf } from '../words/labels/label-in'
import { type Inline, toPlain } from './inline'
import { mapRichWords, type RichNode } from './rich-words'

type Values = Record<string, unknown>

/** A sentence or a paragraph to translate; `id` is the way to it, `field` the field of the item that it is part of. */
export type Unit = { id: string; field: string; label: string; parts: Inline[] }

type Visit = (unit: Unit) => Inline[] | undefined
type Place = { path: string; field: string; label: string; isInside: boolean; locale: Locale | undefined; visit: Visit }

// What has a place of its own beside the form, or is no text of the item.
const aside = new Set([
  ...['id', '_status', 'live', 'slug', 'createdAt', 'updatedAt', 'deletedAt', 'review'],
  ...['factWriters', 'createdBy', 'changedBy', 'approver', 'reviewedBy', 'changeNote'],
])

const isAddress = (words: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/)\S*$/.test(words)

/**
 * Every text of an edition, from a document in one language (no locale given) or in all. What `visit` says for one takes its
 * place in the values that come back; their other values are as they were.
 */
export function mapWords(
  fields: readonly FlattenedField[],
  values: Values,
  from: Pick<Place, 'locale' | 'visit'>,
): Values {
  const shown = fields.filter(({ name, ...field }) => !aside.has(name) && !isInternal(field))
  return mapFields(shown, values, { ...from, path: '', field: '', label: '', isInside: false })
}

const isInternal = (field: object): boolean => (field as { custom?: { internal?: boolean } }).custom?.internal === true

function mapFields(fields: readonly FlattenedField[], values: Values, place: Place): Values {
  const mapped = fields
    .filter(({ name }) => name in values && name !== 'id' && name !== 'blockName')
    .map((field): [string, unknown] => {
      const isOwn = 'localized' in field && field.localized && !place.isInside
      const all = values[field.name]
      const value = isOwn && place.locale !== undefined ? (all as Values | null)?.[place.locale] : all
      const isTop = place.path === ''
      const below: Place = {
        ...place,
        path: isTop ? field.name : `${place.path}.${field.name}`,
        field: isTop ? field.name : place.field,
        label: isTop ? labelOf(field) : `${place.label}: ${labelOf(field)}`,
        isInside: place.isInside || isOwn,
      }
      return [field.name, mapValue(field, value, below)]
    })
  return { ...values, ...Object.fromEntries(mapped) }
}

function mapValue(field: FlattenedField, value: unknown, place: Place): unknown {
  if (value === null || value === undefined) return value
  if (field.type === 'group' || field.type === 'tab') return mapFields(field.flattenedFields, value as Values, place)
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(value)) return value
    return (value as Values[]).map((row, position) =>
      mapFields(fieldsOf(field, row), row, { ...place, path: `${place.path}.${position}` }),
    )
  }
  if (!place.isInside) return value
  if (field.type === 'richText') return mapRich(value, place)
  if (field.type !== 'text' && field.type !== 'textarea') return value
  if (!Array.isArray(value)) return mapText(value, place)
  return value.map((one: unknown, position) => mapText(one, { ...place, path: `${place.path}.${position}` }))
}

function mapRich(value: unknown, { path, field, label, visit }: Place): unknown {
  const { root } = value as { root?: RichNode }
  if (!root) return value
  return { ...(value as Values), root: mapRichWords(root, path, (id, parts) => visit({ id, field, label, parts })) }
}

function mapText(value: unknown, { path, field, label, visit }: Place): unknown {
  if (typeof value !== 'string' || value.trim() === '' || isAddress(value)) return value
  const said = visit({ id: path, field, label, parts: [value] })
  return said ? toPlain(said) : value
}

function fieldsOf(field: FlattenedField & { type: 'array' | 'blocks' }, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

export function unitsOf(fields: readonly FlattenedField[], values: Values, locale?: Locale): Unit[] {
  const units: Unit[] = []
  const visit = (unit: Unit): undefined => void units.push(unit)
  mapWords(fields, values, { locale, visit })
  return units
}

/** What each field says, by its name: a line for each paragraph. */
export type FieldWords = Record<string, string>

export function fieldWordsOf(units: readonly Unit[]): FieldWords {
  const words: FieldWords = {}
  for (const { field, parts } of units) {
    const before = words[field]
    words[field] = before === undefined ? toPlain(parts) : `${before}\n${toPlain(parts)}`
  }
  return words
}
