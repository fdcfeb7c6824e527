import { lazy, Suspense, useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { ownWays } from '../../config/own-ways'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { lastDenied } from '../../services/identity/session/last-words'
import { carriedQuery, readHere } from '../../shell/session/carried-query'
import { Press } from '../../shell/session/press'
import { findOrganization, findReturnOrDashboard } from '../../shell/session/return-to'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { useSession } from '../../shell/session/use-session'
import { ways } from '../../shell/session/ways'
import { Ways } from '../../ui/gate/gate'
import { Notice } from '../../ui/notice/notice'
import { DeniedScreen } from './denied-screen'
import { findDenied } from './find-denied'
import { type FormWish } from './own-ways/own-form'
import { useSignedIn } from './use-signed-in'
import { Wait } from './wait'

/** Comes only where a setting asks for it. */
const OwnForms = lazy(() =>
  import('./own-ways/own-forms').then(
    ({ OwnForms }) => ({ default: OwnForms }),
    () => ({ default: FormsNotLoaded }),
  ),
)
const hasOwnForms = ownWays.password || ownWays.passwordless

type Props = { locale: LocaleIn<'main'> }
type Wish = { connection?: string; loginHint?: string; chooseAccount?: boolean }

/** One button for each way; a person whom the provider still knows goes on with one press. */
export function SignInScreen({ locale }: Props) {
  const words = mainWords(locale)
  const { auth } = useSession()
  const [returnTo] = useState(() => findReturnOrDashboard(readHere(), locale))
  const known = useKnownVisitor(auth.status === 'anonymous' || auth.status === 'denied')
  useSignedIn(locale, returnTo)
  const organization = findOrganization(location.search)
  const goWith = useDeparture({ returnTo, locale, organization })
  const denied = findDenied(auth)
  if (denied) return <DeniedScreen locale={locale} denied={denied} returnTo={returnTo} />
  if (auth.authenticated || known === undefined) return <Wait locale={locale} />
  return (
    <ScreenGate
      title={words('sign-in.title')}
      lead={<p>{words('sign-in.lead')}</p>}
      aside={<NewHere locale={locale} />}
    >
      <ProvidersWays {...{ locale, name: known.name, goWith }} />
      {hasOwnForms ? (
        <Suspense>
          <OwnForms wish={{ locale, returnTo, organization }} />
        </Suspense>
      ) : null}
    </ScreenGate>
  )
}

type WaysProps = Props & { name: string | undefined; goWith: (wish: Wish) => Promise<void> }

function ProvidersWays({ locale, name, goWith }: WaysProps) {
  const words = mainWords(locale)
  return (
    <Ways label={words('sign-in.ways')}>
      {name === undefined ? null : (
        <Press kind="solid" leaves onPress={() => goWith({ loginHint: name })}>
          {words('sign-in.continue-as', { name })}
        </Press>
      )}
      {ways.map(({ connection, word }, position) => (
        <Press
          key={connection}
          kind={position === 0 && name === undefined ? 'solid' : 'quiet'}
          leaves
          onPress={() => goWith({ connection, chooseAccount: name !== undefined })}
        >
          {words('sign-in.go-with', { way: words(word) })}
        </Press>
      ))}
    </Ways>
  )
}

/** The other ways of the page are good without them. */
function FormsNotLoaded({ wish }: { wish: FormWish }) {
  return (
    <div role="alert">
      <Notice kind="warning">
        <p>{mainWords(wish.locale)('denied.network-text')}</p>
      </Notice>
    </div>
  )
}

/** Off to the provider's page: in this window, or in one of its own where a setting says so. */
function useDeparture(from: FormWish): (wish: Wish) => Promise<void> {
  const { session, otherWays } = useSession()
  // A browser opens a window only soon after a press: what opens it must be here by then.
  useEffect(() => {
    if (ownWays.popup) otherWays().catch(() => undefined)
  }, [otherWays])
  return (wish) => {
    lastDenied.clear()
    const whole = { ...from, ...wish }
    if (!ownWays.popup) return session.signIn(whole)
    return session.signInByWindow(whole, async (departure) => (await otherWays()).signInByWindow(departure))
  }
}

function NewHere({ locale }: Props) {
  const words = mainWords(locale)
  return (
    <>
      <h2>{words('sign-in.new')}</h2>
      <p>{words('sign-up.lead')}</p>
      <p>
        <a href={`${href('sign-up', locale)}${carriedQuery(readHere())}`}>{words('sign-in.create')}</a>
      </p>
    </>
  )
}

/** How long anybody waits to be recognised: most are strangers here. */
const patienceMs = 1000

/** The name by which the provider knows this browser, if any; nothing until that is settled. */
function useKnownVisitor(isWanted: boolean): { name?: string | undefined } | undefined {
  const { provider } = useSession()
  const [known, setKnown] = useState<{ name?: string | undefined }>()
  useEffect(() => {
    if (!isWanted) return
    // The first word counts: a name that came later would move the ways under somebody's finger.
    const settle = (name?: string) => setKnown((before) => before ?? { name })
    const giveUp = setTimeout(settle, patienceMs)
    provider()
      .then((opened) => opened.findKnownVisitor())
      .then(({ isKnown, username }) => settle(isKnown ? username : undefined))
      // It is a courtesy: nobody needs to hear that it failed.
      .catch(() => settle())
    return () => clearTimeout(giveUp)
  }, [isWanted, provider])
  return known
}
