import { defaultLocale, type Locale, locales } from '../../config/locales'
import { hasPage, titleOf } from '../../content/all-types'
import { type LinkTarget } from '../../content/link-target'
import { type Ref } from '../../content/ref'
import { sharedWords } from '../../i18n/words'
import { type ItemType } from '../../routes/item-places'
import { type Link } from '../../ui/link'
import { type Reader } from '../store/reader'
import { hasEnded } from './has-ended'

/** The link that an editor chose; none where its item is not live in this language. */
export function linkTo(target: LinkTarget | undefined, read: Reader, text?: string): Link | undefined {
  if (!target) return undefined
  if (target.kind === 'web') return { href: target.url, text: text ?? target.url }
  return linkToItem(target.ref, read, text)
}

/** The link to what is there in this language, or else to the English page, which is said to be English. */
export function linkOrEnglish(read: Reader, find: (read: Reader) => Link | undefined): Link[] {
  const own = find(read)
  if (own) return [own]
  const english = find(read.inLocale(defaultLocale))
  return english ? [sayEnglish(english, read.locale)] : []
}

/** For a page in another language than English; to readers of British or Irish English it goes without saying. */
export function sayEnglish(link: Link, locale: Locale): Link {
  const isSaid = !locale.startsWith(defaultLocale)
  const text = isSaid ? sharedWords(locale)('shell.in-english', { text: link.text }) : link.text
  return { ...link, text, hreflang: locales[defaultLocale].hreflang }
}

export function linkToItem(ref: Ref<ItemType> | undefined, read: Reader, text?: string): Link | undefined {
  const document = read.find(ref)
  if (!document || !hasPage(document) || hasEnded(document, read)) return undefined
  return { href: document.path, text: text ?? titleOf(document) }
}

export const linksTo = (refs: readonly Ref<ItemType>[], read: Reader): Link[] =>
  refs.flatMap((ref) => linkToItem(ref, read) ?? [])
