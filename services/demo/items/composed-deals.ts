import { type Locale } from '../../../src/config/locales'
import { type Random } from '../compose/random'
import { addDays, dayAt, tellMonth, toWorkday } from './calendar'
import { chooseLocales, type Composing, drawExperts, keysOf } from './composing'
import { composeEditions, liveIn } from './editions'
import { type DemoItem, inEach, refs, type Translated, type Values } from './item'
import { type Person, toPersonFacts } from './people'
import { nameIn, wordFor } from './place-facts'
import { type Source } from './source'
import { type Sum, tellSum } from './tell-sum'

type Matter = Composing['subjects']['matters'][number]

/** What the firm did for a client: who, when, and whether the client may be named. */
export type Work = {
  key: string
  matter: Matter
  random: Random
  people: readonly [Person, ...Person[]]
  day: string
  client: string
  confidential: boolean
}

const confidentialShare = 15

/** Each matter with each client whom it suits. */
export function drawWorks({ source, subjects }: Composing): Work[] {
  const { clients } = source.firm
  return subjects.matters.flatMap((matter, row) =>
    matter.clients.map((key, column): Work => {
      const random = source.chance('deals', matter.key, key)
      return {
        key: `${matter.key}-${key}`,
        matter,
        random,
        confidential: random.isLucky(confidentialShare),
        people: drawExperts(source, [matter.service], random),
        day: toWorkday(addDays(source.today, -5 - (row + column * subjects.matters.length) * 14)),
        client: clients.find((one) => one.key === key)?.name ?? key,
      }
    }),
  )
}

export const namesOf = ({ en, 'fr-fr': french, 'zh-cn': chinese }: Matter): Translated => ({
  en,
  'fr-fr': french,
  'zh-cn': chinese,
})

export const composeDeals = (composing: Composing): DemoItem[] =>
  drawWorks(composing).map((work) => composeDeal(composing, work))

function composeDeal(composing: Composing, work: Work): DemoItem {
  const { key, matter, random, people, day, client, confidential } = work
  const locales = chooseLocales(random, namesOf(matter))
  const role = random.pick(composing.subjects.roles)
  const sum: Sum = { value: (1 + random.below(80)) * 5_000_000, currency: random.pick(['GBP', 'EUR', 'USD'] as const) }
  const told =
    matter.kind === undefined ? tellMatter(composing, work, locales) : tellDeal(composing, { work, locales, sum })
  return {
    collection: 'deals',
    key,
    values: {
      ...told,
      live: liveIn(locales),
      confidential,
      client: confidential ? undefined : client,
      role: Object.fromEntries(locales.map((locale) => [locale, nameIn(role, locale)])),
      ...(matter.kind === undefined ? {} : sum),
      date: dayAt(day),
      people: refs('people', keysOf(people)),
      services: refs('services', [matter.service]),
      sectors: refs('sectors', [matter.sector]),
      offices: refs('offices', people[0].offices.slice(0, 1)),
      jurisdictions: [],
    },
  }
}

type Telling = { work: Work; locales: readonly Locale[]; sum: Sum }

/** A deal has no page of its own: of what its bank says, the title and the summary are shown. */
function tellDeal({ source, subjects }: Composing, { work, locales, sum }: Telling): Values {
  const { key, matter, people, day, client, confidential } = work
  const { title, values } = composeEditions(source, {
    bank: `deals-${String(matter.kind)}`,
    key,
    locales,
    facts: (locale) => ({
      ...toPersonFacts(source, people[0], locale),
      ...toWords(source, matter, locale),
      client: confidential ? nameIn(subjects.unnamed, locale) : client,
      amount: tellSum(sum, locale),
      month: tellMonth(day, locale),
    }),
  })
  return { title, summary: values.summary }
}

export const toWords = ({ firm }: Source, { service, sector }: Matter, locale: Locale) => ({
  service: wordFor(firm.services, service, locale),
  sector: wordFor(firm.sectors, sector, locale),
})

/** Advice is no deal with a price: each matter of that sort has sentences of its own, one for each of its clients. */
function tellMatter({ source }: Composing, work: Work, locales: readonly Locale[]): Values {
  const { matter, client, confidential, people, day } = work
  const names = inEach(namesOf(matter), (name, locale) => (locales.includes(locale) ? name : undefined))
  const position = matter.clients.findIndex((key) => work.key.endsWith(`-${key}`))
  const titleIn = (name: string, locale: Locale): string => {
    if (confidential) return name.charAt(0).toUpperCase() + name.slice(1)
    return `${client}${colons[locale] ?? ': '}${name}`
  }
  const summaryIn = (_: string, locale: Locale): string | undefined => {
    const { person, inCity } = toPersonFacts(source, people[0], locale)
    const facts = { person, inCity, month: tellMonth(day, locale) }
    return fillIn(matter.summaries?.[locale as 'en'][position] ?? '', facts)
  }
  return { title: inEach(names, titleIn), summary: inEach(names, summaryIn) }
}

const fillIn = (text: string, facts: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')

const colons: Translated = { 'fr-fr': ' : ', 'zh-cn': '：' }
