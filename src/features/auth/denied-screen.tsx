import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type ErrorKind, kindOf } from '../../services/identity/auth-error'
import { type Denied, lastDenied } from '../../services/identity/last-words'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { Gate, Ways } from '../../ui/gate/gate'

const choosing: readonly ErrorKind[] = ['organisation', 'identity', 'refused', 'untrusted']

type Props = { locale: LocaleIn<'main'>; denied: Denied; returnTo: string }

/** Why somebody was not let in, in words that help, and the ways on. It knows no more than the code and what it means. */
export function DeniedScreen({ locale, denied, returnTo }: Props) {
  const words = mainWords(locale)
  const { session } = useSession()
  const kind = kindOf(denied)
  const signIn = (chooseAccount: boolean) => {
    lastDenied.clear()
    void session.signIn({ returnTo, locale, chooseAccount })
  }
  const isConsent = kind === 'consent'
  return (
    <Gate
      title={words(`denied.${kind}`)}
      lead={
        <>
          <p>{words(`denied.${kind}-text`)}</p>
          <p>{words('denied.reference', { reference: denied.reference })}</p>
        </>
      }
    >
      <Ways label={words(`denied.${kind}`)}>
        {kind === 'logout' ? (
          <Press kind="solid" onPress={() => void session.signOut(locale)}>
            {words('denied.sign-out-again')}
          </Press>
        ) : (
          <Press kind="solid" onPress={() => signIn(false)}>
            {words(isConsent ? 'denied.continue' : 'denied.again')}
          </Press>
        )}
        {choosing.includes(kind) ? <Press onPress={() => signIn(true)}>{words('denied.choose')}</Press> : null}
      </Ways>
      <p>
        <a href={href('contact-us', locale)}>{words('shell.contact')}</a>
      </p>
    </Gate>
  )
}
