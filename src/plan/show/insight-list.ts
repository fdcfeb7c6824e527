import { toLocaleIn } from '../../config/locales'
import { type PageDocument } from '../../content/all-types'
import { type SearchGroup } from '../../content/search-record'
import { compareTexts } from '../../i18n/compare-texts'
import { formatNumber } from '../../i18n/format/format-number'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { insightKinds } from '../../routes/placeholders'
import { type Facet } from '../../ui/facets/facets'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type LedRow } from '../../ui/led-list/led-list'
import { type Link } from '../../ui/link'
import { defineOnce, defineOnceEach } from '../store/once'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'
import { everywhere } from './editions'
import { firmNameOf } from './firm'
import { type Intro, showFixed } from './fixed'
import { type Insight, type InsightKind, insightRow, listInsights, sortEvents } from './insight'
import { leadRow } from './lead'
import { type LongList, longList, toRef } from './long-list'
import { upcomingAmong } from './occasion'
import { type Paged, showPaged } from './paged'
import { eventRow } from './row'

export type InsightsProps = {
  intro: Intro
  list: Paged<LedRow>
  /** The next events: by their days they would stand before whatever was written, for months. */
  coming: IndexRow[]
  events: Link
  facets: Facet[]
  feed: Link
  instead: Link
  /** What search looks in for the whole of this list; nothing where it cannot tell its parts apart. */
  findIn: SearchGroup[]
}

type ListRoute = 'insights' | 'insights-page' | 'insights-of-kind' | 'insights-of-kind-page'
type Locale = Address<'insights'>['locale']
type List = { locale: Locale; kind?: InsightKind; number: number; document?: PageDocument | undefined }

const eventsOnce = defineOnce('events', (own) => sortEvents(own.all('event'), own).map(toRef))

const mostComing = 3

const nextEvents = defineOnce('events: the next', (own) =>
  upcomingAmong(own.all('event'), own).slice(0, mostComing).map(toRef),
)

const comingEvents = (read: Reader): IndexRow[] =>
  read.findAll(read.once(nextEvents)).map((event) => eventRow(event, read))

const soFar = defineOnce('insights so far', (own) => listInsights(own).filter(({ isAhead }) => !isAhead))
const ofKind = defineOnceEach('insights of kind', (own, kind: InsightKind) =>
  listInsights(own).filter((insight) => insight.kind === kind),
)

const allSoFar = longList('insights', (read) => read.once(soFar))
const byKind = new Map<InsightKind, LongList<Insight>>(
  insightKinds.map((kind) => [
    kind,
    kind === 'events'
      ? longList('list of events', (read) => read.once(eventsOnce))
      : longList(`list of ${kind}`, (read) => read.once(ofKind(kind))),
  ]),
)

/** All insights but the events ahead, or those of one kind. */
export const insightsOf = (kind?: InsightKind): LongList<Insight> => (kind && byKind.get(kind)) ?? allSoFar

/** One page of the stream, or of one kind of insight. */
export function showInsights({ locale, kind, number, document }: List, read: Reader): Shown<InsightsProps> {
  const words = mainWords(locale)
  const all = { href: href('insights', locale), text: words('insights.title') }
  const expertise = { href: href('expertise', locale), text: words('expertise.title') }
  const first = addressIn(locale, kind, 1) as Address<'insights'>
  const { intro, ...shown } = showFixed({ address: first, document }, describeList(kind, read), read)
  const listTitle = shown.title
  const feed = feedOf(locale, kind)
  const pageTitle = { title: `${listTitle}: ${words('list.page', { page: number })}` }
  return {
    ...shown,
    ...(number === 1 ? {} : { seo: pageTitle }),
    editions: number === 1 ? everywhere(first) : [addressIn(locale, kind, number)],
    above: [
      ...(kind === undefined ? [] : [all]),
      ...(number === 1 ? [] : [{ href: hrefIn(locale, kind), text: listTitle }]),
    ],
    feeds: [{ href: feed, text: listTitle }],
    props: {
      intro: number === 1 ? intro : { standfirst: undefined, body: [] },
      list: showPaged(
        insightsOf(kind),
        {
          number,
          toRow: (insight, position) =>
            leadRow(insightRow(insight, read, kind === undefined ? 'kind' : 'topic'), position, insight),
          addressOf: (page) => addressIn(locale, kind, page),
        },
        read,
      ),
      coming: kind === undefined && number === 1 ? comingEvents(read) : [],
      events: { href: hrefIn(locale, 'events'), text: words('home.all-events') },
      facets: facetsOf(locale, kind, read),
      findIn: kind === undefined ? ['insights', 'events', 'training'] : kind === 'events' ? ['events'] : [],
      feed: { href: feed, text: words('list.feed') },
      instead: kind === undefined ? expertise : { href: all.href, text: words('home.all-briefings') },
    },
  }
}

