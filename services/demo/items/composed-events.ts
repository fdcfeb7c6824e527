import { addDays, momentAt, toWorkday } from './calendar'
import { type Composing, drawExperts, type Drawn, drawTopics, keysOf, servicesOf } from './composing'
import { composeEditions } from './editions'
import { type DemoItem, inEach, refs, type Values } from './item'
import { toPersonFacts } from './people'
import { asWord, nameIn, toPlaceFacts } from './place-facts'
import { type Source } from './source'

const count = 36
const future = 12
const hours = ['08:30', '09:00', '12:30', '16:00', '18:00']
const modes = ['in-person', 'online', 'hybrid'] as const

export const composeEvents = (composing: Composing): DemoItem[] =>
  drawTopics(composing, 'events', count).map((drawn) => composeEvent(composing.source, drawn))

function composeEvent(source: Source, drawn: Drawn): DemoItem {
  const { random, topic, locales } = drawn
  const services = servicesOf(source, topic)
  const office = random.pick(source.firm.offices)
  const speakers = drawExperts(source, services, random)
  const { key, title, values } = composeEditions(source, {
    bank: 'events',
    key: drawn.key,
    locales,
    facts: (locale) => ({
      ...toPersonFacts(source, speakers[0], locale),
      ...toPlaceFacts(source, office.key, locale),
      topic: asWord(nameIn(topic.name, locale)),
    }),
  })
  const mode = random.pick(modes)
  const venue = inEach(title, (_, locale) => nameIn(office.address, locale).replace(/\n\n/g, '\n'))
  return {
    collection: 'events',
    key,
    values: {
      ...values,
      ...toTimes(source, drawn, office.timeZone),
      mode,
      capacity: mode === 'online' ? undefined : 20 + random.below(8) * 10,
      venue: mode === 'online' ? undefined : venue,
      ...toAddresses(source, { key, mode, number: drawn.number }),
      cpdMinutes: 60,
      speakers: refs('people', keysOf(speakers)),
      topics: refs('topics', [topic.key]),
      services: refs('services', services),
    },
  }
}

/** A third lies ahead of the day on which the demonstration is loaded, the rest behind it. */
function toTimes(source: Source, { random, number }: Drawn, timeZone: string): Values {
  const day = toWorkday(addDays(source.today, number < future ? 6 + number * 9 : -4 - (number - future) * 23))
  const starts = momentAt(day, random.pick(hours), timeZone)
  const after = (minutes: number): string => new Date(Date.parse(starts) + minutes * 60_000).toISOString()
  return {
    startsAt: starts,
    endsAt: after(90),
    timeZone,
    state: toState(number),
    registrationOpens: after(-60 * 24 * 45),
    registrationCloses: after(-60 * 2),
  }
}

const states: Partial<Record<number, string>> = { 3: 'full', 5: 'waiting-list', 20: 'cancelled' }
const toState = (number: number): string => states[number] ?? 'scheduled'

type Shown = { key: string; mode: (typeof modes)[number]; number: number }

function toAddresses({ firm }: Source, { key, mode, number }: Shown): Values {
  if (mode === 'in-person') return {}
  const site = `https://${String(firm.firm.webDomain)}`
  const recording = number < future ? {} : { recordingUrl: `${site}/recordings/${key}` }
  return { streamUrl: `${site}/stream/${key}`, ...recording }
}
