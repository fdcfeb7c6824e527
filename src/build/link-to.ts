import { defaultLocale, locales } from '../config/locales'
import { hasPage, titleOf } from '../content/all-types'
import { type LinkTarget } from '../content/link-target'
import { type Ref } from '../content/ref'
import { isIn } from '../routes/address'
import { type ItemType } from '../routes/item-places'
import { type Link } from '../ui/link'
import { type Reader } from './reader'

/** The link that an editor chose; none where its item is not live in this language. */
export function linkTo(target: LinkTarget | undefined, read: Reader, text?: string): Link | undefined {
  if (!target) return undefined
  if (target.kind === 'web') return { href: target.url, text: text ?? target.url }
  return linkToItem(target.ref, read, text)
}

/** Graduate pages have languages in which nothing else is written: there, what the law asks for is told in English. */
export function linkToEnglish(target: LinkTarget | undefined, read: Reader, text: string): Link | undefined {
  if (target?.kind !== 'item' || target.ref.type === 'graduate-page' || isIn('home', read.locale)) return undefined
  const found = read.editionsOf(target.ref).find(({ locale }) => locale === defaultLocale)
  if (!found || !hasPage(found)) return undefined
  return { href: found.path, text, hreflang: locales[defaultLocale].hreflang }
}

export function linkToItem(ref: Ref<ItemType> | undefined, read: Reader, text?: string): Link | undefined {
  const document = read.find(ref)
  if (!document || !hasPage(document)) return undefined
  return { href: document.path, text: text ?? titleOf(document) }
}

export const linksTo = (refs: readonly Ref<ItemType>[], read: Reader): Link[] =>
  refs.flatMap((ref) => linkToItem(ref, read) ?? [])
