import { type Locale, localesIn } from '../../../../src/config/locales'
import { labelIn } from '../../words/labels/label-in'
import { type ContentCollection } from '../facts'
import { PublicationProblem } from '../refusals/publication-problem'
import { type Stored } from './stored'

export type LiveEdition = { stored: Stored; locale: Locale; title: string }

export const inLocale = (value: unknown, locale: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[locale]

/** The languages in which an item is published: its switch is on there, and the item itself is published and kept. */
export function liveEditionsOf({ custom, labels }: ContentCollection, stored: Stored): LiveEdition[] {
  if (stored._status !== 'published' || stored.deletedAt) return []
  const { set, titleName, embargo } = custom.content
  if (embargo !== undefined && new Date((stored[embargo] ?? 0) as string).getTime() > Date.now()) return []
  return localesIn(set)
    .filter((locale) => inLocale(stored.live, locale) === true)
    .map((locale) => {
      const title = inLocale(stored[titleName], locale)
      if (typeof title === 'string' && title.trim() !== '') return { stored, locale, title }
      const kind = labelIn(labels.singular)?.toLowerCase() ?? 'item'
      throw new PublicationProblem(`This ${kind} has no ${titleName} in ${locale}: write one, or withdraw it there.`)
    })
}

/** The same, once its embargo has ended. */
export function promisedEditionsOf(collection: ContentCollection, stored: Stored): LiveEdition[] {
  const { embargo } = collection.custom.content
  return liveEditionsOf(collection, embargo === undefined ? stored : { ...stored, [embargo]: null })
}
