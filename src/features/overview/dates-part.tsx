import { formatDay } from '../../i18n/format/format-date'
import { dayOf } from '../../i18n/format/format-time'
import { joinDetails } from '../../i18n/format/join-details'
import { href } from '../../routes/href'
import { type ConsultationAhead, type LawAhead } from '../../services/account/answers/overview-answers'
import { type AnswerTo } from '../../services/account/operations-here'
import { MoreLink } from '../../ui/more-link/more-link'
import { SideDates, SidePart } from '../../ui/overview-columns/overview-columns'
import { Loaded } from '../account/card'
import { type ScreenProps } from '../account/screen-props'
import { useAsked } from '../account/use-asked'
import { statusOf } from './moved-part'

type Said = Pick<ScreenProps, 'locale' | 'words'>
type Dates = AnswerTo<'DatesAhead'>
type Registration = Dates['registrations'][number]

const mostShown = 8
const nearDays = 300

/** What somebody registered for, and which law comes into force and which consultations close where they follow it. */
export function DatesPart({ locale, words }: ScreenProps) {
  const asked = useAsked('DatesAhead', { locale })
  const title = words('overview.dates')
  return (
    <SidePart id="overview_dates" title={title}>
      <Loaded title={title} {...{ locale, words, asked }}>
        {(dates) => <Listed {...{ locale, words }} dates={toDates(dates, { locale, words })} />}
      </Loaded>
    </SidePart>
  )
}

function Listed({ locale, words, dates }: Said & { dates: ReturnType<typeof toDates> }) {
  if (dates.length === 0) {
    const events = href('insights-of-kind', locale, { kind: 'events' })
    return (
      <>
        <p>{words('overview.no-dates')}</p>
        <p>
          <MoreLink href={events} text={words('overview.to-events')} />
        </p>
      </>
    )
  }
  return (
    <>
      <SideDates dates={dates.map(({ day, ...one }) => ({ ...one, date: { iso: day, text: sayDay(locale, day) } }))} />
      <p>
        <MoreLink href={href('dashboard-events', locale)} text={words('overview.calendar')} icon="calendar" />
      </p>
    </>
  )
}

/** The year is said of what is far. */
function sayDay(locale: Said['locale'], day: string): string {
  const days = (Date.parse(day) - Date.now()) / 86_400_000
  return formatDay(locale, day, days < nearDays ? 'short' : 'medium')
}

function toDates({ registrations, lawAhead, consultationsAhead }: Dates, said: Said) {
  const ahead = registrations.filter(
    ({ isPast, isCalledOff, state }) => !isPast && !isCalledOff && state !== 'CANCELLED',
  )
  return [
    ...ahead.map((one) => ofRegistration(one, said)),
    ...lawAhead.map((one) => ofLaw(one, said)),
    ...consultationsAhead.map((one) => ofConsultation(one, said)),
  ]
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostShown)
}

function ofRegistration(own: Registration, { locale, words }: Said) {
  const { id, title, path, startsAt, timeZone, state, position, venue, mode } = own
  const standing =
    state === 'WAITING' ? words('overview.waiting', { position: position ?? '' }) : words('overview.registered')
  const where = mode === 'ONLINE' ? words('overview.online') : (venue ?? undefined)
  return {
    ...{ key: id, href: path, text: title, lang: undefined },
    day: dayOf({ instant: startsAt, timeZone }),
    note: joinDetails(locale, [standing, where]),
  }
}

function ofLaw({ key, day, path, question, jurisdiction, service, status }: LawAhead, { locale, words }: Said) {
  const begun = statusOf(status, locale)?.text
  const what = begun === undefined ? words('overview.begins-plain') : words('overview.begins', { status: begun })
  return {
    ...{ key, day, href: path, text: question.text, lang: question.lang },
    note: joinDetails(locale, [what, jurisdiction.name, service.name]),
  }
}

function ofConsultation({ key, day, title, authority, jurisdiction }: ConsultationAhead, { locale, words }: Said) {
  return {
    ...{ key, day, href: jurisdiction.path, text: title, lang: jurisdiction.lang },
    note: joinDetails(locale, [words('overview.consultation', { authority }), jurisdiction.name]),
  }
}
