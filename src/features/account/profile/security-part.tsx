import { beginSentence } from '../../../i18n/format/spell-number'
import { type SignedInWords } from '../../../i18n/load/load-signed-in-words'
import { mainWords } from '../../../i18n/words'
import { type Login, type Security, type SignedInSession } from '../../../services/account/answers/security-answers'
import { Press } from '../../../shell/session/press'
import { nameWay } from '../../../shell/session/ways'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { Notice } from '../../../ui/notice/notice'
import { Card } from '../card'
import { sayMoment } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { saidElsewhere, useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { AcceptLink, AddLogin, SameAgain, usePendingLink } from './link-part'
import { nameCountry } from './list-countries'
import { OwnDataPart } from './own-data-part'

/** Where an account is open, and by which ways it is opened. */
export function SecurityPart(props: ScreenProps) {
  const { locale, words } = props
  const asked = useAsked('Security')
  const link = usePendingLink()
  const { pending } = link
  // Who is here for this alone has no account of their own to look after.
  if (pending && pending.of !== props.user.objectId) return <AcceptLink {...props} {...link} pending={pending} />
  return (
    <>
      {pending ? <SameAgain {...props} {...link} pending={pending} /> : null}
      <Card
        id="sessions"
        title={words('security.sessions')}
        note={words('security.sessions-note')}
        {...{ locale, words, asked }}
      >
        {({ security }) => <Sessions {...props} security={security} />}
      </Card>
      <Card
        id="identities"
        title={words('security.ways')}
        note={words('security.ways-note')}
        {...{ locale, words }}
        asked={saidElsewhere(asked)}
      >
        {({ security }) => <Logins {...props} security={security} />}
      </Card>
      <OwnDataPart {...props} asked={asked} />
    </>
  )
}

type WithSecurity = ScreenProps & { security: Security }

function Sessions({ security, ...screen }: WithSecurity) {
  const { words } = screen
  const { sessions, isReached } = security
  const end = useChange('EndOtherSessions')
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  const isKnown = sessions.some(({ isThis }) => isThis)
  return (
    <>
      {isReached ? null : (
        <Notice>
          <p>{words('security.by-operator')}</p>
        </Notice>
      )}
      {sessions.length === 0 ? <p>{words('security.sessions-unknown')}</p> : null}
      <KeptList>
        {sessions.map((session) => (
          <SessionRow key={session.id} {...screen} session={session} />
        ))}
      </KeptList>
      {hasOthers && isKnown ? <Press onPress={() => end.send({})}>{words('security.end-others')}</Press> : null}
      <SaidOutcome words={words} outcome={end.outcome} />
    </>
  )
}

const nameDevice = (words: SignedInWords, { browser, system }: SignedInSession): string => {
  if (browser === null && system === null) return words('security.device-unknown')
  if (browser === null || system === null) return browser ?? system ?? ''
  return words('security.device', { browser, system })
}

function SessionRow({ locale, words, session }: ScreenProps & { session: SignedInSession }) {
  const { id, isThis, network, country, beganAt, seenAt } = session
  const end = useChange('EndSession')
  const device = nameDevice(words, session)
  const place = [country === null ? [] : nameCountry(locale, country), network ?? []].flat()
  const times = [
    words('security.began', { time: sayMoment(locale, beganAt) }),
    isThis ? words('security.now') : words('security.seen', { time: sayMoment(locale, seenAt) }),
  ]
  return (
    <KeptItem
      title={isThis ? words('security.this', { device }) : device}
      meta={[...place, ...times].join(' · ')}
      more={<SaidOutcome words={words} outcome={end.outcome} />}
      acts={
        isThis ? null : (
          <Press label={words('security.end-one', { device })} onPress={() => end.send({ session: id })}>
            {words('security.end')}
          </Press>
        )
      }
    />
  )
}

function Logins({ security, ...screen }: WithSecurity) {
  const { locale, user, words } = screen
  const { logins } = security
  const known: readonly Login[] = logins ?? [
    { id: '', connection: user.connection ?? '', email: user.email, linkedAt: null, isMain: true },
  ]
  return (
    <>
      <KeptList>
        {known.map((login) => (
          <LoginRow key={login.id} {...screen} name={nameWay(login.connection, mainWords(locale))} login={login} />
        ))}
      </KeptList>
      {logins === null ? (
        <Notice>
          <p>{words('security.ways-unknown')}</p>
        </Notice>
      ) : null}
      <AddLogin {...screen} security={security} />
    </>
  )
}

function LoginRow({ locale, words, name, login }: ScreenProps & { name: string; login: Login }) {
  const { id, email, linkedAt, isMain } = login
  const unlink = useChange('UnlinkLogin')
  const since = linkedAt === null ? [] : words('security.linked', { time: sayMoment(locale, linkedAt) })
  const first = isMain ? words('security.main') : []
  return (
    <KeptItem
      title={beginSentence(locale, name)}
      meta={[email ?? [], since, first].flat().join(' · ')}
      more={<SaidOutcome words={words} outcome={unlink.outcome} />}
      acts={
        isMain ? null : (
          <Press label={words('security.unlink-one', { name })} onPress={() => unlink.send({ login: id })}>
            {words('security.unlink')}
          </Press>
        )
      }
    />
  )
}
