import { type Locale, locales } from '../config/locales'

/**
 * How much of each language is read in a minute: words, and characters of Chinese. From texts of the same difficulty in
 * all of them (Trauzettel-Klosinski and Dietz, "Standardized assessment of reading performance: the new international
 * reading speed texts IReST", 2012).
 */
const pace: Record<string, number> = { en: 228, fr: 195, nl: 202, de: 179, zh: 255 }
const chinesePace = 255
const otherPace = 200

const chinese = /\p{Script=Han}/gu
const words = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Whole minutes, and never none. */
export function readingMinutes(text: string, locale: Locale): number {
  const characters = text.match(chinese)?.length ?? 0
  const others = text.replace(chinese, ' ').match(words)?.length ?? 0
  return Math.max(1, Math.round(characters / chinesePace + others / paceIn(locale)))
}

function paceIn(locale: Locale): number {
  const [language = ''] = locales[locale].htmlLang.split('-')
  // English names and terms in a Chinese text are words.
  return language === 'zh' ? otherPace : (pace[language] ?? otherPace)
}
