import { type Locale } from '../config/locales'
import { formatNumber } from './format/format-number'
import { oncePerLocale } from './format/intl-locale'
import { type BlankOf, type Message } from './translation'
import { typeset } from './typeset'

/** The blanks that a message must be given. */
export type Fill<Text> = [BlankOf<Text>] extends [never]
  ? []
  : [blanks: Readonly<Record<BlankOf<Text>, string | number>>]
const pluralRules = oncePerLocale((intlLocale) => new Intl.PluralRules(intlLocale))

function choose(locale: Locale, message: Message, blanks: Readonly<Record<string, string | number>>): string {
  if (typeof message === 'string') return message
  const { count } = blanks
  const category = pluralRules(locale).select(Number(count))
  return message[category] ?? message.other
}

/** Says the messages of a language. */
export function speak(locale: Locale, messages: Readonly<Record<string, Message>>) {
  return (key: string, blanks: Readonly<Record<string, string | number>> = {}): string => {
    const message = messages[key]
    if (message === undefined) throw new Error(`No message "${key}" in ${locale}`)
    const sentence = choose(locale, message, blanks).replace(/\{([a-z]+)\}/g, (blank, name: string) => {
      const value = blanks[name]
      return typeof value === 'number' ? formatNumber(locale, value) : (value ?? blank)
    })
    return typeset(locale, sentence)
  }
}

/** What is said in a language is put together once. */
export function once<L extends Locale, Words>(make: (locale: L) => Words): (locale: L) => Words {
  const made = new Map<L, Words>()
  return (locale) => {
    const words = made.get(locale) ?? make(locale)
    made.set(locale, words)
    return words
  }
}
