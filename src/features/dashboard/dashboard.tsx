import { type ReactNode, useEffect } from 'react'
import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { shownName, type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { useNewScreen, useScreenTitle } from '../../shell/session/screens'
import { useOnline } from '../../shell/session/use-online'
import { goTo, useAddress, useSession } from '../../shell/session/use-session'
import { nameWay } from '../../shell/session/ways'
import { AccountFrame } from '../../ui/account-frame/account-frame'
import { MessagePage } from '../../ui/message/message'
import { DetailsScreen } from './details-screen'
import { OverviewScreen } from './overview-screen'
import { ProductsScreen } from './products-screen'
import { SecurityScreen } from './security-screen'

export type DashboardLocale = LocaleIn<'main'>
type Props = { locale: DashboardLocale; path: string; user: User; products: readonly OfferedProduct[] }

const placesIn = (locale: DashboardLocale, path: string) => {
  const words = mainWords(locale)
  return [
    { href: href('dashboard', locale), text: words('dashboard.overview') },
    { href: href('dashboard-products', locale), text: words('products.title') },
    { href: href('profile', locale, { tab: 'details' }), text: words('dashboard.details') },
    { href: href('profile', locale, { tab: 'security' }), text: words('dashboard.security') },
  ].map((place) => ({ ...place, isCurrent: place.href === path }))
}

/** The pages of whoever is signed in. */
export function Dashboard({ locale, path, user, products }: Props) {
  const words = mainWords(locale)
  const { session } = useSession()
  const isOnline = useOnline()
  const places = placesIn(locale, path)
  useNewScreen(useAddress())
  useEffect(() => void session.loadPermissions(), [session])
  const way = nameWay(user.connection, words)
  return (
    <div
      onClickCapture={(event) => {
        const link = (event.target as Element).closest('a')
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        const place = places.find(({ href: to }) => to === link?.getAttribute('href'))
        if (!place || !isPlain) return
        event.preventDefault()
        goTo(place.href)
      }}
    >
      <AccountFrame
        label={words('dashboard.sections')}
        places={places}
        warning={isOnline ? undefined : words('dashboard.offline')}
        who={words('dashboard.signed-in', { name: shownName(user), way })}
        leave={
          <Press leaves onPress={() => session.signOut(locale)}>
            {words('dashboard.sign-out')}
          </Press>
        }
      >
        <Screen locale={locale} path={path} user={user} products={products} />
      </AccountFrame>
    </div>
  )
}

function Screen({ locale, path, user, products }: Props): ReactNode {
  switch (path) {
    case href('dashboard', locale):
      return <OverviewScreen locale={locale} user={user} products={products} />
    case href('dashboard-products', locale):
      return <ProductsScreen locale={locale} products={products} />
    case href('profile', locale, { tab: 'details' }):
      return <DetailsScreen locale={locale} user={user} />
    case href('profile', locale, { tab: 'security' }):
      return <SecurityScreen locale={locale} user={user} />
    default:
      return <LaterScreen locale={locale} />
  }
}

/** A part of the account that is planned and does not exist yet. */
function LaterScreen({ locale }: Pick<Props, 'locale'>) {
  const words = mainWords(locale)
  useScreenTitle(words('dashboard.later'))
  return (
    <MessagePage
      title={words('dashboard.later')}
      text={words('dashboard.later-text')}
      linksLabel={words('dashboard.later')}
      links={[{ href: href('dashboard', locale), text: words('dashboard.overview') }]}
    />
  )
}
