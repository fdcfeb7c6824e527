import { useEffect, useState } from 'react'
import { type LocaleIn, locales } from '../../config/locales'
import { ownWays } from '../../config/own-ways'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { findMainLocale } from '../../services/identity/home-of'
import { isSignInWindow } from '../../services/identity/is-sign-in-window'
import { lastDenied } from '../../services/identity/last-words'
import { isCallback } from '../../services/identity/read-callback'
import { siteRoot } from '../../services/identity/return-path'
import { carriedQuery, readHere } from '../../shell/session/carried-query'
import { useSession } from '../../shell/session/use-session'
import { Gate } from '../../ui/gate/gate'
import { DeniedScreen } from './denied-screen'

type Props = { locale: LocaleIn<'main'>; takeFragment: () => string }

/** Where the provider returns to: on to where the sign-in began, or why not. */
export function CallbackScreen({ locale, takeFragment }: Props) {
  const words = mainWords(locale)
  const { session, auth, otherWays } = useSession()
  const [fragment] = useState(takeFragment)
  useEffect(() => {
    if (auth.status !== 'booting') return
    if (ownWays.popup && isCallback(fragment) && isSignInWindow(window)) {
      void otherWays().then((ways) => ways.answerOpener(fragment))
      return
    }
    if (isCallback(fragment)) void session.finishSignIn(fragment, locale)
    // Somebody came by a link of their own: there is nothing to finish, so they may begin.
    else if (!lastDenied.read()) location.replace(`${href('sign-in', locale)}${carriedQuery(readHere())}`)
  }, [auth, fragment, locale, otherWays, session])
  const denied = auth.status === 'booting' && isCallback(fragment) ? undefined : lastDenied.read()
  if (denied && !auth.authenticated && auth.status !== 'callback') {
    // In the language in which the sign-in began, once that is known.
    const spoken = findMainLocale(denied.locale) ?? locale
    const returnTo = auth.redirectUrl === siteRoot ? href('dashboard', spoken) : auth.redirectUrl
    return (
      <div lang={locales[spoken].htmlLang}>
        <DeniedScreen locale={spoken} denied={denied} returnTo={returnTo} />
      </div>
    )
  }
  return <Gate title={words('account.finishing')} lead={<p>{words('account.wait-text')}</p>} isBusy />
}
