import { addDays, dayAt, toWorkday } from './calendar'
import { chooseLanguages, type Composing, drawTitles, expertsOf } from './composed-insights'
import { liveIn, toEditions } from './editions'
import { type DemoItem, inEach, localesOf, ref, refs, type Translated } from './item'
import { toPersonFacts } from './people'
import { asWord, nameIn } from './place-facts'

const newsCount = 40

type Matter = Composing['subjects']['matters'][number]

/** Each matter with each client whom it suits: what it is, who did it and where. */
function drawMatters({ source, subjects }: Composing) {
  const { firm } = source
  return subjects.matters.flatMap((matter, row) =>
    matter.clients.map((key, column) => {
      const random = source.chance('deals', matter.key, key)
      const people = expertsOf(source, [matter.service], random)
      const lead = firm.people.find((one) => one.key === people[0])
      const day = toWorkday(addDays(source.today, -5 - (row + column * subjects.matters.length) * 14))
      const client = firm.clients.find((one) => one.key === key)?.name ?? key
      return { key: `${matter.key}-${key}`, matter, random, people, lead, day, client }
    }),
  )
}

type Work = ReturnType<typeof drawMatters>[number]

const namesOf = ({ en, 'fr-fr': french, 'zh-cn': chinese }: Matter): Translated => ({
  en,
  'fr-fr': french,
  'zh-cn': chinese,
})

const titleOf = ({ client, matter, random }: Work): Translated =>
  chooseLanguages(
    random,
    inEach(
      namesOf(matter),
      (name, locale) => `${client}${locale === 'fr-fr' ? ' : ' : locale === 'zh-cn' ? '：' : ': '}${name}`,
    ),
  )

export const composeDeals = (composing: Composing): DemoItem[] =>
  drawMatters(composing).map((work) => {
    const { key, matter, random, people, lead, day, client } = work
    const title = titleOf(work)
    const confidential = random.isLucky(15)
    const unnamed = inEach(title, (_, locale) => nameIn(namesOf(matter), locale))
    const hasValue = random.isLucky(60)
    const done = random.pick(composing.subjects.roles)
    return {
      collection: 'deals',
      key,
      values: {
        live: liveIn(localesOf(title)),
        title: confidential ? inEach(unnamed, (name) => name.charAt(0).toUpperCase() + name.slice(1)) : title,
        confidential,
        client: confidential ? undefined : client,
        role: inEach(title, (_, locale) => nameIn(done, locale)),
        ...(hasValue
          ? { value: (1 + random.below(80)) * 5_000_000, currency: random.pick(['GBP', 'EUR', 'USD']) }
          : {}),
        date: dayAt(day),
        people: refs('people', people),
        services: refs('services', [matter.service]),
        sectors: refs('sectors', [matter.sector]),
        offices: refs('offices', lead?.offices.slice(0, 1) ?? []),
        jurisdictions: [],
      },
    }
  })

export const composeNews = (composing: Composing): DemoItem[] =>
  drawMatters(composing)
    .slice(0, newsCount)
    .map((work) => {
      const { source } = composing
      const { key, matter, lead, day, client } = work
      const title = titleOf(work)
      const service = source.firm.services.find((one) => one.key === matter.service)?.name ?? {}
      return {
        collection: 'news',
        key,
        values: {
          ...toEditions(source, {
            collection: 'news',
            key,
            names: title,
            facts: (locale) => ({
              ...(lead ? toPersonFacts(source, lead, locale) : {}),
              client,
              matter: nameIn(namesOf(matter), locale),
              service: asWord(nameIn(service, locale)),
            }),
          }),
          title,
          publishedOn: dayAt(addDays(day, 1)),
          pressContact: ref('people', 'oluwaseun-bright'),
          people: refs('people', work.people),
          deals: [ref('deals', key)],
        },
      }
    })

const levels = ['associate', 'associate', 'counsel'] as const

export const composeVacancies = (composing: Composing): DemoItem[] =>
  drawTitles(composing, 'vacancies').map(({ key, random, topic, title, number }) => {
    const { source } = composing
    const office = random.pick(source.firm.offices)
    // One has just closed, so that the list shows what that looks like.
    const closesOn = addDays(source.today, number === 0 ? -10 : 12 + number * 5)
    return {
      collection: 'vacancies',
      key,
      values: {
        ...toEditions(source, {
          collection: 'vacancies',
          key,
          names: title,
          facts: (locale) => ({ area: asWord(nameIn(topic.name, locale)), city: nameIn(office.name, locale) }),
        }),
        title,
        reference: `AV-${1001 + number}`,
        level: levels[number % levels.length],
        area: inEach(title, (_, locale) => nameIn(topic.name, locale)),
        employment: number % 7 === 3 ? 'part-time' : 'full-time',
        postedOn: dayAt(addDays(closesOn, -45)),
        closesOn: dayAt(closesOn),
        offices: refs('offices', [office.key]),
        applyUrl: `https://${String(source.firm.firm.applyDomain)}/vacancies/av-${1001 + number}`,
      },
    }
  })
