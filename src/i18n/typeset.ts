import { type Locale, locales } from '../config/locales'

const narrow = '\u202F'
const wide = '\u00A0'

type Rule = readonly [pattern: RegExp, replacement: string]

// Lexique des règles typographiques en usage à l'Imprimerie nationale. A sign that belongs to an address (https:, 12:30) has
// no space before it in the source and keeps none.
const french: readonly Rule[] = [
  [/'/g, '’'],
  [/"([^"]*)"/g, '«$1»'],
  [/«[ \u00A0\u202F]*/g, `«${narrow}`],
  [/[ \u00A0\u202F]*»/g, `${narrow}»`],
  [/[ \u00A0\u202F]+([;!?])/g, `${narrow}$1`],
  [/(\p{L}|\)|»)([!?])(?=\s|$)/gu, `$1${narrow}$2`],
  [/[ \u00A0\u202F]+(:)(?=\s|$)/g, `${wide}$1`],
  [/(\d)[ \u00A0\u202F]?%/g, `$1${wide}%`],
  [/(?<=(?<!\d)\d{1,3}(?:[ \u00A0\u202F]\d{3})*)[ \u00A0\u202F](?=\d{3}(?!\d))/g, narrow],
  [/(\d)[ \u00A0\u202F](?=€|(?:millions?|milliards?|euros?)\b)/g, `$1${wide}`],
  [/\bn° ?(?=\d)/g, `n°${wide}`],
  [/\b(articles?|art\.|alinéas?|p\.) (?=\d)/gi, `$1${wide}`],
]

// GB/T 15834-2011: full-width signs beside Han and what closes a Chinese phrase, none of them inside a Latin one. Brackets
// come first, for what follows them. Lines stay lines.
const chinese: readonly Rule[] = [
  [/(?<=\p{Script=Han})[^\S\n]*\(([^()]*)\)/gu, '（$1）'],
  [/(?<=[\p{Script=Han}）》])[^\S\n]*,[^\S\n]*/gu, '，'],
  [/(?<=[\p{Script=Han}）》])[^\S\n]*;[^\S\n]*/gu, '；'],
  [/(?<=[\p{Script=Han}）》])[^\S\n]*:[^\S\n]*/gu, '：'],
  [/(?<=[\p{Script=Han}）》])[^\S\n]*\?/gu, '？'],
  [/(?<=[\p{Script=Han}）》])[^\S\n]*!/gu, '！'],
  [/(?<=[\p{Script=Han}）》])\.(?=\s|$)[^\S\n]*/gu, '。'],
  [/(?<=\p{Script=Han})[^\S\n]+(?=\p{Script=Han})/gu, ''],
]

const rulesByLanguage: Readonly<Record<string, readonly Rule[]>> = { fr: french, zh: chinese }

/** A text with the spaces, quotes and signs of its language. Setting it twice changes nothing more. */
export function typeset(locale: Locale, text: string): string {
  const rules = rulesByLanguage[locales[locale].htmlLang.slice(0, 2)] ?? []
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}
