import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type LocaleIn } from '../config/locales'
import { offerConsent } from '../enhance/page/offer-consent'
import { offerSearch } from '../enhance/page/offer-search'
import { prepareAccount } from '../features/account/account-part'
import { findDenied } from '../features/auth/find-denied'
import { NotSetUp } from '../features/auth/not-set-up'
import { type signInScreens } from '../features/auth/sign-in-screens'
import { Wait } from '../features/auth/wait'
import { Dashboard } from '../features/dashboard/dashboard'
import { opensDashboard } from '../features/dashboard/places'
import { mainWords } from '../i18n/words'
import { type ClientProps } from '../plan/plan-shells'
import { type Address, type RouteId, routeOf } from '../routes/address'
import { href } from '../routes/href'
import { match } from '../routes/match'
import { DrawnHead } from '../shell/head/drawn-head'
import { namedPage } from '../shell/session/screens/named-page'
import { Screens } from '../shell/session/screens/screens'
import { usePath, useSession } from '../shell/session/use-session'
import { untilHere } from '../shell/until-here'

type MainLocale = LocaleIn<'main'>

/** Stands at every address that needs an account, and is drawn in the browser: what is built waits. */
export default namedPage<ClientProps>(({ locale, head, title, props: { products } }) => {
  const isBuilt = typeof window === 'undefined'
  return isBuilt ? (
    <Wait locale={locale} />
  ) : (
    <ScreensHere locale={locale} head={head} title={title}>
      <Suspense fallback={<Wait locale={locale} />}>
        <Screen locale={locale} products={products} />
      </Suspense>
    </ScreensHere>
  )
})

export const Head = DrawnHead

declare global {
  // Put there by the first script of the page, before anything else could read the address.

  var takeFragment: (() => string) | undefined
}

const toHere = (): string => `${location.pathname}${location.search}`

const takeFragment = (): string => globalThis.takeFragment?.() ?? ''

type ScreenTitle = `${'sign-in' | 'sign-up' | 'dashboard' | 'products' | 'security'}.title` | 'dashboard.details'

// The others are called what the page is that was built for all of them.
const titles: Partial<Record<RouteId, ScreenTitle>> = {
  'sign-in': 'sign-in.title',
  'sign-in-challenge': 'sign-in.title',
  'sign-up': 'sign-up.title',
  dashboard: 'dashboard.title',
  'dashboard-products': 'products.title',
}
const profileTitles: Partial<Record<string, ScreenTitle>> = {
  details: 'dashboard.details',
  security: 'security.title',
}

function findTitle(address: Address | undefined): ScreenTitle | undefined {
  if (address?.route === 'profile') return profileTitles[address.params.tab]
  return titles[address?.route ?? 'auth']
}

type HereProps = Omit<ComponentProps<typeof Screens>, 'expected'> & { locale: MainLocale }

/** The title of a screen is known by its address, until it has one of its own to say. */
function ScreensHere({ locale, ...page }: HereProps) {
  useEffect(offerConsent, [])
  useEffect(offerSearch, [])
  const title = findTitle(match(usePath()))
  return <Screens {...page} expected={title && mainWords(locale)(title)} />
}

type SignIn = typeof signInScreens

const loadSignIn = () =>
  untilHere(
    async () => (await import(/* webpackChunkName: "sign-in" */ '../features/auth/sign-in-screens')).signInScreens,
  )

const later = <Name extends keyof SignIn>(name: Name) => lazy(async () => ({ default: (await loadSignIn())[name] }))

const CallbackScreen = later('CallbackScreen')
const DeniedScreen = later('DeniedScreen')
const SignInScreen = later('SignInScreen')

/** Pages that anybody may see. */
const screens: Partial<Record<RouteId, ComponentType<{ locale: MainLocale }>>> = {
  'sign-in': SignInScreen,
  'sign-in-challenge': SignInScreen,
  'sign-up': later('SignUpScreen'),
  'email-verified-callback': later('EmailVerifiedScreen'),
}

function Screen({ locale, products }: Pick<Place, 'locale' | 'products'>): ReactNode {
  const path = usePath()
  const route = match(path)?.route
  const { isSetUp } = useSession()
  if (!isSetUp) return <NotSetUp locale={locale} />
  const Known = route === undefined ? undefined : screens[route]
  if (Known) return <Known locale={locale} />
  if (route === undefined || route === 'auth') return <CallbackScreen locale={locale} takeFragment={takeFragment} />
  return <Guarded locale={locale} path={path} route={route} products={products} />
}

type Place = ClientProps & { locale: MainLocale; path: string; route: RouteId }

/** Only for those who are signed in; everybody else signs in first, and comes back. */
function Guarded({ locale, path, route, products }: Place): ReactNode {
  const { auth, permissions, session } = useSession()
  const isGuarded = routeOf(route).kind === 'client'
  // Anyone who was here and is no more is on the way to where the session sends them.
  const wasHere = useRef(false)
  useEffect(() => {
    if (auth.status === 'booting') void session.restore(locale)
    if (auth.status === 'restoring') prepareAccount()
    if (auth.authenticated) wasHere.current = true
    if (auth.status !== 'anonymous' || !isGuarded || wasHere.current) return
    const wanted = new URLSearchParams({ return: toHere() })
    location.replace(`${href('sign-in', locale)}?${wanted.toString()}`)
  }, [auth, isGuarded, locale, session])
  // What one person sees is never shown to the next.
  if (auth.authenticated && opensDashboard(auth.authenticated, permissions))
    return <Dashboard key={auth.user.objectId} {...{ locale, path, products }} user={auth.user} />
  const denied = findDenied(auth)
  return denied ? <DeniedScreen locale={locale} denied={denied} returnTo={toHere()} /> : <Wait locale={locale} />
}
