import { useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { ownWays } from '../../config/own-ways'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { authPageIn } from '../../routes/shells'
import { findMainLocale, localeAt } from '../../services/identity/home-of'
import { isCallback } from '../../services/identity/provider/read-callback'
import { findOpenerPath, isSignInWindow, tellOpenerOfFailure } from '../../services/identity/provider/sign-in-window'
import { siteRoot } from '../../services/identity/return-path'
import { type Denied, lastDenied, noteArrival } from '../../services/identity/session/last-words'
import { type AuthState } from '../../services/identity/session/session-state'
import { carriedQuery, readHere } from '../../shell/session/carried-query'
import { findReturn } from '../../shell/session/return-to'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { useSession } from '../../shell/session/use-session'
import { DeniedScreen } from './denied-screen'

type MainLocale = LocaleIn<'main'>
type Props = { locale: MainLocale; takeFragment: () => string }

/** Where the provider returns to: on to where the sign-in began, or why not. */
export function CallbackScreen({ locale, takeFragment }: Props) {
  const words = mainWords(locale)
  const { auth } = useSession()
  const [fragment] = useState(takeFragment)
  useAnswer(fragment, locale)
  const denied = findRefusal(auth, fragment)
  // In the language in which the sign-in began, once that is known.
  const spoken = findMainLocale(denied?.locale ?? '') ?? locale
  const returnTo = findWanted(auth)
  const isElsewhere = spoken !== locale
  useEffect(() => {
    if (isElsewhere) location.replace(refusalIn(spoken, returnTo))
  }, [isElsewhere, returnTo, spoken])
  if (denied && !isElsewhere) {
    return <DeniedScreen locale={locale} denied={denied} returnTo={returnTo ?? href('dashboard', locale)} />
  }
  return <ScreenGate title={words('account.finishing')} lead={<p>{words('account.wait-text')}</p>} isBusy />
}

/** Takes what the provider answered, once. */
function useAnswer(fragment: string, locale: MainLocale): void {
  const { session, auth, otherWays } = useSession()
  useEffect(() => {
    if (auth.status !== 'booting') return
    if (!isCallback(fragment)) {
      // Somebody came by a link of their own: there is nothing to finish, so they may begin.
      if (!lastDenied.read()) location.replace(`${href('sign-in', locale)}${carriedQuery(readHere())}`)
    } else if (ownWays.popup && isSignInWindow(window)) {
      otherWays()
        .then((ways) => ways.answerOpener(fragment))
        .catch((thrown: unknown) => {
          tellOpenerOfFailure(window)
          noteArrival()
          session.refuse(thrown, { locale: localeAt(findOpenerPath(window) ?? '') })
        })
    } else {
      lastDenied.clear()
      // Here or on the page that follows, the reader begins at the heading.
      noteArrival()
      void session.finishSignIn(fragment, locale)
    }
  }, [auth, fragment, locale, otherWays, session])
}

/** Why the sign-in failed, once nothing is under way any more. */
function findRefusal({ authenticated, status }: AuthState, fragment: string): Denied | undefined {
  const isUnderWay = authenticated || status === 'callback' || (status === 'booting' && isCallback(fragment))
  return isUnderWay ? undefined : lastDenied.read()
}

/** Where the sign-in was to lead: this page may have been loaded again since. */
const findWanted = ({ redirectUrl }: AuthState): string | undefined =>
  redirectUrl === siteRoot ? findReturn(readHere()) : redirectUrl

/** The page about a refusal that has the language of its words all around them. */
const refusalIn = (locale: MainLocale, returnTo: string | undefined): string =>
  returnTo === undefined
    ? authPageIn(locale)
    : `${authPageIn(locale)}?${new URLSearchParams({ return: returnTo }).toString()}`
