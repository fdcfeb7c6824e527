import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Locale } from '../../../src/config/locales'
import { cityOf, findCountry, listBrochures } from '../brochures/plan-brochure'
import { fileOf, readBrochureWords, type WordsIn } from '../brochures/read-brochures'
import { type Firm } from '../firm-schema'
import { type DemoItem, ref, type Ref } from './item'

export type Brochures = { items: readonly DemoItem[]; find: (locale: Locale) => Ref | undefined }

const keyOf = (locale: Locale): string => `brochure-${locale}`

/** The brochures as the CMS keeps what was uploaded, and the one that a language has. */
export function openBrochures(firm: Firm): Brochures {
  const locales = listBrochures(firm)
  const wordsIn = readBrochureWords()
  return {
    items: locales.map((locale) => toMedia({ firm, wordsIn }, locale)),
    find: (locale) => (locales.includes(locale) ? ref('media', keyOf(locale)) : undefined),
  }
}

const tokenLength = 32

function toMedia({ firm, wordsIn }: { firm: Firm; wordsIn: WordsIn }, locale: Locale): DemoItem {
  const path = fileOf(locale)
  if (!existsSync(path))
    throw new Error(`The brochure ${locale} was never made: run npm run tool -- brochures ${locale}`)
  const data = readFileSync(path)
  const token = createHash('sha256').update(data).digest('hex').slice(0, tokenLength)
  const { office } = findCountry(firm, locale)
  const name = `aldermoor-vane-brochure-${office.key}-${token}.pdf`
  const tellIn = (language: Locale): string => {
    const words = wordsIn(language)
    return words.alt.replace('{city}', cityOf({ words }, office))
  }
  return {
    collection: 'media',
    key: keyOf(locale),
    values: {
      alt: { en: tellIn('en'), [locale]: tellIn(locale) },
      credit: 'Made for this demonstration',
      licence: 'Part of this demonstration',
      token,
      filename: name,
      mimeType: 'application/pdf',
      filesize: data.length,
    },
    files: [{ name, path }],
  }
}
