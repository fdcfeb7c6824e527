import { type FlattenedField } from 'payload'
import { labelIn } from '../words/labels/label-in'
import { isEmpty, type Rule, type Values } from './rules'

/** `path`: the field as forms know it, so that it can be marked there. */
export type EditionProblem = { path: string; label: string; problem: string }

/** A stored document with all its languages, seen in one of them. */
export function toOneLanguage(fields: readonly FlattenedField[], stored: Values, locale: string): Values {
  return toValues(fields, stored, { locale, isTranslated: false })
}

type Context = { locale: string; isTranslated: boolean }

function toValues(fields: readonly FlattenedField[], stored: Values, context: Context): Values {
  const named = fields.filter((field) => 'name' in field && field.name in stored)
  return Object.fromEntries(
    named.map((field) => {
      const splits = 'localized' in field && field.localized && !context.isTranslated
      const all = stored[field.name]
      const value = splits ? (all as Values | null | undefined)?.[context.locale] : all
      return [field.name, toValue(field, value, splits ? { ...context, isTranslated: true } : context)]
    }),
  )
}

function toValue(field: FlattenedField, value: unknown, context: Context): unknown {
  if (value === null || value === undefined) return value
  if (field.type === 'group' || field.type === 'tab') return toValues(field.flattenedFields, value as Values, context)
  if (field.type === 'array') {
    return (value as Values[]).map((row) => toValues(field.flattenedFields, row, context))
  }
  if (field.type !== 'blocks') return value
  return (value as Values[]).map((row) => ({
    ...toValues(blockOf(field, row)?.flattenedFields ?? [], row, { ...context, isTranslated: true }),
    blockType: row.blockType,
  }))
}

const blockOf = (field: FlattenedField & { type: 'blocks' }, { blockType }: Values) =>
  field.blocks.find(({ slug }) => slug === blockType)

/**
 * All that one language lacks to be published. Payload checks the language that is being saved; another one may be live
 * with a draft that nobody has checked yet.
 */
export function findEditionProblems(fields: readonly FlattenedField[], edition: Values): EditionProblem[] {
  return findIn(fields, edition, { whole: edition, path: '' })
}

const mostTold = 20

/**
 * One after the other: anyone who completes a text is not sent away once for each of them. Without a colon, after which
 * Payload's forms cut what they show at every comma.
 */
export function tellProblems(problems: readonly EditionProblem[]): string {
  const told = problems.slice(0, mostTold).map(({ label, problem }) => `${label} – ${problem.replace(/\.$/, '')}`)
  const rest = problems.length > mostTold ? `; and ${problems.length - mostTold} more` : ''
  return `${told.join('; ')}${rest}`
}

type Where = { whole: Values; path: string }

function findIn(fields: readonly FlattenedField[], beside: Values, { whole, path }: Where): EditionProblem[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !isShown(field, beside, whole)) return []
    const [value, label, own] = [beside[field.name], labelOf(field), `${path}${field.name}`]
    const problem = findOwn(field, value, { beside, whole })
    if (problem !== undefined) return [{ path: own, label, problem }]
    return rowsOf(field, value).flatMap(([innerFields, row, position]) =>
      findIn(innerFields, row, { whole, path: `${own}.${position === undefined ? '' : `${position}.`}` }).map(
        (found) => ({
          ...found,
          label: `${label} › ${found.label}`,
        }),
      ),
    )
  })
}

type Asked = {
  required?: boolean
  maxLength?: number
  minRows?: number
  custom?: { rule?: Rule }
  label?: unknown
  admin?: { condition?: (whole: Values, beside: Values, extra: object) => boolean }
}

const isShown = (field: FlattenedField, beside: Values, whole: Values): boolean =>
  (field as Asked).admin?.condition?.(whole, beside, {}) !== false

function labelOf(field: FlattenedField): string {
  const { label } = field as Asked
  return labelIn(label) ?? ('name' in field ? field.name : '')
}

function findOwn(field: FlattenedField, value: unknown, place: { beside: Values; whole: Values }): string | undefined {
  const { required, maxLength, minRows = 0, custom } = field as Asked
  if (isEmpty(value)) return required === true ? 'is missing' : custom?.rule?.(value, place)
  const longest = maxLength !== undefined && typeof value === 'string' ? maxLength : Infinity
  if (typeof value === 'string' && value.length > longest) return `is longer than ${longest} characters`
  if (Array.isArray(value) && value.length < minRows) return `needs at least ${minRows} entries`
  return custom?.rule?.(value, place)
}

type Row = [fields: readonly FlattenedField[], row: Values, position?: number]

function rowsOf(field: FlattenedField, value: unknown): Row[] {
  if (value === null || value === undefined) return []
  if (field.type === 'group' || field.type === 'tab') return [[field.flattenedFields, value as Values]]
  if (field.type === 'array') return (value as Values[]).map((row, at) => [field.flattenedFields, row, at])
  if (field.type !== 'blocks') return []
  return (value as Values[]).map((row, at) => [blockOf(field, row)?.flattenedFields ?? [], row, at])
}
