import { type CollectionBeforeOperationHook } from 'payload'
import { defaultLocale } from '../../../../src/config/locales'

type Reading = {
  id?: unknown
  depth?: unknown
  draft?: unknown
  where?: Record<string, unknown>
  select?: Record<string, unknown>
  /** Lists of the administration ask it, and nothing else that reads many. */
  includeLockStatus?: boolean
}

/**
 * What has no name in the language at hand is shown by its English one: in lists, in the cells that name other items, and
 * in the choices that a form offers. Forms read one item by its id and never come here, so no English word is stored as a
 * translation; anyone who reads many items otherwise learns what is missing.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- that it reads is all that has to be known
export const letNamesFallBack: CollectionBeforeOperationHook = ({ args, operation, req, collection }) => {
  if (operation !== 'read') return args
  const reading = args as Reading
  if (reading.id === undefined && asksForNames(reading, collection.admin.useAsTitle)) req.fallbackLocale = defaultLocale
  return args
}

export function asksForNames({ includeLockStatus, select, where, depth, draft }: Reading, title = 'id'): boolean {
  if (includeLockStatus === true) return true
  if (select) return Object.keys(select).every((name) => name === title)
  const isCell = where !== undefined && Object.keys(where).join() === 'id' && Number(depth) === 0 && draft === true
  return isCell && typeof where.id === 'object' && where.id !== null && 'in' in where.id
}
