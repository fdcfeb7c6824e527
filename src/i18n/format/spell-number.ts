import { type LocaleIn } from '../../config/locales'
import { formatNumber } from './format-number'

type MainLocale = LocaleIn<'main'>

// As they stand before a noun: feminine in French where it matters, with a measure word in Chinese.
const spelled: Readonly<Record<MainLocale, string>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve',
  'fr-fr': 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze',
  'zh-cn': '零 一 两 三 四 五 六 七 八 九 十 十一 十二',
}

/** In a language whose words for them nobody wrote, numbers stay figures. */
const spelledIn = (locale: string): string | undefined => (spelled as Readonly<Record<string, string>>)[locale]

/** A number within a sentence: in words up to twelve. */
export const spellNumber = (locale: MainLocale, count: number): string =>
  spelledIn(locale)?.split(' ')[count] ?? formatNumber(locale, count)

/** As a sentence or a heading begins. */
export const beginSentence = (locale: MainLocale, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)
