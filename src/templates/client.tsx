import { type ReactNode, useEffect } from 'react'
import { type LocaleIn } from '../config/locales'
import { CallbackScreen } from '../features/auth/callback-screen'
import { DeniedScreen } from '../features/auth/denied-screen'
import { EmailVerifiedScreen } from '../features/auth/email-verified-screen'
import { SignInScreen } from '../features/auth/sign-in-screen'
import { SignUpScreen } from '../features/auth/sign-up-screen'
import { Wait } from '../features/auth/wait'
import { Dashboard } from '../features/dashboard/dashboard'
import { type MainWords, mainWords } from '../i18n/words'
import { type RouteId, routeOf } from '../routes/address'
import { href } from '../routes/href'
import { match } from '../routes/match'
import { lastDenied } from '../services/identity/last-words'
import { HelmetHead } from '../shell/head/helmet-head'
import { page } from '../shell/page'
import { usePath, useSession } from '../shell/session/use-session'

type MainLocale = LocaleIn<'main'>

/** Stands at every address that needs an account, and is drawn in the browser: what is built waits. */
export default page<null>(({ locale, head, title }) => {
  const words = mainWords(locale)
  return (
    <>
      {typeof window === 'undefined' ? <Wait words={words} /> : <Screen locale={locale} />}
      <HelmetHead head={head} title={title} />
    </>
  )
})

declare global {
  // Put there by the first script of the page, before anything else could read the address.

  var takeFragment: (() => string) | undefined
}

const takeFragment = (): string => globalThis.takeFragment?.() ?? ''

/** Pages that anybody may see. */
const screens: Partial<Record<RouteId, (props: { locale: MainLocale }) => ReactNode>> = {
  'sign-in': SignInScreen,
  'sign-up': SignUpScreen,
  'email-verified-callback': EmailVerifiedScreen,
}

function Screen({ locale }: { locale: MainLocale }): ReactNode {
  const path = usePath()
  const route = match(path)?.route
  const Known = route === undefined ? undefined : screens[route]
  if (Known) return <Known locale={locale} />
  if (route === undefined || route === 'auth') return <CallbackScreen locale={locale} takeFragment={takeFragment} />
  return <Guarded locale={locale} path={path} route={route} />
}

type Place = { locale: MainLocale; path: string; route: RouteId }

/** Only for those who are signed in; everybody else signs in first, and comes back. */
function Guarded({ locale, path, route }: Place): ReactNode {
  const words: MainWords = mainWords(locale)
  const { auth, session } = useSession()
  const isGuarded = routeOf(route).kind === 'client'
  useEffect(() => {
    if (auth.status === 'booting') void session.restore(locale)
    if (auth.status !== 'anonymous' || !isGuarded) return
    const wanted = new URLSearchParams({ return: `${location.pathname}${location.search}` })
    location.replace(`${href('sign-in', locale)}?${wanted.toString()}`)
  }, [auth, isGuarded, locale, session])
  if (auth.authenticated) return <Dashboard locale={locale} path={path} user={auth.user} />
  const denied = auth.status === 'denied' ? lastDenied.read() : undefined
  return denied ? <DeniedScreen locale={locale} denied={denied} /> : <Wait words={words} />
}
