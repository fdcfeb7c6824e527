import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { leaveAccount } from '../../services/account/leaving'
import { type User } from '../../services/identity/user'
import { isPlainClick } from '../../shell/is-plain-click'
import { Press } from '../../shell/session/press'
import { useNewScreen } from '../../shell/session/screens/screens'
import { useOnline } from '../../shell/session/use-online'
import { goTo, useAddress, useSession } from '../../shell/session/use-session'
import { AccountFrame } from '../../ui/account-frame/account-frame'
import { type Link } from '../../ui/link'
import { AccountPart } from '../account/account-part'
import { DetailsScreen } from './details-screen'
import { findTabs, planPlaces } from './places'
import { ProductsScreen } from './products-screen'
import { SecurityScreen } from './security-screen'

export type DashboardLocale = LocaleIn<'main'>
type Props = { locale: DashboardLocale; path: string; user: User; products: readonly OfferedProduct[] }

/** The pages of the signed-in person. */
export function Dashboard({ locale, path, user, products }: Props) {
  const words = mainWords(locale)
  const { session, permissions } = useSession()
  const isOnline = useOnline()
  const here = { locale, path, permissions }
  const places = planPlaces(here)
  const tabs = findTabs(here)
  useNewScreen(useAddress())
  useEffect(() => void session.loadPermissions(), [session])
  // What was opened for them is closed once nothing of it is shown any more.
  useEffect(() => () => void leaveAccount(), [])
  return (
    <div onClickCapture={(event) => followPlace(event, [...places.flat(), ...tabs])}>
      <AccountFrame
        label={words('dashboard.sections')}
        places={places}
        tabs={{ label: words('dashboard.profile-tabs'), places: tabs }}
        warning={isOnline ? undefined : words('dashboard.offline')}
        leave={
          <>
            <AccountPart isAside name="bell" locale={locale} user={user} />
            <Press leaves onPress={() => session.signOut(locale)}>
              {words('dashboard.sign-out')}
            </Press>
          </>
        }
      >
        <Screen locale={locale} path={path} user={user} products={products} />
      </AccountFrame>
    </div>
  )
}

/** A plain click on the link to a place shows it on this page. */
function followPlace(event: MouseEvent, places: readonly Link[]): void {
  const link = (event.target as Element).closest('a')
  const place = places.find(({ href: to }) => to === link?.getAttribute('href'))
  if (!link || !place || !isPlainClick(event)) return
  event.preventDefault()
  if (link.closest(':popover-open')) link.closest<HTMLElement>('[popover]')?.hidePopover()
  goTo(place.href)
}

function Screen({ locale, path, user, products }: Props): ReactNode {
  switch (path) {
    case href('dashboard', locale):
      return <AccountPart locale={locale} user={user} name="overview" products={products} />
    case href('dashboard-products', locale):
      return <ProductsScreen locale={locale} user={user} products={products} />
    case href('dashboard-contacts', locale):
      return <AccountPart locale={locale} user={user} name="contacts" />
    case href('onboarding', locale):
      return <AccountPart locale={locale} user={user} name="onboarding" />
    case href('dashboard-insights', locale):
      return <AccountPart locale={locale} user={user} name="insights" />
    case href('newsletters-and-alerts', locale):
      return <AccountPart locale={locale} user={user} name="newsletters" />
    case href('favourites', locale):
      return <AccountPart locale={locale} user={user} name="favourites" />
    case href('subscriptions', locale):
      return <AccountPart locale={locale} user={user} name="subscriptions" />
    case href('profile', locale, { tab: 'details' }):
      return <DetailsScreen locale={locale} user={user} />
    case href('profile', locale, { tab: 'interests' }):
      return <AccountPart locale={locale} user={user} name="interests" />
    case href('profile', locale, { tab: 'notifications' }):
      return <AccountPart locale={locale} user={user} name="notices" />
    case href('profile', locale, { tab: 'security' }):
      return <SecurityScreen locale={locale} user={user} />
    case href('dashboard-events', locale):
      return <AccountPart locale={locale} user={user} name="events" />
    default:
      return null
  }
}
