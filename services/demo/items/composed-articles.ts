import { type Subjects } from '../compose/subjects'
import { type Article, toArticle } from './articles'
import { addDays, daysBetween, tellMonth, toWorkday } from './calendar'
import { type Composing, drawExperts, keysOf, servicesOf, type Topic } from './composing'
import { composeEditions } from './editions'
import { type DemoItem } from './item'
import { type Source } from './source'
import { asTranscript } from './spoken'

type Family = Subjects['families'][number]
type Planned = { family: Family; row: number }

const newest = -3

/** Briefings: one for every title that a family has in English, the families in turn, the newest first. */
export function composeArticles({ source, subjects }: Composing): DemoItem[] {
  const planned = subjects.families
    .flatMap((family) => titlesOf(source, family).map((_, row): Planned => ({ family, row })))
    .sort((one, other) => one.row - other.row)
  return planned.map((one, number) => composeArticle(source, one, { number, of: planned.length }))
}

const titlesOf = ({ findBank }: Source, { key }: Family): readonly string[] =>
  Object.values(findBank(`articles-${key}`, 'en')?.title ?? [])

/** What happened in a month is written about after it: a note of 2 January speaks of December. */
const daysToWrite = 14

type Place = { number: number; of: number }

function composeArticle(source: Source, { family, row }: Planned, place: Place): DemoItem {
  const { firm } = source
  const random = source.chance('articles', family.key, String(row))
  const topics = family.topics.map((key) => firm.topics.find((topic) => topic.key === key) as Topic)
  const topic = topics[row % topics.length] as Topic
  const services = servicesOf(source, topic)
  const publishedOn = toPublished(source, family, place)
  const told = composeEditions(source, {
    bank: `articles-${family.key}`,
    key: String(row),
    locales: ['en', 'fr-fr', 'zh-cn'],
    facts: (locale) => ({
      month: tellMonth(addDays(publishedOn, -daysToWrite), locale),
      // What gave rise to a briefing was over when it was written.
      lately: tellMonth(addDays(publishedOn, -28), locale),
    }),
  })
  const kind = toKind(place.number)
  const article = {
    key: told.key,
    kind,
    publishedOn,
    authors: keysOf(drawExperts(source, services, random)),
    topics: [topic.key],
    services,
    sectors: family.sectors.length > 0 ? random.take(family.sectors, 1) : keysOf(random.take(firm.sectors, 1)),
    jurisdictions: keysOf(random.take(firm.navigator.jurisdictions, 1 + random.below(2))),
  }
  const isSpoken = kind === 'podcast' || kind === 'video'
  return toArticle(source, article, isSpoken ? { ...told, values: asTranscript(told.values, kind) } : told)
}

/** Evenly since the day from which on the family's texts state the law. */
function toPublished({ today }: Source, { from }: Family, { number, of }: Place): string {
  const until = addDays(today, newest)
  const age = Math.floor((Math.max(daysBetween(from, until), 0) * number) / of)
  return toWorkday(addDays(until, -age))
}

function toKind(number: number): NonNullable<Article['kind']> {
  if (number % 9 === 4) return 'podcast'
  if (number % 9 === 8) return 'video'
  return number % 5 === 3 ? 'publication' : 'article'
}
