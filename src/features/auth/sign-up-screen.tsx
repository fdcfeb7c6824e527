import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { lastDenied } from '../../services/identity/last-words'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { Gate, Ways } from '../../ui/gate/gate'
import { DeniedScreen } from './denied-screen'
import { findOrganization, findReturn } from './return-to'

const gifts = ['sign-up.gift-products', 'sign-up.gift-events', 'sign-up.gift-alerts'] as const

/** Says what an account is for before it asks for one. */
export function SignUpScreen({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  const { auth, session } = useSession()
  const [returnTo] = useState(() =>
    findReturn({ search: location.search, origin: location.origin, referrer: document.referrer }, locale),
  )
  const signUp = () => {
    lastDenied.clear()
    void session.signIn({ returnTo, locale, organization: findOrganization(location.search), signUp: true })
  }
  const denied = auth.status === 'denied' ? lastDenied.read() : undefined
  if (denied) return <DeniedScreen locale={locale} denied={denied} returnTo={returnTo} />
  return (
    <Gate
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
        <Press kind="solid" onPress={signUp}>
          {words('sign-in.create')}
        </Press>
      </Ways>
      <p>
        {words('sign-up.have')} <a href={href('sign-in', locale)}>{words('sign-in.title')}</a>
      </p>
    </Gate>
  )
}
