import { type FlattenedField } from 'payload'
import { sayIn } from '../words/admin-language'
import { labelIn, labelOf } from '../words/labels/label-in'
import { listWords } from '../words/list-words'

type Row = Record<string, unknown>
export type Column = { heading: string; tell: (row: Row) => string }

/** A column for each field that a form shows, under the words of the form, in the language of who asks. */
export function columnsOf(fields: readonly FlattenedField[], language: string): Column[] {
  return fields.filter(isTold).map((field) => ({
    heading: labelOf(field, language),
    tell: (row) =>
      [row[field.name]]
        .flat()
        .map((value) => tell(field, value, language))
        .join('; '),
  }))
}

const isTold = ({ admin }: FlattenedField): boolean => (admin as { hidden?: boolean } | undefined)?.hidden !== true

function tell(field: FlattenedField, value: unknown, language: string): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'select') {
    const chosen = field.options.find((option) => typeof option !== 'string' && option.value === value)
    return (typeof chosen === 'object' ? labelIn(chosen.label, language) : undefined) ?? toText(value)
  }
  if (field.type === 'checkbox') return sayIn(listWords, { language }).answers[value === true ? 'yes' : 'no']
  if (field.type === 'date') return new Date(toText(value)).toISOString()
  return typeof value === 'object' ? nameOf(value as Row) : toText(value)
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : `${value as number | boolean}`

/** A related item by whatever it is called. */
const nameOf = ({ name, title, email, id }: Row): string => toText(name ?? title ?? email ?? id ?? '')
