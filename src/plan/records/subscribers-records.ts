import { defaultLocale } from '../../config/locales'
import { type ContentName } from '../../content/all-types'
import { type NavAnswer } from '../../content/nav-answer'
import { type NavService } from '../../content/nav-service'
import { type SearchRecord } from '../../content/search-record'
import { type Address, localesOf } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { match } from '../../routes/match'
import { writePermalink } from '../../routes/permalink'
import { type PlanOptions } from '../plan-site'
import { type Covered, coverageOf, jurisdictionAddress } from '../show/navigator/jurisdiction'
import { findJurisdiction } from '../show/navigator/places'
import { type Content } from '../store/content'
import { openReader, type Reader } from '../store/reader'
import { type Readings } from '../store/readings'
import { Shelf, type Wanted } from '../store/shelf'
import { type FoundRecords } from './found-page'
import { toSections } from './sections'
import { RecordProblem, toRecords } from './to-records'

/** All that these records are made of. Anyone who keeps them need not know the rest of the firm. */
export const navigatorTypes = [
  'nav-service',
  'nav-region',
  'nav-jurisdiction',
  'nav-question',
  'nav-answer',
  'nav-content',
] as const satisfies readonly ContentName[]

/** What is found at an address, and what of it could not be made. */
export type SubscribersRecords = FoundRecords & { problems: readonly string[] }

/** What subscribers find: the answers for a jurisdiction, and guidance, each at the page that shows them. */
export const openSubscribersShelf = (): Shelf<Wanted, SubscribersRecords> =>
  new Shelf({
    finders: localesOf('navigator').flatMap((locale) =>
      [findJurisdictions, findGuidance].map((find) => ({ locale, find, toWanted: (address) => ({ address }) })),
    ),
    make: ({ address }, content, options) => planRecordsAt(address, content, options),
    write: ({ records, problems }) => [...records.map(({ internal }) => internal.contentDigest), ...problems].join(' '),
  })

const findJurisdictions = (read: Reader): Address[] =>
  read.all('nav-service').flatMap((service) => coverageOf(service, read).map(jurisdictionAddress))

const findGuidance = (read: Reader): Address[] => read.all('nav-content').flatMap(({ path }) => match(path) ?? [])

type Shown = { path: string; readings: Readings; made: SubscribersRecords }

/** One text that cannot be found hides no other. */
function planRecordsAt(address: Address, content: Content, options: PlanOptions): Shown {
  const path = hrefOf(address)
  const { locale = defaultLocale } = address
  const { read, readings } = openReader(content, options, locale)
  const made: SubscribersRecords = { key: path, locale, records: [], problems: [] }
  const problems: string[] = []
  for (const { item, make } of textsAt(address, path, read)) {
    try {
      made.records.push(...make())
    } catch (error) {
      if (!(error instanceof RecordProblem)) throw error
      problems.push(`${item} in ${locale}: ${error.message}`)
    }
  }
  return { path, readings, made: { ...made, problems } }
}

type Text = { item: string; make: () => SearchRecord[] }

function textsAt(address: Address, path: string, read: Reader): Text[] {
  if (address.route === 'nav-service-content' || address.route === 'nav-region-content') {
    const { id } = address.params
    return [{ item: `guidance ${id}`, make: () => recordsOfGuidance(id, path, read) }]
  }
  const covered =
    address.route === 'nav-jurisdiction' ? findJurisdiction(address.locale, address.params, read) : undefined
  if (!covered) return []
  const answers = read.naming('nav-answer', covered.jurisdiction)
  return answers.map((answer) => ({
    item: `answer ${answer.id}`,
    make: () => recordsOfAnswer(answer, { covered, path }, read),
  }))
}

type Place = { covered: Covered; path: string }

function recordsOfAnswer(answer: NavAnswer, { covered, path }: Place, read: Reader): SearchRecord[] {
  const { service, region, jurisdiction } = covered
  const question = read.find(answer.question)
  if (question?.navService.id !== service.id) return []
  return toRecords(
    {
      group: 'navigator',
      title: question.text,
      summary: answer.shortAnswer,
      // An answer is one place on its page, wherever in it the words stand.
      sections: toSections([{ block: 'text', text: answer.detail }]).map(({ heading, text }) => ({
        text,
        ...(heading === undefined ? {} : { heading }),
      })),
      day: answer.effectiveFrom,
      permission: service.permissionKey,
      facets: { kind: [service.name], topics: [question.topic], jurisdictions: [jurisdiction.name] },
    },
    {
      item: `nav-answer-${answer.id}`,
      path: `${path}${writePermalink({ question: question.key, version: undefined })}`,
      above: [service.name, region.name, jurisdiction.name],
    },
  )
}

function recordsOfGuidance(id: number, path: string, read: Reader): SearchRecord[] {
  const guidance = read.find({ type: 'nav-content', id })
  const service: NavService | undefined = read.find(guidance?.navService)
  if (!guidance || !service) return []
  const region = read.find(guidance.region)
  return toRecords(
    {
      group: 'navigator',
      title: guidance.title,
      summary: guidance.teaser,
      sections: toSections(guidance.body),
      permission: service.permissionKey,
      facets: { kind: [service.name] },
    },
    { item: `nav-content-${id}`, path, above: [service.name, ...(region ? [region.name] : [])] },
  )
}
