import { type ContentOf } from '../../content/all-types'
import { type Ref } from '../../content/ref'
import { type Link } from '../../ui/link'
import { linksTo } from '../parts/link-to'
import { type Reader } from '../store/reader'

export type Subject = Ref<'service' | 'sector' | 'topic'>

const fieldOf = { service: 'services', sector: 'sectors', topic: 'topics' } as const

type Named = Partial<Record<(typeof fieldOf)[Subject['type']], readonly Ref[]>>
type AboutType = 'article' | 'deal' | 'event' | 'training' | 'training-series'

/** The items of a type that are about any of several subjects, each once; a mere link in a text is not enough. */
export function itemsAbout<Name extends AboutType>(
  type: Name,
  subjects: readonly Subject[],
  read: Reader,
): ContentOf<Name>[] {
  const found = new Map<number, ContentOf<Name>>()
  for (const subject of subjects) {
    for (const item of read.naming(type, subject)) if (isAbout(item, subject)) found.set(item.id, item)
  }
  return [...found.values()]
}

function isAbout(item: Named, { type, id }: Subject): boolean {
  return (item[fieldOf[type]] ?? []).some((one) => one.id === id)
}

/** What an item says it is about, each name once: a field of law and the topic of its texts are often called alike. */
export function linksAbout({ topics, services, sectors }: Required<Named>, read: Reader): Link[] {
  const links = linksTo([...topics, ...services, ...sectors] as Subject[], read)
  return links.filter(({ text }, position) => links.findIndex((one) => one.text === text) === position)
}
