import { findFreeAnchor } from './anchor'
import { type Heading } from './rich-text'

const isHeading = (value: object): value is Heading => 'kind' in value && value.kind === 'heading'

/** Gives the headings of one document different anchors, whichever of its texts they are in. */
export function nameHeadings<Fields extends object>(fields: Fields): Fields {
  const taken = new Set<string>()
  const name = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(name)
    if (!isHeading(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, name(inner)]))
    const id = findFreeAnchor(value.id, taken)
    taken.add(id)
    return { ...value, id }
  }
  return name(fields) as Fields
}
