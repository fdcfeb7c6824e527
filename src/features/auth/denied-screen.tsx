import { type LocaleIn } from '../../config/locales'
import { ownWays } from '../../config/own-ways'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type ErrorKind, kindOf } from '../../services/identity/auth-error'
import { isSignInWindow } from '../../services/identity/provider/sign-in-window'
import { type Denied, lastDenied } from '../../services/identity/session/last-words'
import { Press } from '../../shell/session/press'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { useSession } from '../../shell/session/use-session'
import { Ways } from '../../ui/gate/gate'

const choosing: readonly ErrorKind[] = ['organisation', 'not-member', 'refused', 'untrusted', 'identity']

/** What the first way is called, where it is not another try. */
const ways: Partial<Record<ErrorKind, WayWord>> = {
  consent: 'denied.continue',
  identity: 'denied.sign-in-afresh',
  logout: 'denied.sign-out-again',
  captcha: 'denied.reload',
}

type WayWord = 'denied.reload' | 'denied.continue' | 'denied.sign-in-afresh' | 'denied.sign-out-again'
type Wish = { chooseAccount?: boolean; isAfresh?: boolean }
type Props = { locale: LocaleIn<'main'>; denied: Denied; returnTo: string }

/** Why somebody was not let in, in words that help, and the ways on. It knows no more than the code and what it means. */
export function DeniedScreen(props: Props) {
  // Refused again: that is another screen, though it may say the same.
  return <Refusal key={props.denied.reference} {...props} />
}

function Refusal({ locale, denied, returnTo }: Props) {
  const words = mainWords(locale)
  const kind = kindOf(denied)
  const isOpened = ownWays.popup && isSignInWindow(window)
  return (
    <ScreenGate
      title={words(`denied.${kind}`)}
      lead={
        <>
          <p>{words(`denied.${kind}-text`)}</p>
          <p>{words('denied.reference', { reference: denied.reference })}</p>
        </>
      }
    >
      <Ways label={words(`denied.${kind}`)}>
        {isOpened ? <CloseWindow locale={locale} /> : <WaysOn {...{ locale, denied, returnTo, kind }} />}
      </Ways>
      <p>
        <a href={href('contact-us', locale)}>{words('shell.contact')}</a>
      </p>
    </ScreenGate>
  )
}

/** The page that opened this window knows by now, and goes on by itself. */
function CloseWindow({ locale }: Pick<Props, 'locale'>) {
  return (
    <Press kind="solid" leaves onPress={() => window.close()}>
      {mainWords(locale)('denied.close-window')}
    </Press>
  )
}

function WaysOn({ locale, denied, returnTo, kind }: Props & { kind: ErrorKind }) {
  const words = mainWords(locale)
  const { session } = useSession()
  // Another try is for the same organisation: it must not undo the refusal.
  const { organization } = denied
  const go = ({ isAfresh, ...wish }: Wish) => {
    const whole = { returnTo, locale, organization, ...wish }
    return isAfresh ? session.signInAfresh(whole) : session.signIn(whole)
  }
  const goOn = async () => {
    if (kind === 'logout') await session.signOut(locale)
    else if (kind === 'captcha') loadAgain()
    else await go({ isAfresh: kind === 'identity' })
  }
  return (
    <>
      <Press kind="solid" leaves onPress={goOn}>
        {words(ways[kind] ?? 'denied.again')}
      </Press>
      {choosing.includes(kind) ? (
        <Press leaves onPress={() => go({ chooseAccount: true })}>
          {words('denied.choose')}
        </Press>
      ) : null}
    </>
  )
}

/** The page asks for its question again. */
function loadAgain(): void {
  lastDenied.clear()
  location.reload()
}
