import { type LocaleIn, localesIn } from '../../config/locales'
import { href } from '../../routes/href'
import { siteRoot } from './return-path'

type MainLocale = LocaleIn<'main'>

export const findMainLocale = (locale: string): MainLocale | undefined =>
  localesIn('main').find((one): one is MainLocale => one === locale)

/** The root of the site in a language; without one of the site's, the root that chooses. */
export function homeOf(locale: string): string {
  const known = findMainLocale(locale)
  return known === undefined ? siteRoot : href('home', known)
}

/** The language of a path of this site, by its first segment. */
export const localeAt = (path: string): string => path.split(/[/?#]/)[1] ?? ''

type Wanted = { locale: MainLocale; returnTo: string; organization?: string | undefined }

/** The sign-in page that leads on to a path, for the same organisation. */
export function signInPageFor({ locale, returnTo, organization }: Wanted): string {
  const query = new URLSearchParams(returnTo === siteRoot ? {} : { return: returnTo })
  if (organization !== undefined) query.set('organization', organization)
  return query.size === 0 ? href('sign-in', locale) : `${href('sign-in', locale)}?${query.toString()}`
}
