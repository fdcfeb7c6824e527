import { type Locale } from '../../../src/config/locales'
import { type Facts } from '../compose/expand'
import { type Translated } from './item'
import { type Source } from './source'

/** A name in a language, or in English where the thing has no name of its own there. */
export const nameIn = (names: Translated, locale: Locale): string => names[locale] ?? names.en ?? ''

type Said = { name: Translated; said?: Translated | undefined }

/** The same inside a sentence, where a language may have a word for what has no page in it. */
export const saidIn = ({ name, said }: Said, locale: Locale): string =>
  name[locale] ?? said?.[locale] ?? nameIn(name, locale)

const within: Partial<Record<Locale, (city: string) => string>> = {
  'fr-fr': (city) => `à ${city}`,
  'zh-cn': (city) => `在${city}`,
  'nl-nl': (city) => `in ${city}`,
  'de-de': (city) => `in ${city}`,
}

/** Where an office is, in the forms that sentences need. */
export function toPlaceFacts({ firm }: Source, office: string, locale: Locale): Facts {
  const found = firm.offices.find(({ key }) => key === office)
  const city = found ? saidIn(found, locale) : ''
  return { city, inCity: tellWithin(city, locale), office: tellOffice(office, city, locale) }
}

/** In mainland China a foreign firm has no office but a representative one, and a reader of Chinese knows it. */
export const tellOffice = (office: string, city: string, locale: Locale): string | undefined =>
  locale === 'zh-cn' ? `${city}${office === 'shanghai' ? '代表处' : '办公室'}` : undefined

/** How a sentence says that something is there: "in Paris", "à Paris", "在巴黎". */
export const tellWithin = (place: string, locale: Locale): string =>
  (within[locale] ?? ((name: string) => `in ${name}`))(place)

/** A country inside a sentence: English says "the Netherlands". */
export const saidOfCountry = (names: Translated, locale: Locale): string => {
  const name = nameIn(names, locale)
  return locale === 'en' && /^(?:Netherlands|United|Isle)\b/.test(name) ? `the ${name}` : name
}

/** A name inside a sentence: "Merger control" is what "merger control" is called in a heading. */
export const asWord = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/^(?:Digital Markets|English|French|Chinese|European)/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name

/** The same before the word for a sector: "the banking sector". */
export const asSector = (word: string, { before }: { before?: string | undefined }, locale: Locale): string =>
  (locale === 'en' ? before : undefined) ?? word

/** What a thing is called inside a sentence; French keeps the capital: "l’équipe Concurrence". */
export function sayWithin(thing: Said, locale: Locale): string {
  const said = saidIn(thing, locale)
  return locale === 'fr-fr' ? said : asWord(said)
}

export function wordFor(
  list: readonly (Said & { key: string })[],
  key: string | undefined,
  locale: Locale,
): string | undefined {
  const found = list.find((one) => one.key === key)
  return found && sayWithin(found, locale)
}
