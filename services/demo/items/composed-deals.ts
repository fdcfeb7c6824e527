import { type Locale } from '../../../src/config/locales'
import { type Matter } from '../compose/matters'
import { addDays, dayAt, toWorkday } from './calendar'
import { type Composing, findPerson, keysOf } from './composing'
import { liveIn } from './editions'
import { type DemoItem, inEach, localesOf, refs, type Translated } from './item'
import { type Person } from './people'
import { nameIn } from './place-facts'
import { type Source } from './source'
import { type Sum, tellSum } from './tell-sum'

/** A matter that came to its end: who saw to it, when, and for whom, where that may be said. */
export type Work = {
  matter: Matter
  people: [Person, Person]
  day: string
  client: Source['firm']['clients'][number] | undefined
  sum: Sum | undefined
}

const daysApart = 14

/** The newest first. */
export const listWorks = ({ source, matters }: Composing): Work[] =>
  matters.map((matter, number) => ({
    matter,
    people: matter.people.map((key) => findPerson(source, key)) as [Person, Person],
    day: toWorkday(addDays(source.today, -5 - number * daysApart)),
    client: source.firm.clients.find(({ key }) => key === matter.client),
    sum: matter.sum && { value: matter.sum.millions * 1_000_000, currency: matter.sum.currency },
  }))

type Told = Matter['en']

export const toldOf = ({ en, 'fr-fr': french, 'zh-cn': chinese }: Matter): Translated<Told> =>
  inEach({ en, 'fr-fr': french, 'zh-cn': chinese }, (told) => told)

export const composeDeals = (composing: Composing): DemoItem[] =>
  listWorks(composing).map((work) => composeDeal(composing, work))

/** A deal has no page of its own: its title and its summary are shown wherever it belongs. */
function composeDeal({ subjects }: Composing, { matter, people, day, client, sum }: Work): DemoItem {
  const { key, service, sector, role } = matter
  const told = toldOf(matter)
  const titleIn = ({ name }: Told, locale: Locale): string =>
    client ? `${client.name}${colons[locale] ?? ': '}${name}` : name.charAt(0).toUpperCase() + name.slice(1)
  return {
    collection: 'deals',
    key,
    values: {
      live: liveIn(localesOf(told)),
      title: inEach(told, titleIn),
      summary: inEach(told, ({ summary }, locale) => fillInSum(summary, sum, locale)),
      confidential: client === undefined,
      client: client?.name,
      role: inEach(told, (_, locale) => nameIn(subjects.roles[role], locale)),
      ...sum,
      date: dayAt(day),
      people: refs('people', keysOf(people)),
      services: refs('services', [service]),
      sectors: refs('sectors', [sector]),
      offices: refs('offices', [...new Set(people.flatMap(({ offices }) => offices.slice(0, 1)))]),
      jurisdictions: [],
    },
  }
}

export const fillInSum = (text: string, sum: Sum | undefined, locale: Locale): string =>
  sum ? text.replace('{amount}', tellSum(sum, locale)) : text

const colons: Translated = { 'fr-fr': '\u00a0: ', 'zh-cn': '：' }
