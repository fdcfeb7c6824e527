import { defaultLocale, type Locale } from '../config/locales'
import { type Address, routeOf } from '../routes/address'
import { hrefOf, toUrl } from '../routes/href'
import { type Head, type HeadFacts, planHead } from '../shell/head/plan-head'
import { toBreadcrumbs } from '../shell/head/structured-data'
import { type Reader } from './reader'
import { type Shown } from './view'

/** What search engines and social networks are told of a page. */
export function planPageHead(
  { address, shown }: { address: Address; shown: Shown<unknown> },
  read: Reader,
  origin: string,
): Head {
  const { title, description = '', seo, isUnlisted = false, above, published, changedAt } = shown
  const url = (path: string): string => toUrl(origin, path)
  const settings = read.all('settings')[0]
  const siteName = settings?.firmName ?? 'Aldermoor Vane'
  return planHead({
    locale: read.locale,
    title: address.route === 'home' ? siteName : (seo?.title ?? title),
    siteName,
    description: seo?.description ?? description,
    canonical: url(hrefOf(address)),
    ...alternatesOf(shown.editions, url),
    isIndexed: routeOf(address.route).indexed && !isUnlisted,
    kind: shown.kind ?? 'website',
    picture: {
      url: url(seo?.image ?? settings?.sharingPicture?.url ?? '/social.png'),
      width: 1200,
      height: 630,
      alt: siteName,
    },
    ...(published === undefined ? {} : { published }),
    ...(changedAt === undefined ? {} : { modified: changedAt }),
    feeds: (shown.feeds ?? []).map((feed) => ({ href: url(feed.href), title: feed.text })),
    data: [
      ...(above.length > 0 ? [toBreadcrumbs(above.map(({ href, text }) => ({ name: text, url: url(href) })))] : []),
      ...(shown.facts?.(url) ?? []),
    ],
  })
}

function alternatesOf(
  editions: readonly Address[],
  url: (path: string) => string,
): Pick<HeadFacts, 'alternates' | 'defaultHref'> {
  const alternates = editions.map((edition) => ({ locale: edition.locale as Locale, href: url(hrefOf(edition)) }))
  const english = alternates.find(({ locale }) => locale === defaultLocale)
  return { alternates, ...(english ? { defaultHref: english.href } : {}) }
}
