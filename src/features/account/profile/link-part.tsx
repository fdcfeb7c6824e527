import { useEffect, useState } from 'react'
import { mainWords } from '../../../i18n/words'
import { type Security } from '../../../services/account/answers/security-answers'
import { linkTicket, type LinkTicket } from '../../../services/account/link-ticket'
import { shownName } from '../../../services/identity/user'
import { Press } from '../../../shell/session/press'
import { useSession } from '../../../shell/session/use-session'
import { nameWay, ways } from '../../../shell/session/ways'
import { Notice } from '../../../ui/notice/notice'
import { PressRow } from '../../../ui/press-row/press-row'
import { Section } from '../../../ui/section/section'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { type ChangeState, useChange } from '../use-change'

/** Further ways to sign in, for those who have just proved who they are. */
export function AddLogin(props: ScreenProps & { security: Security }) {
  const { locale, words, security, user } = props
  const { session } = useSession()
  const known = security.logins?.map(({ connection }) => connection) ?? [user.connection ?? '']
  const others = ways.filter(({ connection }) => !known.includes(connection)).map(({ connection }) => connection)
  if (others.length === 0) return null
  if (security.isFresh) return <Others {...props} others={others} />
  return (
    <>
      <p>{words('link.fresh')}</p>
      <Press leaves onPress={() => session.signInAfresh({ locale, returnTo: location.pathname })}>
        {words('link.sign-in')}
      </Press>
    </>
  )
}

function Others({ locale, words, user, others }: ScreenProps & { others: readonly string[] }) {
  const { session } = useSession()
  const { outcome, send } = useChange('BeginLink')
  const [connection, setConnection] = useState<string>()
  useEffect(() => {
    if (outcome.state !== 'done' || connection === undefined) return
    const { ticket, endsAt } = outcome.data.beginLink
    linkTicket.keep({ ticket, endsAt, of: user.objectId, name: shownName(user) })
    void session.signIn({ locale, returnTo: location.pathname, connection, isFresh: true })
  }, [outcome, connection, session, locale, user])
  const add = (wanted: string) => {
    setConnection(wanted)
    send({})
  }
  return (
    <>
      <p>{words('link.choose')}</p>
      <PressRow>
        {others.map((one) => (
          <Press key={one} leaves onPress={() => add(one)}>
            {words('link.add', { name: nameWay(one, mainWords(locale)) })}
          </Press>
        ))}
      </PressRow>
      <SaidOutcome words={words} outcome={outcome} />
    </>
  )
}

/** The account that somebody was in when they left to sign in by another way. */
export function usePendingLink(): { pending: LinkTicket | undefined; forget: () => void } {
  const [pending, setPending] = useState(() => linkTicket.read())
  const forget = () => {
    linkTicket.forget()
    setPending(undefined)
  }
  return { pending, forget }
}

type Pending = ScreenProps & { pending: LinkTicket; forget: () => void }

/** They came back by the way that they came before: there was nothing to add. */
export function SameAgain({ words, pending, forget }: Pending) {
  return (
    <Section id="link" title={words('link.title')}>
      <Notice kind="warning">
        <p>{words('link.same', { name: pending.name })}</p>
      </Notice>
      <Press onPress={forget}>{words('link.close')}</Press>
    </Section>
  )
}

/** Somebody has signed in by another way, in order to add it to the account that they were in before. */
export function AcceptLink({ locale, words, user, pending, forget }: Pending) {
  const { session } = useSession()
  const accept = useChange('AcceptLink')
  const { outcome } = accept
  const isDone = outcome.state === 'done'
  const { name, ticket } = pending
  useEffect(() => {
    if (!isDone) return
    linkTicket.forget()
    // The account of this session is no more: nothing may try to keep it up.
    void session.signInAfresh({ locale, returnTo: location.pathname, isFresh: false })
  }, [isDone, session, locale])
  const back = () => {
    forget()
    return session.signIn({ locale, returnTo: location.pathname, chooseAccount: true })
  }
  const way = nameWay(user.connection, mainWords(locale))
  return (
    <Section id="link" title={words('link.title')}>
      <p>{words('link.text', { way, address: user.email ?? shownName(user), name })}</p>
      <Press kind="solid" isDone={isDone} onPress={() => accept.send({ ticket })}>
        {words('link.do')}
      </Press>
      <Press leaves onPress={back}>
        {words('link.back')}
      </Press>
      <Refused words={words} outcome={outcome} />
    </Section>
  )
}

const reasons = ['authentication', 'email', 'same', 'taken', 'ticket'] as const

function Refused({ words, outcome }: Pick<ScreenProps, 'words'> & { outcome: ChangeState<unknown> }) {
  const fields = outcome.state === 'failed' ? outcome.problem.fields : undefined
  const reason = reasons.find((one) => fields?.includes(one))
  if (reason === undefined) return <SaidOutcome words={words} outcome={outcome} />
  return (
    <div aria-live="polite">
      <Notice kind="warning" title={words('link.not-added')}>
        <p>{words(reason === 'same' ? 'link.same-way' : `link.${reason}`)}</p>
      </Notice>
    </div>
  )
}
