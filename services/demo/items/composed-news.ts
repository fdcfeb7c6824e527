import { type Locale } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { type Facts } from '../compose/expand'
import { addDays, dayAt, toWorkday } from './calendar'
import { fillInSum, listWorks, toldOf, type Work } from './composed-deals'
import { chooseLocales, type Composing, keysOf } from './composing'
import { composeEditions, liveIn, toBody } from './editions'
import { type DemoItem, inEach, localesOf, ref, refs, type Values } from './item'
import { type Person, tellRank, toPersonFacts, trainedHere } from './people'
import { nameIn, wordFor } from './place-facts'
import { type Source } from './source'
import { toBlocks } from './to-blocks'

const appointments = 10

/** What was done for clients who may be named, who joined, and what the firm did besides. */
export const composeNews = (composing: Composing): DemoItem[] => [
  ...listWorks(composing)
    .filter(({ matter, client }) => matter.en.news && client)
    .map((work) => tellWork(composing.source, work)),
  ...composing.colleagues
    .filter(({ role, before }) => role !== 'business-services' && before !== trainedHere)
    .slice(0, appointments)
    .map((person, number) => tellAppointment(composing.source, person, number)),
  ...composing.ownNews.map((story, number) => tellOwn(composing.source, story, number)),
]

function tellWork(source: Source, work: Work): DemoItem {
  const { matter, people, day } = work
  const locales = localesOf(inEach(toldOf(matter), ({ news }) => news))
  const { values } = composeEditions(source, {
    bank: `news-${matter.kind}`,
    key: matter.key,
    locales,
    facts: (locale) => toWorkFacts(source, work, locale),
  })
  const slug = inEach(toldOf(matter), ({ name, news }) => news && toSlug(name))
  const own = { slug, deals: [ref('deals', matter.key)] }
  return toNews(matter.key, { ...values, ...own }, { day: addDays(day, 1), people })
}

function toWorkFacts(source: Source, { matter, people, client, sum }: Work, locale: Locale): Facts {
  const [lead, colleague] = people
  const { city, inCity } = toPersonFacts(source, colleague, locale)
  const { name, news } = toldOf(matter)[locale] ?? matter.en
  return {
    ...toPersonFacts(source, lead, locale),
    rank: tellRank(lead, locale),
    colleague: toPersonFacts(source, colleague, locale).person,
    colleagueRank: tellRank(colleague, locale),
    colleagueCity: city,
    inColleagueCity: inCity,
    service: wordFor(source.firm.services, matter.service, locale),
    client: client?.name,
    what: client && nameIn(client.what, locale),
    matter: name,
    summary: news && fillInSum(news.summary, sum, locale),
    details: news && fillInSum(news.details, sum, locale),
    meaning: news?.meaning,
    quote: news?.quote,
  }
}

function tellAppointment(source: Source, person: Person, number: number): DemoItem {
  const { key, values } = composeEditions(source, {
    bank: 'news-appointment',
    key: person.key,
    locales: chooseLocales(source.chance('news', person.key), person.jobTitle),
    facts: (locale) => toPersonFacts(source, person, locale),
  })
  return toNews(key, values, { day: addDays(source.today, -11 - number * 37), people: [person] })
}

/** News of the firm itself is written whole, in each of its languages. */
function tellOwn(source: Source, { key, person, ...story }: Composing['ownNews'][number], number: number): DemoItem {
  const values = {
    live: liveIn(localesOf(story)),
    title: inEach(story, ({ title }) => title),
    slug: inEach(story, ({ title }) => toSlug(title)),
    summary: inEach(story, ({ summary }) => summary),
    body: inEach(story, ({ text }) => toBlocks(toBody(`news/${key}`, text))),
  }
  const people = source.firm.people.filter((one) => one.key === person)
  return toNews(key, values, { day: addDays(source.today, -24 - number * 61), people })
}

const toNews = (
  key: string,
  values: Values,
  { day, people }: { day: string; people: readonly Person[] },
): DemoItem => ({
  collection: 'news',
  key,
  values: {
    ...values,
    publishedOn: dayAt(toWorkday(day)),
    pressContact: ref('people', 'oluwaseun-bright'),
    people: refs('people', keysOf(people)),
  },
})
