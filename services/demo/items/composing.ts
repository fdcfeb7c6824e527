import { type Locale } from '../../../src/config/locales'
import { type Matter } from '../compose/matters'
import { type OwnNews } from '../compose/own-news'
import { type Programme } from '../compose/programmes'
import { type Random } from '../compose/random'
import { type Subjects } from '../compose/subjects'
import { localesOf, type Translated } from './item'
import { type Person } from './people'
import { type Source } from './source'

export type Composing = {
  source: Source
  subjects: Subjects
  matters: readonly Matter[]
  ownNews: OwnNews
  programmes: readonly Programme[]
  /** The people whom no text names. */
  colleagues: readonly Person[]
}
export type Topic = Source['firm']['topics'][number]

/** Some things exist in English alone; of what could be told in the other languages, about so many in a hundred are. */
const shares: Partial<Record<Locale, number>> = { 'fr-fr': 65, 'zh-cn': 52 }

export function chooseLocales(random: Random, names: Translated): Locale[] {
  const [french, chinese] = [random.isLucky(shares['fr-fr'] ?? 0), random.isLucky(shares['zh-cn'] ?? 0)]
  return localesOf(names).filter((locale) => locale === 'en' || (locale === 'fr-fr' ? french : chinese))
}

/** The services of topics that are called otherwise than the team that answers for them. */
const answering: Readonly<Record<string, string>> = {
  data: 'data-protection',
  'data-transfers': 'cross-border-transfers',
  'cyber-security': 'cyber-incidents',
  'digital-markets-act': 'digital-markets',
  inspections: 'cartels-and-inspections',
  trade: 'trade-and-investment',
  takeovers: 'public-takeovers',
  'energy-transition': 'finance',
  sustainability: 'sustainable-bonds',
}

/** What the firm does about a topic; the wider one answers for the narrower. */
export const servicesOf = ({ firm }: Source, { key, within = key }: Topic): string[] => {
  const keys = firm.services.map((service) => service.key)
  const found = [key, answering[key], within, answering[within]].filter((one) => one !== undefined)
  return [...new Set(found)].filter((one) => keys.includes(one))
}

/** One or two whose work it is; partners where it is nobody's. */
export function drawExperts({ firm }: Source, services: readonly string[], random: Random): [Person, ...Person[]] {
  const fit = firm.people.filter(
    ({ role, services: own }) => role !== 'business-services' && own.some((key) => services.includes(key)),
  )
  const partners = firm.people.filter(({ role }) => role === 'partner')
  const [first, ...others] = random.take(fit.length > 0 ? fit : partners, 1 + random.below(2))
  if (!first) throw new Error('The firm has no partners')
  return [first, ...others]
}

export function findPerson({ firm }: Source, key: string): Person {
  const found = firm.people.find((person) => person.key === key)
  if (!found) throw new Error(`Nobody of the firm is called ${key}`)
  return found
}

export const keysOf = (items: readonly { key: string }[]): string[] => items.map(({ key }) => key)
