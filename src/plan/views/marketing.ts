import { type LocaleIn } from '../../config/locales'
import { hasPage, titleOf } from '../../content/all-types'
import { type MarketingPage } from '../../content/marketing-page'
import { type Link } from '../../ui/link'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { parentsOf } from '../show/parents'
import { type Reader } from '../store/reader'
import { type Asked, type Shown, view } from '../view'
import { linkToNavigator } from './navigator'
import { linkToProducts } from './products'

export type MarketingProps = {
  slug: string
  standfirst: string | undefined
  body: ShownBlock[]
  /** What the page is about. */
  about: Link | undefined
}

type Route = 'product-marketing' | 'feature-marketing' | 'nav-service-marketing'

function showMarketing({ address, document }: Asked<Route>, read: Reader): Shown<MarketingProps> | undefined {
  if (document?.type !== 'marketing-page') return undefined
  const about = aboutOf(document, read)
  return {
    ...showDocument(document, read),
    above: [...aboveOf(document, address.locale, read), ...(about ? [about] : [])],
    props: { slug: document.slug, standfirst: document.summary, body: showBody(document.body, read), about },
  }
}

function aboutOf({ product, navService }: MarketingPage, read: Reader): Link | undefined {
  const found = read.find(product) ?? read.find(navService)
  return found && hasPage(found) ? { href: found.path, text: titleOf(found) } : undefined
}

function aboveOf({ product }: MarketingPage, locale: LocaleIn<'main'>, read: Reader): Link[] {
  const found = read.find(product)
  const products = linkToProducts(locale)
  return found ? [products, ...parentsOf(found, read)] : [products, linkToNavigator(locale)]
}

export const productMarketingView = view<'product-marketing', MarketingProps>({
  route: 'product-marketing',
  show: showMarketing,
})

export const featureMarketingView = view<'feature-marketing', MarketingProps>({
  route: 'feature-marketing',
  show: showMarketing,
})

export const navServiceMarketingView = view<'nav-service-marketing', MarketingProps>({
  route: 'nav-service-marketing',
  show: showMarketing,
})
