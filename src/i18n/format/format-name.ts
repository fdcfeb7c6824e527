import { type Locale } from '../../config/locales'
import { oncePerLocale } from './intl-locale'

export type PersonName = {
  name: string
  givenName: string
  familyName: string
  nativeName?: string | undefined
  /** As they are called in any language of the site. */
  spokenLanguages?: readonly string[] | undefined
}

/** A piece of a name, and its language where that is not the page's. */
export type NamePart = { text: string; lang?: string }

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh-Hans'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Thai}/u, 'th'],
]

const japanese = /japan|japon|日语|日文|日本語/i
const chinese = /chin|mandarin|canton|中文|汉语|普通话|粤语|國語/i

/** Chinese and Japanese names are written in the same script: what the person speaks tells them apart. */
function isJapanese(spoken: readonly string[]): boolean {
  const speaks = (language: RegExp) => spoken.some((name) => language.test(name))
  return speaks(japanese) && !speaks(chinese)
}

/** The language that a name's letters suggest; none for Latin letters, which are read as the page's own. */
export function findLangOf(name: string, spoken: readonly string[] = []): string | undefined {
  const lang = scripts.find(([script]) => script.test(name))?.[1]
  return lang === 'zh-Hans' && isJapanese(spoken) ? 'ja' : lang
}

/** The name as the page's readers expect it: in Chinese pages a Chinese name comes first. */
export function toNameParts(
  locale: Locale,
  { name, nativeName, spokenLanguages }: Pick<PersonName, 'name' | 'nativeName' | 'spokenLanguages'>,
): NamePart[] {
  if (nativeName === undefined || nativeName === '') return [{ text: name }]
  const lang = findLangOf(nativeName, spokenLanguages)
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
