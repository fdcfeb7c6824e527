import { objectsIn } from './objects-in'
import { type Ref } from './ref'

const isRef = (value: object): value is Ref =>
  'type' in value && 'id' in value && typeof value.id === 'number' && Object.keys(value).length === 2

/** Which other items a document names, each once: what its page must be made again for when they change. */
export function referencesOf(document: object): Ref[] {
  const found = new Map<string, Ref>()
  for (const object of objectsIn(document)) if (isRef(object)) found.set(`${object.type} ${object.id}`, object)
  return [...found.values()]
}
