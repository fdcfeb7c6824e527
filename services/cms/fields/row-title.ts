import { type Field } from 'payload'

/** The field whose text stands for a folded row of a list: its first text, wherever it is laid out. */
export function findRowTitle(fields: readonly Field[]): string | undefined {
  for (const field of fields) {
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'select' || field.type === 'date') {
      return field.name
    }
    const found = field.type === 'row' ? findRowTitle(field.fields) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
