import { type ContentDocument } from '../content/all-types'
import { type Content, keys } from '../plan/store/content'
import { type MadePage } from './gate'

export type Culprit = { item: string; field: string }

const nameOf = ({ type, id, locale }: ContentDocument): string => `${type} ${id} ${locale}`

/** The item and the field that brought something to a page: its own item first, then whatever else it shows. */
export function findCulprit(page: MadePage, content: Content, needle?: string): Culprit {
  const own = content.read(keys.path(page.path))
  const others = [...page.readings.keys].flatMap((key) => content.read(key))
  if (needle !== undefined && needle !== '') {
    for (const document of [...own, ...others]) {
      const field = findField(document, needle)
      if (field !== undefined) return { item: nameOf(document), field }
    }
  }
  const [first] = own
  return { item: first ? nameOf(first) : `page ${page.template}`, field: '' }
}

/** Where in a value a text stands: `body.2.text`. */
function findField(value: unknown, needle: string): string | undefined {
  if (typeof value === 'string') return value.includes(needle) ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const field = findField(inner, needle)
    if (field !== undefined) return field === '' ? name : `${name}.${field}`
  }
  return undefined
}
