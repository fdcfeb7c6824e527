import { type Address, isIn, toLocale } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { match } from '../../routes/match'
import { isShell } from '../../routes/shells'
import { type LanguageLink } from '../../ui/language-switch/language-switch'
import { carriedQuery, readHere } from './carried-query'

/** One page is built for many routes: in the browser, each language leads to the same route of it, with its query. */
export function shellLanguages(languages: readonly LanguageLink[], address: string): LanguageLink[] {
  const [pathname = ''] = address.split('?')
  const here = match(pathname)
  const query = carriedQuery({ ...readHere(), pathname })
  return languages.map((language) => {
    // The page about a refusal is no route: its languages lead to the sign-in, for the same page.
    if (here === undefined && isShell(pathname)) return { ...language, href: `${language.href}${query}` }
    const locale = toLocale(language.hreflang)
    if (here?.locale === undefined || locale === undefined || !isIn(here.route, locale)) return language
    return { ...language, href: `${hrefOf({ ...here, locale } as Address)}${query}` }
  })
}
