/** THE locale list. A locale's code is the first segment of its addresses. */
export const locales = {
  en: { htmlLang: 'en', hreflang: 'en', name: 'English', short: 'EN', sets: ['main', 'graduate'] },
  'fr-fr': { htmlLang: 'fr-FR', hreflang: 'fr-fr', name: 'Français', short: 'FR', sets: ['main'] },
  'zh-cn': { htmlLang: 'zh-Hans-CN', hreflang: 'zh-cn', name: '中文', short: '中文', sets: ['main'] },
  'en-sg': { htmlLang: 'en-SG', hreflang: 'en-sg', name: 'English (Singapore)', short: 'SG', sets: ['graduate'] },
  'en-hk': { htmlLang: 'en-HK', hreflang: 'en-hk', name: 'English (Hong Kong SAR)', short: 'HK', sets: ['graduate'] },
  'en-ae': {
    htmlLang: 'en-AE',
    hreflang: 'en-ae',
    name: 'English (United Arab Emirates)',
    short: 'AE',
    sets: ['graduate'],
  },
  'en-ie': { htmlLang: 'en-IE', hreflang: 'en-ie', name: 'English (Ireland)', short: 'IE', sets: ['graduate'] },
  'nl-nl': { htmlLang: 'nl-NL', hreflang: 'nl-nl', name: 'Nederlands', short: 'NL', sets: ['graduate'] },
  'de-de': { htmlLang: 'de-DE', hreflang: 'de-de', name: 'Deutsch', short: 'DE', sets: ['graduate'] },
} as const satisfies Record<string, LocaleFacts>

/** The main site and the graduate pages are published in different languages. */
export type LocaleSet = 'main' | 'graduate'

type LocaleFacts = {
  htmlLang: string
  hreflang: string
  /** The language's own name for itself, for the language switch. */
  name: string
  short: string
  sets: readonly LocaleSet[]
}

export type Locale = keyof typeof locales

export type LocaleIn<Set extends LocaleSet> = {
  [L in Locale]: Set & (typeof locales)[L]['sets'][number] extends never ? never : L
}[Locale]

export const defaultLocale = 'en' satisfies Locale

export const isLocale = (code: string): code is Locale => Object.hasOwn(locales, code)

/** Narrows a locale to those of a set. */
export const isInSet = <Set extends LocaleSet>(set: Set, locale: Locale): locale is LocaleIn<Set> =>
  (locales[locale].sets as readonly LocaleSet[]).includes(set)

/** Where only pages of one set can be meant: another locale is a mistake of ours. */
export function toLocaleIn<Set extends LocaleSet>(set: Set, locale: Locale): LocaleIn<Set> {
  if (isInSet(set, locale)) return locale
  throw new Error(`The ${set} pages do not exist in ${locale}.`)
}

/** A language as its speakers call it; a code that is none of ours names itself. */
export const nameOf = (code: string): string => (isLocale(code) ? locales[code].name : code)

export const everyLocale = Object.keys(locales) as readonly Locale[]

export const localesIn = (set: LocaleSet | 'every'): Locale[] =>
  everyLocale.filter((locale) => set === 'every' || isInSet(set, locale))
