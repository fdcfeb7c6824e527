import { addDays, dayAt, toWorkday } from './calendar'
import { drawWorks, namesOf, toWords, type Work } from './composed-deals'
import { chooseLocales, type Composing, keysOf } from './composing'
import { composeEditions, type ComposedWhole } from './editions'
import { type DemoItem, ref, refs, type Values } from './item'
import { type Person, toPersonFacts, trainedHere } from './people'
import { nameIn } from './place-facts'
import { type Source } from './source'

// Of forty.
const works = 24
const appointments = 10
const ofTheFirm = 6

/** What was done for clients who may be named, who joined, and what the firm did besides. */
export const composeNews = (composing: Composing): DemoItem[] => [
  ...drawWorks(composing)
    .filter(({ confidential }) => !confidential)
    .slice(0, works)
    .map((work) => tellWork(composing.source, work)),
  ...composing.colleagues
    .filter(({ role, before }) => role !== 'business-services' && before !== trainedHere)
    .slice(0, appointments)
    .map((person, number) => tellAppointment(composing.source, person, number)),
  ...composing.source.firm.offices
    .slice(0, ofTheFirm)
    .map((office, number) => tellOffice(composing.source, office.key, number)),
]

const tellWork = (source: Source, work: Work): DemoItem =>
  toNews(source, {
    bank: 'news',
    key: work.key,
    locales: chooseLocales(source.chance('news', work.key), namesOf(work.matter)),
    facts: (locale) => ({
      ...toPersonFacts(source, work.people[0], locale),
      ...toWords(source, work.matter, locale),
      client: work.client,
      matter: nameIn(namesOf(work.matter), locale),
    }),
    day: addDays(work.day, 1),
    people: work.people,
    own: { deals: [ref('deals', work.key)] },
  })

const tellAppointment = (source: Source, person: Person, number: number): DemoItem =>
  toNews(source, {
    bank: 'news-appointment',
    key: person.key,
    locales: chooseLocales(source.chance('news', person.key), person.jobTitle),
    facts: (locale) => toPersonFacts(source, person, locale),
    day: addDays(source.today, -11 - number * 37),
    people: [person],
  })

function tellOffice(source: Source, office: string, number: number): DemoItem {
  const random = source.chance('news', 'firm', office)
  const local = source.firm.people.filter(({ offices }) => offices.includes(office))
  const host = random.pick(local)
  return toNews(source, {
    bank: 'news-firm',
    key: office,
    locales: ['en', 'fr-fr', 'zh-cn'],
    facts: (locale) => toPersonFacts(source, host, locale),
    day: addDays(source.today, -24 - number * 61),
    people: [host],
  })
}

type Telling = ComposedWhole & { day: string; people: readonly Person[]; own?: Values }

function toNews(source: Source, { day, people, own, ...telling }: Telling): DemoItem {
  const { key, values } = composeEditions(source, telling)
  return {
    collection: 'news',
    key,
    values: {
      ...values,
      ...own,
      publishedOn: dayAt(toWorkday(day)),
      pressContact: ref('people', 'oluwaseun-bright'),
      people: refs('people', keysOf(people)),
    },
  }
}
