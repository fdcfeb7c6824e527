import { type Locale } from '../config/locales'
import { oncePerLocale } from './intl-locale'

export type PersonName = { name: string; givenName: string; familyName: string; nativeName?: string | undefined }

/** A piece of a name, and its language where that is not the page's. */
export type NamePart = { text: string; lang?: string }

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh-Hans'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
]

/** The language that a name's letters suggest; none for Latin letters, which are read as the page's own. */
export const findLangOf = (text: string): string | undefined => scripts.find(([script]) => script.test(text))?.[1]

/** The name as the page's readers expect it: in Chinese pages a Chinese name comes first. */
export function toNameParts(locale: Locale, { name, nativeName }: PersonName): NamePart[] {
  if (nativeName === undefined || nativeName === '') return [{ text: name }]
  const lang = findLangOf(nativeName)
  const native: NamePart = lang === undefined ? { text: nativeName } : { text: nativeName, lang }
  if (locale === 'zh-cn' && lang === 'zh-Hans') return [{ text: nativeName }, { text: name, lang: 'en' }]
  return [{ text: name }, native]
}

const collator = oncePerLocale((intlLocale) => new Intl.Collator(intlLocale, { sensitivity: 'base' }))

const toKey = (locale: Locale, { nativeName, familyName, givenName }: PersonName): string =>
  locale === 'zh-cn' && nativeName ? nativeName : `${familyName}\u0000${givenName}`

/** The order of a directory: by family name, accents aside; on Chinese pages Chinese names by their pinyin. */
export const compareNames =
  (locale: Locale) =>
  (one: PersonName, other: PersonName): number =>
    collator(locale).compare(toKey(locale, one), toKey(locale, other))

/** The letter under which a directory lists the name; none if it does not begin with a Latin letter. */
export function findLetterOf({ familyName }: PersonName): string | undefined {
  const letter = familyName.normalize('NFD').charAt(0).toUpperCase()
  const plain = letter === 'Ø' ? 'O' : letter === 'Æ' ? 'A' : letter === 'Ł' ? 'L' : letter
  return /^[A-Z]$/.test(plain) ? plain : undefined
}
