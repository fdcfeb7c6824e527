import { type Locale } from '../../../src/config/locales'
import { type Facts } from '../compose/expand'
import { type Programme } from '../compose/programmes'
import { addDays, momentAt, toEventDay } from './calendar'
import { type Composing, drawExperts, findPerson, keysOf, servicesOf, type Topic } from './composing'
import { composeEditions } from './editions'
import { filmOf } from './films'
import { type DemoItem, inEach, localesOf, refs, without, type Values } from './item'
import { type Person, tellRank, toPersonFacts } from './people'
import { asWord, nameIn } from './place-facts'
import { type Source } from './source'

const future = 12

/**
 * What an event is decides where it is held, at what hour it begins, how long it lasts and which bank tells of it.
 * Only what is eaten and drunk does not count towards professional development.
 */
const formats = [
  { bank: 'events-breakfast', mode: 'in-person', hours: ['08:30'], minutes: 90, cpdMinutes: 60 },
  { bank: 'events-online', mode: 'online', hours: ['10:00', '16:00'], minutes: 60, cpdMinutes: 60 },
  { bank: 'events-hybrid', mode: 'hybrid', hours: ['09:30', '14:30'], minutes: 90, cpdMinutes: 90 },
  { bank: 'events-evening', mode: 'in-person', hours: ['18:00', '18:30'], minutes: 90, cpdMinutes: 60 },
  { bank: 'events-lunch', mode: 'in-person', hours: ['12:30'], minutes: 60, cpdMinutes: 60 },
  { bank: 'events-online', mode: 'online', hours: ['11:00', '15:00'], minutes: 60, cpdMinutes: 60 },
] as const

/** Events with a room, whose formats recur in the order above. */
const states: Partial<Record<number, string>> = { 18: 'cancelled' }
/** Of the events that are over, the one whose recording there is. It is for clients and for those who registered. */
const recorded = 13
const onlinePlaces = 200

type Planned = {
  programme: Programme
  topic: Topic
  number: number
  format: (typeof formats)[number]
  speakers: [Person, ...Person[]]
}

export const composeEvents = ({ source, programmes }: Composing): DemoItem[] =>
  programmes.map((programme, number) => composeEvent(source, planEvent(source, programme, number)))

function planEvent(source: Source, programme: Programme, number: number): Planned {
  const topic = source.firm.topics.find(({ key }) => key === programme.topic)
  const format = formats[number % formats.length]
  if (!topic || !format) throw new Error(`There is no topic ${programme.topic}`)
  return { programme, topic, number, format, speakers: findSpeakers(source, programme, topic) }
}

function findSpeakers(source: Source, { speakers }: Programme, topic: Topic): Planned['speakers'] {
  if (!speakers) return drawExperts(source, servicesOf(source, topic), source.chance('events', topic.key))
  const [first, ...others] = speakers
  return [findPerson(source, first), ...others.map((key) => findPerson(source, key))]
}

function composeEvent(source: Source, planned: Planned): DemoItem {
  const { programme, topic, number, format, speakers } = planned
  const { key, title, values } = composeEditions(source, {
    bank: format.bank,
    key: topic.key,
    locales: localesOf(without(programme, 'topic', 'speakers')),
    facts: (locale) => toFacts(source, planned, locale),
  })
  // Anyone who speaks first speaks at home.
  const office = source.firm.offices.find((one) => one.key === speakers[0].offices[0])
  if (!office) throw new Error(`${speakers[0].name} has no office`)
  const services = servicesOf(source, topic)
  const venue = inEach(title, (_, locale) => nameIn(office.address, locale).replace(/\n\n/g, '\n'))
  return {
    collection: 'events',
    key,
    values: {
      ...values,
      ...toTimes(source, planned, office.timeZone),
      mode: format.mode,
      ...(format.mode === 'online' ? {} : { venue, capacity: 20 + (number % 5) * 10 }),
      ...(format.mode === 'hybrid' ? { onlineCapacity: onlinePlaces } : {}),
      ...(format.mode === 'in-person' ? {} : toAddresses(source, key, number)),
      cpdMinutes: format.cpdMinutes,
      speakers: refs('people', keysOf(speakers)),
      topics: refs('topics', [topic.key]),
      services: refs('services', services.length > 0 ? services : speakers[0].services.slice(0, 1)),
    },
  }
}

function toFacts(source: Source, { programme, topic, speakers }: Planned, locale: Locale): Facts {
  const [speaker] = speakers
  return {
    ...toPersonFacts(source, speaker, locale),
    rank: tellRank(speaker, locale),
    topic: asWord(nameIn(topic.name, locale)),
    ...(programme[locale as 'en'] as Programme['en'] | undefined),
  }
}

/** A third lies ahead of the day on which the demonstration is loaded, the rest behind it. */
function toTimes(source: Source, { topic, number, format }: Planned, timeZone: string): Values {
  const isAhead = number < future
  const days = isAhead ? 6 + number * 9 : -4 - (number - future) * 23
  const day = toEventDay(addDays(source.today, days), isAhead ? 1 : -1)
  const starts = momentAt(day, source.chance('events', topic.key, 'hour').pick(format.hours), timeZone)
  const after = (minutes: number): string => new Date(Date.parse(starts) + minutes * 60_000).toISOString()
  return {
    startsAt: starts,
    endsAt: after(format.minutes),
    timeZone,
    state: states[number] ?? 'scheduled',
    registrationOpens: after(-60 * 24 * 75),
    registrationCloses: after(-60 * 2),
  }
}

function toAddresses({ firm }: Source, key: string, number: number): Values {
  const streamUrl = `https://${String(firm.firm.webDomain)}/stream/${key}`
  return { streamUrl, ...(number === recorded ? { recordingForClients: true, recordingFilm: filmOf('briefing') } : {}) }
}