function describeList(kind: InsightKind | undefined, read: Reader): { title: string; description: string } {
  const words = mainWords(toLocaleIn('main', read.locale))
  const firm = firmNameOf(read)
  if (kind === undefined) return { title: words('insights.title'), description: words('insights.described', { firm }) }
  const title = words(`insights.${kind}`)
  return { title, description: words('insights.described-kind', { firm, part: title }) }
}

function addressIn(locale: Locale, kind: InsightKind | undefined, page: number): Address<ListRoute> {
  if (kind === undefined) {
    return page === 1 ? { route: 'insights', locale, params: {} } : { route: 'insights-page', locale, params: { page } }
  }
  return page === 1
    ? { route: 'insights-of-kind', locale, params: { kind } }
    : { route: 'insights-of-kind-page', locale, params: { kind, page } }
}

const hrefIn = (locale: Locale, kind: InsightKind | undefined): string =>
  kind === undefined ? href('insights', locale) : href('insights-of-kind', locale, { kind })

const feedOf = (locale: Locale, kind: InsightKind | undefined): string =>
  kind === undefined ? href('insights-feed', locale) : href('insights-of-kind-feed', locale, { kind })

/** Other pages of the same list, each limited to one thing; those that would be empty are not offered. */
function facetsOf(locale: Locale, kind: InsightKind | undefined, read: Reader): Facet[] {
  const words = mainWords(locale)
  const [total, kinds, topics] = countInsights(read)
  const say = (count = 0) => formatNumber(locale, count)
  const compare = compareTexts(locale)
  const facets = [
    {
      id: 'by_kind',
      title: words('insights.kind'),
      choices: [
        { text: words('list.all'), href: hrefIn(locale, undefined), count: say(total), isCurrent: !kind },
        ...insightKinds
          .filter((one) => kinds.has(one))
          .map((one) => ({
            text: words(`insights.${one}`),
            href: hrefIn(locale, one),
            count: say(kinds.get(one)),
            isCurrent: one === kind,
          })),
      ],
    },
    {
      id: 'by_topic',
      title: words('insights.topics'),
      choices: read
        .all('topic')
        .filter(({ id }) => topics.has(id))
        .sort((one, other) => compare(one.name, other.name))
        .map(({ id, name, path }) => ({ text: name, href: path, count: say(topics.get(id)) })),
    },
  ]
  return total === 0 ? [] : facets.filter(({ choices }) => choices.length > 0)
}

const counts = defineOnce('insights: how many of what', (own) => {
  const insights = listInsights(own)
  return {
    total: insights.length,
    kinds: countEach(insights.map(({ kind }) => kind)),
    topics: countEach(insights.flatMap((insight) => insight.topics)),
  }
})

/** How many there are, of each kind, and on each topic. */
function countInsights(read: Reader): [number, Map<InsightKind, number>, Map<number, number>] {
  const { total, kinds, topics } = read.once(counts)
  return [total, new Map(kinds), new Map(topics)]
}

function countEach<Key>(keys: readonly Key[]): [Key, number][] {
  const found = new Map<Key, number>()
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1)
  return [...found]
}
