import { can } from '../../access/can'
import { toSimple } from '../../access/permissions'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type PermissionsState } from '../../services/identity/load-permissions'
import { shownName, type User } from '../../services/identity/user'
import { useSession } from '../../shell/session/use-session'
import { ButtonLink } from '../../ui/button/button'
import { Facts } from '../../ui/facts/facts'
import { EmptyState } from '../../ui/message/message'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { ProductsNotLoaded } from './products-not-loaded'

type Props = { locale: LocaleIn<'main'>; user: User }

/** What there is for this person, and why. */
export function OverviewScreen({ locale, user }: Props) {
  const words = mainWords(locale)
  const { permissions } = useSession()
  return (
    <>
      <PageHead title={<span>{words('dashboard.hello', { name: user.givenName ?? shownName(user) })}</span>} />
      <Section id="your_products" title={words('dashboard.products')} note={words('dashboard.products-note')}>
        <div aria-live="polite">
          <Products locale={locale} permissions={permissions} />
        </div>
      </Section>
    </>
  )
}

function Products({ locale, permissions }: { locale: LocaleIn<'main'>; permissions: PermissionsState }) {
  const words = mainWords(locale)
  if (permissions.status !== 'ready') return <ProductsNotLoaded locale={locale} permissions={permissions} />
  const { lists } = permissions
  if (!can({ permissions: lists }, 'open', { kind: 'tools' }).allow) {
    return (
      <EmptyState title={words('dashboard.no-products')} text={words('dashboard.no-products-text')}>
        <ButtonLink href={href('contact-us', locale)}>{words('dashboard.ask')}</ButtonLink>
      </EmptyState>
    )
  }
  const facts = lists.productPermissions.map((permission) => ({
    term: toSimple(permission),
    details: [words('dashboard.opened-by', { permission })],
  }))
  return <Facts facts={facts} look="columns" />
}
