import { defaultLocale } from '../config/locales'
import { type Picture } from '../content/picture'
import { type Address, routeOf } from '../routes/address'
import { hrefOf, toUrl } from '../routes/href'
import { type Head, type HeadFacts, planHead, type SocialPicture } from '../shell/head/plan-head'
import { toBreadcrumbs } from '../shell/head/structured-data'
import { descriptionOf, titleOf } from './parts/head-words'
import { firmNameOf } from './show/firm'
import { findSocialRecipe, socialPathOf, type SocialRecipe, socialSize } from './social-picture'
import { type Reader } from './store/reader'
import { type Shown } from './view'

/** What search engines and social networks read of a page. */
export function planPageHead(page: { address: Address; shown: Shown<unknown> }, read: Reader, origin: string): Head {
  const { address, shown } = page
  const { seo, isUnlisted = false, above, published, changedAt } = shown
  const url = (path: string): string => toUrl(origin, path)
  const siteName = firmNameOf(read)
  const heading = titleOf(page, read)
  const picture =
    toSocialPicture(seo?.image, siteName, url) ??
    planSocialPicture(findSocialRecipe(hrefOf(address), heading, siteName), url) ??
    toSocialPicture(read.all('settings')[0]?.sharingPicture, siteName, url)
  return planHead({
    locale: read.locale,
    title: heading,
    siteName,
    description: descriptionOf(page, read),
    canonical: url(hrefOf(address)),
    ...alternatesOf(shown.editions, url),
    isIndexed: routeOf(address.route).indexed && !isUnlisted,
    kind: shown.kind ?? 'website',
    picture,
    ...(published === undefined ? {} : { published }),
    ...(changedAt === undefined ? {} : { modified: changedAt }),
    feeds: (shown.feeds ?? []).map((feed) => ({ href: url(feed.href), title: feed.text })),
    data: [
      ...(above.length > 0 ? [toBreadcrumbs(above.map(({ href, text }) => ({ name: text, url: url(href) })))] : []),
      ...(shown.facts?.(url, picture?.url) ?? []),
    ],
  })
}

/** One that the publisher draws when somebody first asks for it. */
const planSocialPicture = (
  recipe: SocialRecipe | undefined,
  url: (path: string) => string,
): SocialPicture | undefined =>
  recipe && { url: url(socialPathOf(recipe)), ...socialSize, alt: `${recipe.title}, ${recipe.firm}` }

/** As JPEG where there is a copy: some networks read nothing newer. They leave room for the size that a head says. */
function toSocialPicture(
  picture: Picture | undefined,
  siteName: string,
  url: (path: string) => string,
): SocialPicture | undefined {
  if (picture?.width === undefined || picture.height === undefined) return undefined
  const copies = picture.sizes.filter(({ mimeType }) => mimeType === 'image/jpeg')
  const { width, height } = copies.at(-1) ?? { width: picture.width, height: picture.height }
  return { url: url(copies.at(-1)?.url ?? picture.url), width, height, alt: picture.alt || siteName }
}

function alternatesOf(
  editions: readonly Address[],
  url: (path: string) => string,
): Pick<HeadFacts, 'alternates' | 'defaultHref'> {
  const alternates = editions.flatMap((edition) =>
    edition.locale === undefined ? [] : [{ locale: edition.locale, href: url(hrefOf(edition)) }],
  )
  // Without an English page, readers of another language are as well served by the first there is.
  const { href } = alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0] ?? {}
  return { alternates, ...(href === undefined ? {} : { defaultHref: href }) }
}
