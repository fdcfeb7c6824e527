/** THE locale list. A locale's code is the first segment of its addresses. */
export const locales = {
  en: { htmlLang: 'en', hreflang: 'en', name: 'English', short: 'EN', sets: ['main', 'graduate'] },
  'fr-fr': { htmlLang: 'fr-FR', hreflang: 'fr-fr', name: 'Français', short: 'FR', sets: ['main'] },
  'zh-cn': { htmlLang: 'zh-Hans-CN', hreflang: 'zh-cn', name: '中文', short: '中文', sets: ['main'] },
  'en-sg': {
    htmlLang: 'en-SG',
    hreflang: 'en-sg',
    name: 'English (Singapore)',

    short: 'SG',
    sets: ['graduate'],
  },
  'en-hk': {
    htmlLang: 'en-HK',
    hreflang: 'en-hk',
    name: 'English (Hong Kong SAR)',

    short: 'HK',
    sets: ['graduate'],
  },
  'en-ae': {
    htmlLang: 'en-AE',
    hreflang: 'en-ae',
    name: 'English (United Arab Emirates)',

    short: 'AE',
    sets: ['graduate'],
  },
  'en-ie': {
    htmlLang: 'en-IE',
    hreflang: 'en-ie',
    name: 'English (Ireland)',

    short: 'IE',
    sets: ['graduate'],
  },
  'nl-nl': { htmlLang: 'nl-NL', hreflang: 'nl-nl', name: 'Nederlands', short: 'NL', sets: ['graduate'] },
  'de-de': { htmlLang: 'de-DE', hreflang: 'de-de', name: 'Deutsch', short: 'DE', sets: ['graduate'] },
} as const satisfies Record<string, LocaleFacts>

/** What a language without a text of its own shows instead, and what the firm's colleagues are written to in: one of the main site's. */
export const defaultLocale = 'en' as const satisfies keyof typeof locales

/** The main site and the graduate pages are published in different languages. */
export type LocaleSet = 'main' | 'graduate'

type LocaleFacts = {
  htmlLang: string
  hreflang: string
  /** The language's own name for itself, for the language switch. */
  name: string
  /** Said of a language that is written from right to left. */
  dir?: 'rtl'
  short: string
  sets: readonly LocaleSet[]
}

/** Which way a language is written. */
export const directionOf = (locale: keyof typeof locales): 'ltr' | 'rtl' => {
  const facts: LocaleFacts = locales[locale]
  return facts.dir ?? 'ltr'
}
