import { type FlattenedField } from 'payload'
import { findEditionProblems, toOneLanguage } from '../fields/edition-problem'
import { findShape } from '../fields/shape-problem'
import { findTextProblem } from '../fields/text-problem'
import { type ContentCollection } from '../log/facts'
import { type LoadedItem, type Values } from './loaded-item'

/** What an editor would be told of an item, asked of each language in which it is live; and what its lists may hold. */
export function findItemProblems(collection: ContentCollection, { key, values }: LoadedItem): string[] {
  const { slug, flattenedFields } = collection
  const tell = (problem: string): string => `${slug}/${key}: ${problem}`
  const unknown = Object.keys(values).filter(
    (name) => !flattenedFields.some((field) => 'name' in field && field.name === name),
  )
  const text = findTextProblem(values)
  return [
    ...unknown.map((name) => tell(`there is no field "${name}"`)),
    ...(text === undefined ? [] : [tell(text)]),
    ...Object.keys(values.live ?? {}).flatMap((locale) =>
      findIn(flattenedFields, toOneLanguage(flattenedFields, values, locale)).map((problem) =>
        tell(`${locale}: ${problem}`),
      ),
    ),
  ]
}

function findIn(fields: FlattenedField[], edition: Values): string[] {
  return [
    ...findShape(fields, edition).problems.map(({ path, message }) => `${path}: ${message}`),
    ...findEditionProblems(fields, edition).map(({ label, problem }) => `${label} ${problem}`),
    ...findOverfull(fields, edition, ''),
  ]
}

type Limits = { minRows?: number; maxRows?: number; min?: number; max?: number }

/** How many rows a list may have and how large a number may be; Payload asks that of its own forms alone. */
function findOverfull(fields: readonly FlattenedField[], values: Values, path: string): string[] {
  return fields.flatMap((field) => {
    const value = 'name' in field ? values[field.name] : undefined
    if (value === undefined || value === null || !('name' in field)) return []
    const own = `${path}${field.name}`
    const { minRows = 0, maxRows = Infinity, min = -Infinity, max = Infinity } = field as Limits
    if (typeof value === 'number' && (value < min || value > max)) return [`${own}: ${value} is out of its range`]
    if (!Array.isArray(value)) return []
    const tooMany = value.length > maxRows ? [`${own}: ${value.length} entries, at most ${maxRows} are possible`] : []
    const tooFew = value.length < minRows ? [`${own}: ${value.length} entries, at least ${minRows} are needed`] : []
    return [
      ...tooFew,
      ...tooMany,
      ...(value as Values[]).flatMap((row) => findOverfull(fieldsOf(field, row), row, `${own}.`)),
    ]
  })
}

function fieldsOf(field: FlattenedField, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.type === 'blocks' ? (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []) : []
}
