import { type Locale } from '../../../src/config/locales'
import { type ContentName, contentTypes } from '../../../src/content/all-types'
import { findItemAddress } from '../../../src/routes/item-address'
import { indexItems } from '../../../src/routes/item-index'
import { type Item, type ItemType, places } from '../../../src/routes/item-places'
import { entriesOf, type FieldSource, type Mapping } from '../mapping'
import { type Numbers } from '../numbers'
import { type Entry } from './read-entries'
import { type ToDocument, type Values } from './to-document'

export type Found = { type: ContentName; locale: Locale; entry: Entry }
export type Edition = { type: ContentName; id: number; locale: Locale; document: Values }
export type Held = { edition: Pick<Edition, 'type' | 'id' | 'locale'>; problem: string }

type Own = { mapping: Mapping; numbers: Numbers; toDocument: ToDocument }

/** Entries as editions with their addresses. An entry is in a language where it has a title there. */
export function toEditions(found: readonly Found[], { mapping, numbers, toDocument }: Own): [Edition[], Held[]] {
  const editions: Edition[] = []
  const held: Held[] = []
  for (const { type, locale, entry } of found) {
    const edition = { type, id: numbers.of(type, entry.sys.id), locale }
    const fields = mapping.types[type]?.fields ?? {}
    if (!hasTitle(toDocument(onlyTitle(type, fields), entry).document[contentTypes[type].title])) continue
    const { document, problem } = toDocument(fields, entry)
    if (problem === undefined) editions.push({ ...edition, document })
    else held.push({ edition, problem })
  }
  return withAddresses(editions, held)
}

const hasTitle = (title: unknown): boolean => typeof title === 'string' && title.trim() !== ''

function onlyTitle(type: ContentName, fields: Readonly<Record<string, FieldSource>>): Record<string, FieldSource> {
  const { title } = contentTypes[type]
  const source = fields[title]
  return source === undefined ? {} : { [title]: source }
}

function withAddresses(editions: readonly Edition[], held: Held[]): [Edition[], Held[]] {
  const index = indexItems(editions.flatMap((edition) => toItem(edition) ?? []))
  const placed = editions.flatMap((edition): Edition[] => {
    const item = toItem(edition)
    if (!item) return [edition]
    const address = findItemAddress(item, index)
    if ('problem' in address) {
      held.push({ edition, problem: address.problem })
      return []
    }
    return [{ ...edition, document: { seo: {}, ...edition.document, path: address.path, formerPaths: [] } }]
  })
  return [placed, held]
}

function toItem({ type, id, locale, document }: Edition): Item | undefined {
  if (!Object.hasOwn(places, type)) return undefined
  const own = type as ItemType
  const { parent } = document
  return {
    type: own,
    id: String(id),
    number: id,
    locale,
    title: String(document[contentTypes[type].title]),
    slug: typeof document['slug'] === 'string' ? document['slug'] : '',
    ...(typeof parent === 'number' ? { parent: { type: own, id: String(parent) } } : {}),
  }
}

export const localesOf = ({ locales }: Mapping): [Locale, string][] => entriesOf(locales)
