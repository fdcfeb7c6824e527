import { defaultLocale, type Locale, locales } from '../config/locales'
import { type LegalNotice } from '../content/legal-notice'
import { sharedWords } from '../i18n/words'

/** What is said in the footer; `lang` where its language is not the page's. */
export type Statement = { text: string; lang?: string }

type Notice = LegalNotice | undefined

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

/** A sentence that names the number already says both. */
function sentencesOf({ regulatedBy, sraNumber }: LegalNotice, locale: Locale): string[] {
  const [number = sraNumber] = sraNumber.match(/\S*\d\S*/) ?? []
  const isNamed = regulatedBy.includes(number)
  return isNamed ? [regulatedBy] : [regulatedBy, sharedWords(locale)('shell.regulator-number', { number: sraNumber })]
}
