import { formatPeriod } from '../../../i18n/format/format-time'
import { joinDetails } from '../../../i18n/format/join-details'
import { href } from '../../../routes/href'
import { type OwnRegistration } from '../../../services/account/answers/registration-answers'
import { Press } from '../../../shell/session/press'
import { useScreenTitle } from '../../../shell/session/screens/screens'
import { ButtonLink } from '../../../ui/button/button'
import { KeptItem, KeptList } from '../../../ui/kept-list/kept-list'
import { EmptyState } from '../../../ui/message/message'
import { PageHead } from '../../../ui/page-head/page-head'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'
import { CalendarPart } from './calendar-part'

const isAhead = ({ isPast, isCalledOff, state }: OwnRegistration): boolean =>
  !isPast && !isCalledOff && state !== 'CANCELLED'

const isWaiting = ({ state }: OwnRegistration): boolean => state === 'WAITING'

/** The events that somebody registered for, waits for, and went to. */
export function EventsScreen(props: ScreenProps) {
  const { locale, words } = props
  const title = words('attending.title')
  useScreenTitle(title)
  const asked = useAsked('Registrations', { locale })
  const all = asked.data?.registrations ?? []
  // The next one first; of those that are over, the last.
  const ahead = all.filter(isAhead).reverse()
  const waiting = ahead.filter(isWaiting)
  const registered = ahead.filter((one) => !isWaiting(one))
  const others = all.filter((one) => !isAhead(one))
  return (
    <>
      <PageHead
        title={ahead.length === 0 ? title : words('attending.count', { count: ahead.length })}
        standfirst={words('attending.lead')}
      />
      {registered.length === 0 && waiting.length > 0 ? null : (
        <Card id="events_ahead" title={words('attending.ahead')} {...{ locale, words, asked }}>
          {() => (registered.length === 0 ? <Nothing {...props} /> : <Rows {...props} rows={registered} />)}
        </Card>
      )}
      {waiting.length === 0 ? null : (
        <Card
          id="events_waiting"
          title={words('attending.list')}
          note={words('attending.list-note')}
          {...{ locale, words, asked }}
        >
          {() => <Rows {...props} rows={waiting} />}
        </Card>
      )}
      {others.length === 0 ? null : (
        <Card id="events_past" title={words('attending.past')} {...{ locale, words, asked }}>
          {() => <Rows {...props} rows={others} />}
        </Card>
      )}
      <CalendarPart {...props} />
    </>
  )
}

const Nothing = ({ locale, words }: ScreenProps) => (
  <EmptyState title={words('attending.none')} text={words('attending.none-text')}>
    <ButtonLink href={href('insights-of-kind', locale, { kind: 'events' })}>{words('attending.look')}</ButtonLink>
  </EmptyState>
)

const Rows = ({ rows, ...screen }: ScreenProps & { rows: readonly OwnRegistration[] }) => (
  <KeptList>
    {rows.map((one) => (
      <RegistrationRow key={one.id} {...screen} registration={one} />
    ))}
  </KeptList>
)

type RowProps = ScreenProps & { registration: OwnRegistration }

function RegistrationRow({ locale, words, registration }: RowProps) {
  const { id, version, title, path, venue, mode, startsAt, endsAt } = registration
  const { outcome, send } = useChange('CancelRegistration', { refetch: ['Registrations'] })
  const changing = useChange('ChangeAttendance', { refetch: ['Registrations'] })
  const where = mode === 'ONLINE' ? words('attending.online') : (venue ?? words('attending.in-person'))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <KeptItem
      before={formatPeriod(locale, { start: startsAt, end: endsAt, timeZone })}
      title={<a href={path}>{title}</a>}
      state={sayState(words, registration)}
      meta={joinDetails(locale, [where])}
      more={
        <>
          <SaidOutcome words={words} outcome={outcome} />
          <SaidChange words={words} outcome={changing.outcome} />
        </>
      }
      acts={
        isAhead(registration) ? (
          <>
            <Taken {...{ words, registration }} />
            <OtherMode {...{ words, registration }} change={(to) => changing.send({ id, version, locale, mode: to })} />
            <Press
              label={words(isWaiting(registration) ? 'attending.leave-one' : 'attending.give-back-one', { title })}
              onPress={() => send({ id, version, locale })}
            >
              {words(isWaiting(registration) ? 'attending.leave' : 'attending.give-back')}
            </Press>
          </>
        ) : (
          <Taken {...{ words, registration }} />
        )
      }
    />
  )
}

/** What can be watched now, and the certificate of those who came, once the desk has marked it. */
const Taken = ({ words, registration }: Pick<RowProps, 'words' | 'registration'>) => {
  const { certificate, watch, isPast, title } = registration
  return (
    <>
      {watch === null ? null : (
        <a href={watch} {...(isPast ? { 'aria-label': words('attending.recording-one', { title }) } : {})}>
          {words(isPast ? 'attending.recording' : 'attending.stream')}
        </a>
      )}
      {certificate === null ? null : (
        <a href={certificate} aria-label={words('attending.certificate-one', { title })}>
          {words('attending.certificate')}
        </a>
      )}
    </>
  )
}

type Other = Pick<RowProps, 'words' | 'registration'> & { change: (mode: 'IN_PERSON' | 'ONLINE') => void }

/** The other way to take part, of an event that has two. */
function OtherMode({ words, registration: { otherMode, title }, change }: Other) {
  if (otherMode === null) return null
  const said = words(otherMode === 'ONLINE' ? 'attending.to-online' : 'attending.to-in-person')
  return (
    <Press label={words('attending.change-one', { change: said, title })} onPress={() => change(otherMode)}>
      {said}
    </Press>
  )
}

type Changed = Pick<RowProps, 'words'> & { outcome: Parameters<typeof SaidOutcome>[0]['outcome'] }

/** That no place is left of the other kind is said in its own words. */
const SaidChange = ({ words, outcome }: Changed) =>
  outcome.state === 'failed' && outcome.problem.code === 'INVALID' ? (
    <p role="status">{words('attending.full')}</p>
  ) : (
    <SaidOutcome words={words} outcome={outcome} />
  )

function sayState(words: ScreenProps['words'], registration: OwnRegistration): string {
  const { state, position, isCalledOff, isPast, certificate } = registration
  if (isCalledOff) return words('attending.called-off')
  if (isPast && state === 'REGISTERED') return words(certificate === null ? 'attending.was' : 'attending.came')
  if (isPast && state === 'WAITING') return words('attending.waited')
  if (state === 'WAITING') return words('attending.waiting', { position: String(position ?? '') })
  return words(state === 'CANCELLED' ? 'attending.cancelled' : 'attending.registered')
}
