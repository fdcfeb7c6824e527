import { useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type MainWords, mainWords } from '../../i18n/words'
import { shownName, type User } from '../../services/identity/user'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { nameWay } from '../../shell/session/ways'
import { Notice } from '../../ui/notice/notice'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { AccountPart } from '../account/account-part'

type Props = { words: MainWords; user: User }

/** How the account is opened, and how that is changed or ended. */
export function SecurityScreen({ locale, user }: { locale: LocaleIn<'main'>; user: User }) {
  const words = mainWords(locale)
  const { session } = useSession()
  return (
    <>
      <PageHead title={words('security.title')} />
      <Section id="password" title={words('security.password')}>
        <Password words={words} user={user} />
      </Section>
      <AccountPart name="security" locale={locale} user={user} />
      <Section id="session" title={words('security.session')} note={words('security.session-text')}>
        <p>{words('dashboard.signed-in', { name: shownName(user), way: nameWay(user.connection, words) })}</p>
        <Press leaves onPress={() => session.signOut(locale)}>
          {words('dashboard.sign-out')}
        </Press>
      </Section>
    </>
  )
}

/** The answer is the same whether there is such an account or not. */
function Password({ words, user }: Props) {
  const { provider } = useSession()
  const [outcome, setOutcome] = useState<'sent' | 'not-sent'>()
  const { email, isLocal } = user
  if (!isLocal || email === null) {
    return <p>{words('security.no-password', { way: nameWay(user.connection, words) })}</p>
  }
  const send = () =>
    provider()
      .then((opened) => opened.changePassword(email))
      .then(() => setOutcome('sent'))
      .catch(() => setOutcome('not-sent'))
  return (
    <>
      <p>{words('security.password-text', { email })}</p>
      <Press kind="solid" onPress={send} isDone={outcome === 'sent'}>
        {words('security.send')}
      </Press>
      <div aria-live="polite">
        {outcome === undefined ? null : (
          <Notice kind={outcome === 'sent' ? 'note' : 'warning'}>
            <p>{words(`security.${outcome}`)}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
