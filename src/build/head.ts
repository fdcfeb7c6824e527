import { locales, type Locale } from '../config/locales'
import { type Address, routeOf } from '../routes/address'
import { alternatesOf } from '../routes/alternates'
import { hrefOf, toUrl } from '../routes/href'
import { type Head } from '../shell/head'
import { type Shown } from './view'

const firm = 'Aldermoor Vane'

export function planHead(address: Address, shown: Shown<unknown>, origin: string): Head {
  const locale = address.locale as Locale
  const { title, description, seo, editions, isUnlisted = false, facts = [] } = shown
  const isListed = routeOf(address.route).indexed && !isUnlisted
  return {
    lang: locales[locale].htmlLang,
    title: address.route === 'home' ? title : `${seo?.title ?? title} | ${firm}`,
    description: seo?.description ?? description,
    canonical: toUrl(origin, hrefOf(address)),
    alternates: isListed
      ? alternatesOf(editions).map(({ hreflang, path }) => ({ hreflang, href: toUrl(origin, path) }))
      : [],
    isListed,
    image: seo?.image === undefined ? undefined : toUrl(origin, seo.image),
    facts,
  }
}
