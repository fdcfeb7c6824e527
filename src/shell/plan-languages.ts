import { type Locale, locales, type LocaleSet, localesIn } from '../config/locales'
import { sharedWords } from '../i18n/words'
import { type LanguageLink } from '../ui/language-switch/language-switch'

type Question = {
  set: LocaleSet
  locale: Locale
  /** Where the page is in the languages in which it exists. */
  alternates: Partial<Record<Locale, string>>
  /** Where a language begins. */
  homeOf: (locale: Locale) => string
}

/** Every language of the site, each leading to this page in it or else to its beginning: never to a page that is not there. */
export function planLanguages({ set, locale, alternates, homeOf }: Question): LanguageLink[] {
  return localesIn(set).map((language) => {
    const { htmlLang, hreflang, name, short } = locales[language]
    const href = alternates[language]
    return {
      href: href ?? homeOf(language),
      short,
      name,
      ...(href === undefined ? { leadsTo: sharedWords(language)('shell.home-instead') } : {}),
      lang: htmlLang,
      hreflang,
      isCurrent: language === locale,
    }
  })
}
