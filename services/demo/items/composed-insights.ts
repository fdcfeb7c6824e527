import { type Random } from '../compose/random'
import { type Subjects } from '../compose/subjects'
import { type Article, toArticle } from './articles'
import { addDays, dayAt, momentAt, toWorkday } from './calendar'
import { toEditions } from './editions'
import { type DemoItem, inEach, ref, refs, type Translated, type Values } from './item'
import { asWord, nameIn, toPlaceFacts } from './place-facts'
import { type Source } from './source'

export type Composing = { source: Source; subjects: Subjects }
type Kind = keyof Subjects['titles']
type Topic = Source['firm']['topics'][number]

const count = { articles: 136, events: 36, trainings: 20, 'training-series': 5, vacancies: 18 }
const future = 12

/** Some things exist in English alone; of what has a name in the other languages, about so many in a hundred are told there. */
export function chooseLanguages(random: Random, names: Translated): Translated {
  const [french, chinese] = [random.isLucky(60), random.isLucky(45)]
  return inEach(names, (name, locale) =>
    locale === 'en' || (locale === 'fr-fr' ? french : chinese) ? name : undefined,
  )
}

export type Drawn = { key: string; random: Random; topic: Topic; title: Translated; number: number }

/** Topic and title of the items of a kind, no two of which are the same. */
export function drawTitles({ source, subjects }: Composing, kind: Kind): Drawn[] {
  const { topics } = source.firm
  const patterns = subjects.titles[kind]
  return Array.from({ length: count[kind] }, (_, number) => {
    const random = source.chance(kind, String(number))
    const topic = topics[(number * 7) % topics.length] as Topic
    const round = Math.floor(number / topics.length) * 2 + (number % 2)
    const names = chooseLanguages(random, topic.name)
    const title = inEach(names, (name, locale) => {
      const own = patterns[locale as 'en'] ?? []
      return own[round % own.length]?.replace('{topic}', name)
    })
    return { key: `${kind}-${topic.key}-${number + 1}`, random, topic, title, number }
  })
}

const servicesOf = ({ firm }: Source, { key, within }: Topic): string[] => {
  const keys = firm.services.map((service) => service.key)
  return [key, within].filter((one) => one !== undefined && keys.includes(one)) as string[]
}

export function expertsOf({ firm }: Source, services: readonly string[], random: Random): string[] {
  const fit = firm.people.filter(
    ({ role, services: own }) => role !== 'business-services' && own.some((key) => services.includes(key)),
  )
  const partners = firm.people.filter(({ role }) => role === 'partner')
  return random.take(fit.length > 0 ? fit : partners, 1 + random.below(2)).map(({ key }) => key)
}

/** Briefings of the last two years. */
export const composeArticles = (composing: Composing): DemoItem[] =>
  drawTitles(composing, 'articles').map(({ key, random, topic, title, number }) => {
    const { source } = composing
    const services = servicesOf(source, topic)
    const article: Article = {
      key,
      title: title as Article['title'],
      kind: number % 9 === 4 ? 'podcast' : number % 9 === 8 ? 'video' : number % 5 === 3 ? 'publication' : 'article',
      publishedOn: toWorkday(addDays(source.today, -3 - number * 5)),
      authors: expertsOf(source, services, random),
      topics: [topic.key],
      services,
      sectors: random.take(source.firm.sectors, random.below(3)).map((sector) => sector.key),
      jurisdictions: random.take(source.firm.navigator.jurisdictions, 1 + random.below(2)).map((one) => one.key),
    }
    return toArticle(source, article)
  })

const modes = ['in-person', 'online', 'hybrid'] as const
const hours = ['08:30', '09:00', '12:30', '16:00', '18:00']

export const composeEvents = (composing: Composing): DemoItem[] =>
  drawTitles(composing, 'events').map((drawn) => ({
    collection: 'events',
    key: drawn.key,
    values: toEvent(composing.source, drawn),
  }))

/** A third lies ahead of the day on which the demonstration is loaded, the rest behind it. */
function toEvent(source: Source, { key, random, topic, title, number }: Drawn): Values {
  const services = servicesOf(source, topic)
  const office = random.pick(source.firm.offices)
  const day = toWorkday(addDays(source.today, number < future ? 6 + number * 9 : -4 - (number - future) * 23))
  const starts = momentAt(day, random.pick(hours), office.timeZone)
  const mode = random.pick(modes)
  const after = (from: string, minutes: number): string => new Date(Date.parse(from) + minutes * 60_000).toISOString()
  return {
    ...toEditions(source, {
      collection: 'events',
      key,
      names: title,
      facts: (locale) => ({ ...toPlaceFacts(source, office.key, locale), topic: asWord(nameIn(topic.name, locale)) }),
    }),
    title,
    startsAt: starts,
    endsAt: after(starts, 90),
    timeZone: office.timeZone,
    mode,
    state: number === 3 ? 'full' : number === 5 ? 'waiting-list' : number === 20 ? 'cancelled' : 'scheduled',
    capacity: mode === 'online' ? undefined : 20 + random.below(8) * 10,
    venue:
      mode === 'online'
        ? undefined
        : inEach(title, (_, locale) => nameIn(office.address, locale).replace(/\n\n/g, '\n')),
    streamUrl: mode === 'in-person' ? undefined : `https://${String(source.firm.firm.webDomain)}/stream/${key}`,
    registrationOpens: after(starts, -60 * 24 * 45),
    registrationCloses: after(starts, -60 * 2),
    cpdMinutes: 60,
    speakers: refs('people', expertsOf(source, services, random)),
    topics: refs('topics', [topic.key]),
    services: refs('services', services),
    ...(number >= future && mode !== 'in-person'
      ? { recordingUrl: `https://${String(source.firm.firm.webDomain)}/recordings/${key}` }
      : {}),
  }
}

export function composeTraining(composing: Composing): DemoItem[] {
  const { source } = composing
  const about =
    (kind: 'trainings' | 'training-series') =>
    ({ key, title, topic }: Drawn): Values => ({
      ...toEditions(source, {
        collection: kind,
        key,
        names: title,
        facts: (locale) => ({ topic: asWord(nameIn(topic.name, locale)) }),
      }),
      title,
      topics: refs('topics', [topic.key]),
      services: refs('services', servicesOf(source, topic)),
    })
  const modules = drawTitles(composing, 'trainings').map((drawn): DemoItem => {
    const minutes = 15 + drawn.random.below(8) * 5
    const publishedOn = dayAt(toWorkday(addDays(source.today, -20 - drawn.number * 17)))
    const own = { durationMinutes: minutes, cpdMinutes: minutes, publishedOn }
    return { collection: 'trainings', key: drawn.key, values: { ...about('trainings')(drawn), ...own } }
  })
  const series = drawTitles(composing, 'training-series').map((drawn): DemoItem => {
    const own = modules.filter((_, position) => position % 5 === drawn.number)
    const values = { ...about('training-series')(drawn), modules: own.map(({ key }) => ref('trainings', key)) }
    return { collection: 'training-series', key: drawn.key, values }
  })
  return [...modules, ...series]
}
