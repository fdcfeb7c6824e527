/** THE locale list. A locale's code is the first segment of its addresses. */
export const locales = {
  en: { htmlLang: 'en', hreflang: 'en', name: 'English', dir: 'ltr', short: 'EN', sets: ['main', 'graduate'] },
  'fr-fr': { htmlLang: 'fr-FR', hreflang: 'fr-fr', name: 'Français', dir: 'ltr', short: 'FR', sets: ['main'] },
  'zh-cn': { htmlLang: 'zh-Hans-CN', hreflang: 'zh-cn', name: '中文', dir: 'ltr', short: '中文', sets: ['main'] },
  'en-sg': {
    htmlLang: 'en-SG',
    hreflang: 'en-sg',
    name: 'English (Singapore)',
    dir: 'ltr',
    short: 'SG',
    sets: ['graduate'],
  },
  'en-hk': {
    htmlLang: 'en-HK',
    hreflang: 'en-hk',
    name: 'English (Hong Kong SAR)',
    dir: 'ltr',
    short: 'HK',
    sets: ['graduate'],
  },
  'en-ae': {
    htmlLang: 'en-AE',
    hreflang: 'en-ae',
    name: 'English (United Arab Emirates)',
    dir: 'ltr',
    short: 'AE',
    sets: ['graduate'],
  },
  'en-ie': {
    htmlLang: 'en-IE',
    hreflang: 'en-ie',
    name: 'English (Ireland)',
    dir: 'ltr',
    short: 'IE',
    sets: ['graduate'],
  },
  'nl-nl': { htmlLang: 'nl-NL', hreflang: 'nl-nl', name: 'Nederlands', dir: 'ltr', short: 'NL', sets: ['graduate'] },
  'de-de': { htmlLang: 'de-DE', hreflang: 'de-de', name: 'Deutsch', dir: 'ltr', short: 'DE', sets: ['graduate'] },
} as const satisfies Record<string, LocaleFacts>

/** The main site and the graduate pages are published in different languages. */
export type LocaleSet = 'main' | 'graduate'

type LocaleFacts = {
  htmlLang: string
  hreflang: string
  /** The language's own name for itself, for the language switch. */
  name: string
  /** Which way it is written. */
  dir: 'ltr' | 'rtl'
  short: string
  sets: readonly LocaleSet[]
}
