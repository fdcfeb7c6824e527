import { type Locale } from '../config/locales'
import { typeset } from '../i18n/typeset'

/** What has no space in it may be an address or a key, and what has no word a telephone number: programs read these. */
const isWords = (text: string): boolean => /\s/.test(text) && /\p{L}{2}/u.test(text)

/** Fields with all their words set as their language wants it, no matter who typed them and on whatever keyboard. */
export function typesetDocument<Value>(locale: Locale, value: Value): Value {
  // What comes out has the shape of what went in: only words change.
  return setAll((text) => typeset(locale, text), value) as Value
}

function setAll(set: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return isWords(value) ? set(value) : value
  if (Array.isArray(value)) return value.map((one) => setAll(set, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, setAll(set, one)]))
}
