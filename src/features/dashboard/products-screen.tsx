import { type ReactNode } from 'react'
import { decideOn, type OfferedProduct } from '../../access/offered-product'
import { findWantedProduct } from '../../access/product-door'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type User } from '../../services/identity/user'
import { useAddress, useSession } from '../../shell/session/use-session'
import { ButtonLink } from '../../ui/button/button'
import { EmptyState } from '../../ui/message/message'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { AccountPart } from '../account/account-part'
import { NoAccess } from './no-access'
import { Opened } from './opened'
import { ProductsNotLoaded } from './products-not-loaded'

type Props = { locale: LocaleIn<'main'>; user: User; products: readonly OfferedProduct[] }

/** Everything that there is to be opened; or one of it, for somebody who came to open that. */
export function ProductsScreen({ locale, user, products }: Props): ReactNode {
  const words = mainWords(locale)
  const { permissions } = useSession()
  const [, query = ''] = useAddress().split('?')
  const wanted = findWantedProduct(query)
  const product = products.find(({ permission }) => permission === wanted)
  if (permissions.status === 'ready' && product) {
    const decision = decideOn({ permissions: permissions.lists }, product)
    return decision.allow ? (
      <Opened {...{ locale, user, product }} />
    ) : (
      <NoAccess {...{ locale, user, product, decision }} />
    )
  }
  return (
    <>
      <PageHead title={words('products.title')} standfirst={words('access.note')} />
      {permissions.status === 'ready' ? (
        <AllProducts {...{ locale, user, products }} />
      ) : (
        <Section id="all_products" title={words('dashboard.products')}>
          <div aria-live="polite">
            <ProductsNotLoaded locale={locale} permissions={permissions} />
          </div>
        </Section>
      )}
    </>
  )
}

function AllProducts({ locale, user, products }: Props) {
  const words = mainWords(locale)
  if (products.length > 0) return <AccountPart name="products" {...{ locale, user, products }} />
  return (
    <EmptyState title={words('products.none')} text={words('products.none-text')}>
      <ButtonLink href={href('contact-us', locale)}>{words('shell.contact')}</ButtonLink>
    </EmptyState>
  )
}
