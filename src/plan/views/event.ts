import { toLocaleIn } from '../../config/locales'
import { firstWordsOf } from '../../content/body-text'
import { type Event } from '../../content/event'
import { formatNumber } from '../../i18n/format/format-number'
import { mainWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { toEvent } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { itemsAbout, linksAbout } from '../show/about'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { firmAt } from '../show/firm'
import { sayStanding, showTimes, type Standing, standingOf, type Times, upcomingAmong } from '../show/occasion'
import { showPeople } from '../show/person'
import { eventRow, venueLine } from '../show/row'
import { type Reader } from '../store/reader'
import { view } from '../view'

export type EventProps = {
  times: Times
  standing: Standing
  state: string
  standfirst: string | undefined
  body: ShownBlock[]
  agenda: { time: string; title: string }[]
  speakers: PersonEntry[]
  guests: string[]
  /** Line by line. */
  venue: string[]
  mode: string
  places: string | undefined
  credit: string | undefined
  about: Link[]
  register: string
  calendar: string
  recording: string | undefined
  /** Its recording is given to them alone: by its number, and by where they sign in. */
  forClients: { event: number; signIn: string } | undefined
  others: IndexRow[]
}

const mostOthers = 3

export const eventView = view<'event', EventProps>({
  route: 'event',
  show: ({ address: { locale, params }, document }, read) => {
    if (document?.type !== 'event') return undefined
    const words = mainWords(locale)
    return {
      ...showDocument(document, read),
      above: [
        { href: href('insights', locale), text: words('insights.title') },
        { href: href('insights-of-kind', locale, { kind: 'events' }), text: words('insights.events') },
      ],
      facts: (url) => [factsOf(document, read, url)],
      props: {
        ...propsOf(document, read),
        register: href('event-registration', locale, params),
        calendar: href('event-calendar', locale, params),
      },
    }
  },
})

function propsOf(event: Event, read: Reader): Omit<EventProps, 'register' | 'calendar'> {
  const words = mainWords(toLocaleIn('main', read.locale))
  const { summary, body, agenda, guests, venue, mode, capacity, cpdMinutes, recordingUrl } = event
  const standing = standingOf(event, read)
  return {
    times: showTimes(event, read),
    standing,
    state: sayStanding(event, read),
    standfirst: summary,
    body: showBody(body, read),
    agenda: agenda.map(({ time, item }) => ({ time, title: item })),
    speakers: showPeople(event.speakers, read),
    guests: guests.map(({ name, role }) => [name, role].filter(Boolean).join(read.locale === 'zh-cn' ? '，' : ', ')),
    venue: mode === 'online' ? [] : (venue?.split('\n') ?? []),
    mode: words(`event.${mode}`),
    places: capacity === undefined ? undefined : formatNumber(read.locale, capacity),
    credit: cpdMinutes === undefined ? undefined : words('article.minutes', { count: cpdMinutes }),
    about: linksAbout(event, read),
    recording: standing === 'past' ? recordingUrl : undefined,
    forClients:
      standing === 'past' && event.recordingForClients && isIn('sign-in', read.locale)
        ? { event: event.id, signIn: toSignIn(event, read) }
        : undefined,
    others: othersThan(event, read),
  }
}

/** Where somebody signs in who comes back to this page. */
const toSignIn = ({ path }: Event, { locale }: Reader): string =>
  `${href('sign-in', toLocaleIn('main', locale))}?return=${encodeURIComponent(path)}`

/** What comes next on the same topics and for the same services. */
const othersThan = (event: Event, read: Reader): IndexRow[] =>
  upcomingAmong(itemsAbout('event', [...event.topics, ...event.services], read), read)
    .filter(({ id }) => id !== event.id)
    .slice(0, mostOthers)
    .map((other) => eventRow(other, read))

function factsOf(event: Event, read: Reader, url: (path: string) => string) {
  const { mode } = event
  const venue = venueLine(event, read)
  return toEvent({
    name: event.title,
    description: event.summary ?? firstWordsOf(event.body) ?? event.title,
    url: url(event.path),
    starts: event.startsAt,
    ends: event.endsAt,
    mode,
    isCancelled: event.state === 'cancelled',
    organizer: firmAt(read, url),
    ...(mode === 'online' || venue === undefined ? {} : { venue: { name: venue } }),
    ...(mode === 'in-person' ? {} : { stream: url(event.path) }),
  })
}
