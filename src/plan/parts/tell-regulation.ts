import { defaultLocale, type Locale, locales } from '../../config/locales'
import { type LegalNotice } from '../../content/legal-notice'
import { type Picture } from '../../content/picture'
import { sharedWords } from '../../i18n/words'
import { type FooterBadge } from '../../ui/footer/footer'

/** What is said in the footer; `lang` where its language is not the page's. */
export type Statement = { text: string; lang?: string }

type Notice = LegalNotice | undefined

/** Twice what the footer gives it, for fine screens. */
const badgeWidth = 320

/**
 * Who regulates the firm, in the words that it entered: which regulator that is, and how it wants to be named, is nothing
 * that a program could know. Where a language has no notice of its own the English one holds, as the law wants one on each page.
 */
export function tellRegulation(noticeIn: (locale: Locale) => Notice, locale: Locale): Statement[] {
  const own = noticeIn(locale)
  const notice = own ?? noticeIn(defaultLocale)
  if (!notice) return []
  const told = own ? locale : defaultLocale
  const foreign = locale.startsWith(told) ? {} : { lang: locales[told].htmlLang }
  return sentencesOf(notice, told).map((text) => ({ text, ...foreign }))
}

/** Where a language has no notice of its own, the badge of the English one stands beside its sentences. */
export function findBadge(noticeIn: (locale: Locale) => Notice, locale: Locale): FooterBadge | undefined {
  const own = noticeIn(locale)
  const { badge, badgeAddress: href } = own ?? noticeIn(defaultLocale) ?? {}
  if (badge === undefined || href === undefined) return undefined
  const foreign = own || locale.startsWith(defaultLocale) ? {} : { lang: locales[defaultLocale].htmlLang }
  // A drawing need not say how large it is; the style sheet has the last word.
  const { alt, width = badgeWidth, height = badgeWidth } = badge
  return { href, src: srcOf(badge), alt, width, height, ...foreign }
}

/** A few hundred pixels are enough for a badge; one that was drawn has no copies, and needs none. */
function srcOf({ url, sizes }: Picture): string {
  const [copy] = sizes
    .filter(({ mimeType, width }) => mimeType === 'image/webp' && width >= badgeWidth)
    .sort((one, other) => one.width - other.width)
  return copy?.url ?? url
}

/** A sentence that names the number already says both. */
function sentencesOf({ regulatedBy, sraNumber }: LegalNotice, locale: Locale): string[] {
  const [number = sraNumber] = sraNumber.match(/\S*\d\S*/) ?? []
  const isNamed = regulatedBy.includes(number)
  return isNamed ? [regulatedBy] : [regulatedBy, sharedWords(locale)('shell.regulator-number', { number: sraNumber })]
}
