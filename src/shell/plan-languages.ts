import { type Locale, locales, type LocaleSet, localesIn } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { type LanguageLink } from '../ui/language-switch/language-switch'

/** The same part of a list, or else a page above. */
export type NearestPage = { href: string; isPart: boolean }

type Question = {
  set: LocaleSet
  locale: Locale
  /** Where the page is in the languages in which it exists. */
  alternates: Partial<Record<Locale, string>>
  /** What comes closest to it in a language in which it does not exist. */
  nearestIn?: (locale: Locale) => NearestPage | undefined
  /** Where a language begins. */
  homeOf: (locale: Locale) => string
}

/**
 * Every language of the site, each leading to this page in it, else to what comes closest to it, else to its beginning:
 * never to a page that is not there.
 */
export function planLanguages(question: Question): LanguageLink[] {
  return localesIn(question.set).map((language) => {
    const { htmlLang, hreflang, name, short } = locales[language]
    return {
      ...placeIn(language, question),
      short,
      name,
      lang: htmlLang,
      hreflang,
      isCurrent: language === question.locale,
    }
  })
}

// The words are short, and the same for every page above: the header stays on one line.
function placeIn(
  language: Locale,
  { alternates, nearestIn, homeOf }: Question,
): Pick<LanguageLink, 'href' | 'leadsTo'> {
  const href = alternates[language]
  if (href !== undefined) return { href }
  const words = sharedWords(language)
  const nearest = nearestIn?.(language)
  if (!nearest) return { href: homeOf(language), leadsTo: words('shell.home-instead') }
  return { href: nearest.href, ...(nearest.isPart ? {} : { leadsTo: words('shell.above-instead') }) }
}
