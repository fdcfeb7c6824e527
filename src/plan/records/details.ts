import { toLocaleIn } from '../../config/locales'
import { type ContentOf, type PageDocument } from '../../content/all-types'
import { type Article } from '../../content/article'
import { type Event } from '../../content/event'
import { type Person } from '../../content/person'
import { toPlainText } from '../../content/plain-text'
import { type Ref } from '../../content/ref'
import { type Training } from '../../content/training'
import { type TrainingSeries } from '../../content/training-series'
import { type Vacancy } from '../../content/vacancy'
import { findLangOf, toNameParts } from '../../i18n/format/format-name'
import { dayOf } from '../../i18n/format/format-time'
import { mainWords } from '../../i18n/words'
import { dayOfInsight } from '../show/insight'
import { findPeople } from '../show/person'
import { isClosed, levelOf, locationsOf } from '../show/vacancy'
import { type Reader } from '../store/reader'
import { type Described } from './described'
import { endsOf, sayName } from './say-names'

type Details = Partial<Described>

const wordsOf = ({ locale }: Reader) => mainWords(toLocaleIn('main', locale))

type Tells = { [Type in PageDocument['type']]?: (document: ContentOf<Type>, read: Reader) => Details }

const tells: Tells = {
  person: personDetails,
  article: insightDetails,
  event: insightDetails,
  training: insightDetails,
  'training-series': insightDetails,
  vacancy: vacancyDetails,
  'news-item': ({ publishedOn }) => ({ day: publishedOn, facets: { years: [yearOf(publishedOn)] } }),
  office: (office, read) => ({
    names: placeNames(office, read),
    facets: { kind: [wordsOf(read)('person.office')] },
    sections: [{ text: office.address }],
  }),
  location: (location, read) => ({ names: placeNames(location, read) }),
  'nav-content-teaser': ({ teaser }) => ({ summary: teaser }),
  service: branchDetails,
  sector: branchDetails,
  solution: branchDetails,
}

/** What a type knows of itself beyond its title, summary and text. */
export const details = (document: PageDocument, read: Reader): Details =>
  // The compiler cannot follow that a document is given to the function of its own type.
  (tells[document.type] as ((document: PageDocument, read: Reader) => Details) | undefined)?.(document, read) ?? {}

function branchDetails({ type }: ContentOf<'service' | 'sector' | 'solution'>, read: Reader): Details {
  return { facets: { kind: [wordsOf(read)(`expertise.${type}s`)] } }
}

/** Places are looked for under the name that the reader knows, and Chinese ones by their sound. */
function placeNames(place: ContentOf<'office' | 'location'>, read: Reader): string[] {
  const editions = read.editionsOf(place) as ContentOf<'office' | 'location'>[]
  const names = [...editions.map(({ name }) => name), ...sayName(place.name)]
  return [...new Set(names)].filter((name) => name !== place.name)
}

const yearOf = (day: string): string => day.slice(0, 'YYYY'.length)

function personDetails(person: Person, read: Reader): Details {
  const kind = wordsOf(read)(`people.${person.role}`)
  const native = person.nativeName
  const isHan = native !== undefined && findLangOf(native) === 'zh-Hans'
  return {
    title: toNameParts(read.locale, person)
      .map(({ text }) => text)
      .join(' '),
    names: [person.otherNames ?? '', ...(isHan ? sayName(native) : [])].filter((name) => name !== ''),
    nameParts: endsOf(person.name),
    summary: person.summary ?? person.jobTitle,
    sections: [{ text: toPlainText(person.biography) }],
    slug: person.slug,
    position: person.jobTitle === kind ? undefined : person.jobTitle,
    facets: {
      kind: [kind],
      ...aboutFacets(person, read),
      offices: read.findAll(person.offices).map(({ name }) => name),
      languages: person.spokenLanguages,
    },
  }
}

type About = {
  services?: readonly Ref<'service'>[]
  sectors?: readonly Ref<'sector'>[]
  topics?: readonly Ref<'topic'>[]
  jurisdictions?: readonly Ref<'nav-jurisdiction'>[]
}

/** What something is about also belongs to what stands above that: a list of banking has what is about lending. */
export const aboutFacets = (
  { services, sectors, topics, jurisdictions }: About,
  read: Reader,
): Described['facets'] => ({
  services: (services ?? []).flatMap((ref) => withAbove(ref, read)),
  sectors: (sectors ?? []).flatMap((ref) => withAbove(ref, read)),
  topics: read.findAll(topics ?? []).map(({ name }) => name),
  jurisdictions: read.findAll(jurisdictions ?? []).map(({ name }) => name),
})

const mostLevels = 5

function withAbove(start: Ref<'service' | 'sector'>, read: Reader): string[] {
  const titles: string[] = []
  let item = read.find<'service' | 'sector'>(start)
  while (item && titles.length < mostLevels) {
    titles.push(item.title)
    item = read.find<'service' | 'sector'>(item.parent)
  }
  return titles
}

const articleKinds = { article: 'article', publication: 'publication', podcast: 'podcast', video: 'video' } as const

function kindOf(insight: Article | Event | Training | TrainingSeries, read: Reader): string {
  const words = wordsOf(read)
  switch (insight.type) {
    case 'article':
      return words(`insights.${articleKinds[insight.kind]}`)
    case 'event':
      return words('insights.event')
    case 'training':
      return words('insights.course')
    case 'training-series':
      return words('insights.series')
  }
}

function insightDetails(insight: Article | Event | Training | TrainingSeries, read: Reader): Details {
  const day =
    insight.type === 'event'
      ? dayOf({ instant: insight.startsAt, timeZone: insight.timeZone })
      : dayOfInsight(insight, read)
  return {
    slug: insight.slug,
    day,
    names: peopleOf(insight, read),
    facets: {
      kind: [kindOf(insight, read)],
      ...aboutFacets(insight, read),
      years: [yearOf(day)],
    },
  }
}

/** An article is found by its authors, an event by its speakers; their own pages come first for their names. */
function peopleOf(insight: Article | Event | Training | TrainingSeries, read: Reader): string[] {
  if (insight.type === 'article') return findPeople(insight.authors, read).map(({ name }) => name)
  return insight.type === 'event' ? findPeople(insight.speakers, read).map(({ name }) => name) : []
}

function vacancyDetails(vacancy: Vacancy, read: Reader): Details {
  return {
    // One that is closed keeps its page for a while, and is no answer to who looks for work.
    ...(isClosed(vacancy, read) ? { group: 'pages' as const } : {}),
    day: vacancy.postedOn,
    closes: vacancy.closesOn,
    names: [vacancy.area, vacancy.reference],
    summary: [levelOf(vacancy), vacancy.summary].filter((part) => part !== undefined).join(' · '),
    facets: {
      // Its level is also the role of people, among whom a vacancy is none.
      kind: [wordsOf(read)('careers.vacancy')],
      offices: locationsOf(vacancy, read),
      areas: [vacancy.area],
      levels: [levelOf(vacancy)],
    },
  }
}
