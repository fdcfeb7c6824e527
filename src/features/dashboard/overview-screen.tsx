import { decideOn, type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type PermissionsState } from '../../services/identity/load-permissions'
import { shownName, type User } from '../../services/identity/user'
import { useSession } from '../../shell/session/use-session'
import { ButtonLink } from '../../ui/button/button'
import { IndexList } from '../../ui/index-list/index-list'
import { EmptyState } from '../../ui/message/message'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { AccountPart } from '../account/account-part'
import { ProductsNotLoaded } from './products-not-loaded'

type Props = { locale: LocaleIn<'main'>; user: User; products: readonly OfferedProduct[] }

/** What there is for this person. */
export function OverviewScreen({ locale, user, products }: Props) {
  const words = mainWords(locale)
  const { permissions } = useSession()
  return (
    <>
      <PageHead title={<span>{words('dashboard.hello', { name: user.givenName ?? shownName(user) })}</span>} />
      <Section id="your_products" title={words('dashboard.products')} note={words('dashboard.products-note')}>
        <div aria-live="polite">
          <Products locale={locale} permissions={permissions} products={products} />
        </div>
      </Section>
      <AccountPart name="requests" locale={locale} user={user} />
    </>
  )
}

type OwnProps = Omit<Props, 'user'> & { permissions: PermissionsState }

/** Those that open to them, as the list of all products names them: what a permission is called is for those who grant it. */
function Products({ locale, permissions, products }: OwnProps) {
  const words = mainWords(locale)
  if (permissions.status !== 'ready') return <ProductsNotLoaded locale={locale} permissions={permissions} />
  const subject = { permissions: permissions.lists }
  const opened = products.filter((product) => decideOn(subject, product).allow)
  if (opened.length === 0) {
    return (
      <EmptyState title={words('dashboard.no-products')} text={words('dashboard.no-products-text')}>
        <ButtonLink href={href('contact-us', locale)}>{words('dashboard.ask')}</ButtonLink>
      </EmptyState>
    )
  }
  return <IndexList rows={opened.map(({ href: to, name }) => ({ href: to, title: name }))} />
}
