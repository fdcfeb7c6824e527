import { findFreeAnchor } from './anchor'
import { objectsIn } from './objects-in'
import { type Heading } from './rich-text'

const isHeading = (value: object): value is Heading => 'kind' in value && value.kind === 'heading'

/** Gives the headings of a document that was just parsed different anchors, whichever of its texts they are in. */
export function nameHeadings(fields: object): void {
  const taken = new Set<string>()
  for (const object of objectsIn(fields)) {
    if (!isHeading(object)) continue
    object.id = findFreeAnchor(object.id, taken)
    taken.add(object.id)
  }
}
