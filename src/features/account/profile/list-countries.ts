import { type Locale } from '../../../config/locales'
import { oncePerLocale } from '../../../i18n/format/intl-locale'

type Option = { value: string; text: string }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

// What a browser gives a name to and is no country: unions, test codes, and what is unknown.
const others = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
// Old codes that still have the name of what is called otherwise now.
const former = new Set([
  'BU',
  'CS',
  'DD',
  'DY',
  'FX',
  'HV',
  'NH',
  'NT',
  'RH',
  'SU',
  'TP',
  'UK',
  'VD',
  'YD',
  'YU',
  'ZR',
  'AN',
])

const listed = oncePerLocale((intlLocale): Option[] => {
  const names = new Intl.DisplayNames(intlLocale, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  return codes
    .filter((code) => !others.has(code) && !former.has(code))
    .flatMap((value) => {
      const text = names.of(value)
      return text === undefined ? [] : [{ value, text }]
    })
    .sort((one, other) => one.text.localeCompare(other.text, intlLocale))
})

/** Every country, as readers of a language call it and in their order: the browser knows them. */
export const listCountries = (locale: Locale): Option[] => listed(locale)

/** A country by its two letters, as readers of a language call it. */
export const nameCountry = (locale: Locale, code: string): string =>
  listed(locale).find(({ value }) => value === code)?.text ?? code
