import { type ReactNode } from 'react'
import { decideOn, type OfferedProduct } from '../../access/offered-product'
import { type Permissions } from '../../access/permissions'
import { findWantedProduct, toProductDoor } from '../../access/product-door'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { useAddress, useSession } from '../../shell/session/use-session'
import { ButtonLink } from '../../ui/button/button'
import { IndexList } from '../../ui/index-list/index-list'
import { EmptyState } from '../../ui/message/message'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { NoAccess } from './no-access'
import { Opened } from './opened'
import { ProductsNotLoaded } from './products-not-loaded'

type Props = { locale: LocaleIn<'main'>; products: readonly OfferedProduct[] }

/** Everything that there is to be opened; or one of it, for somebody who came to open that. */
export function ProductsScreen({ locale, products }: Props): ReactNode {
  const words = mainWords(locale)
  const { permissions } = useSession()
  const [, query = ''] = useAddress().split('?')
  const wanted = findWantedProduct(query)
  const product = products.find(({ permission }) => permission === wanted)
  if (permissions.status === 'ready' && product) {
    const decision = decideOn({ permissions: permissions.lists }, product)
    return decision.allow ? <Opened {...{ locale, product }} /> : <NoAccess {...{ locale, product, decision }} />
  }
  return (
    <>
      <PageHead title={words('products.title')} />
      <Section id="all_products" title={words('dashboard.products')} note={words('access.note')}>
        <div aria-live="polite">
          {permissions.status === 'ready' ? (
            <AllProducts locale={locale} products={products} permissions={permissions.lists} />
          ) : (
            <ProductsNotLoaded locale={locale} permissions={permissions} />
          )}
        </div>
      </Section>
    </>
  )
}

type AllProps = Props & { permissions: Permissions }

function AllProducts({ locale, products, permissions }: AllProps) {
  const words = mainWords(locale)
  if (products.length === 0) {
    return (
      <EmptyState title={words('products.none')} text={words('products.none-text')}>
        <ButtonLink href={href('contact-us', locale)}>{words('shell.contact')}</ButtonLink>
      </EmptyState>
    )
  }
  const rows = products.map((product) => {
    const { allow } = decideOn({ permissions }, product)
    return {
      href: allow ? product.href : toProductDoor(locale, product.permission),
      title: product.name,
      note: words(allow ? 'access.open' : 'access.closed'),
    }
  })
  return <IndexList rows={rows} />
}
