import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { lastDenied } from '../../services/identity/session/last-words'
import { carriedQuery, readHere } from '../../shell/session/carried-query'
import { Press } from '../../shell/session/press'
import { findOrganization, findReturnOrDashboard } from '../../shell/session/return-to'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { useSession } from '../../shell/session/use-session'
import { Ways } from '../../ui/gate/gate'
import { DeniedScreen } from './denied-screen'
import { findDenied } from './find-denied'
import { useSignedIn } from './use-signed-in'
import { Wait } from './wait'

const gifts = ['sign-up.gift-products', 'sign-up.gift-contacts', 'sign-up.gift-subscriptions'] as const

/** Says what an account is for before it asks for one. */
export function SignUpScreen({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  const { auth, session } = useSession()
  const [returnTo] = useState(() => findReturnOrDashboard(readHere(), locale))
  useSignedIn(locale, returnTo)
  const signUp = () => {
    lastDenied.clear()
    return session.signIn({ returnTo, locale, organization: findOrganization(location.search), signUp: true })
  }
  if (auth.authenticated || auth.status === 'booting' || auth.status === 'restoring') return <Wait locale={locale} />
  const denied = findDenied(auth)
  if (denied) return <DeniedScreen locale={locale} denied={denied} returnTo={returnTo} />
  return (
    <ScreenGate
      title={words('sign-up.title')}
      lead={<p>{words('sign-up.lead')}</p>}
      aside={
        <>
          <h2>{words('sign-up.gives')}</h2>
          <ul>
            {gifts.map((gift) => (
              <li key={gift}>{words(gift)}</li>
            ))}
          </ul>
        </>
      }
    >
      <Ways label={words('sign-up.title')}>
        <Press kind="solid" leaves onPress={signUp}>
          {words('sign-in.create')}
        </Press>
      </Ways>
      <p>
        {words('sign-up.have')}{' '}
        <a href={`${href('sign-in', locale)}${carriedQuery(readHere())}`}>{words('sign-in.title')}</a>
      </p>
    </ScreenGate>
  )
}
