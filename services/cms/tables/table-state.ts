import { type FormState } from 'payload'

type Entry = FormState[string]

/** The cells of a table in a form, row by row. */
export function readTable(fields: FormState, path: string): string[][] {
  const rows = fields[path]?.rows?.length ?? 0
  return Array.from({ length: rows }, (_, row) => {
    const cells = fields[`${path}.${row}.cells`]?.rows?.length ?? 0
    return Array.from({ length: cells }, (__, cell) => {
      const value = fields[`${path}.${row}.cells.${cell}.text`]?.value
      return typeof value === 'string' ? value : ''
    })
  })
}

/** The form with another table in it. Rows and cells that stay keep their names. */
export function writeTable(fields: FormState, path: string, table: readonly (readonly string[])[]): FormState {
  const idOf = (at: string): string => {
    const known = fields[`${at}.id`]?.value
    return typeof known === 'string' ? known : crypto.randomUUID().replaceAll('-', '').slice(0, 24)
  }
  const state: FormState = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(`${path}.`)))
  const listed = (name: string, count: number): Entry => ({
    ...fields[name],
    value: count,
    valid: true,
    disableFormData: count > 0,
    rows: Array.from({ length: count }, (_, position) => ({ id: idOf(`${name}.${position}`) })),
  })
  state[path] = listed(path, table.length)
  for (const [y, row] of table.entries()) {
    const at = `${path}.${y}`
    state[`${at}.id`] = plain(state[path].rows?.[y]?.id)
    state[`${at}.cells`] = listed(`${at}.cells`, row.length)
    for (const [x, text] of row.entries()) {
      state[`${at}.cells.${x}.id`] = plain(state[`${at}.cells`]?.rows?.[x]?.id)
      state[`${at}.cells.${x}.text`] = plain(text)
    }
  }
  return state
}

const plain = (value: unknown): Entry => ({ value, initialValue: value, valid: true, passesCondition: true })
