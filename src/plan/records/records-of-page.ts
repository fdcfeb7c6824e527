import { type ContentDocument } from '../../content/all-types'
import { type Address, routeOf } from '../../routes/address'
import { match } from '../../routes/match'
import { type PlannedPage, type PlanOptions } from '../plan-site'
import { findJurisdiction, findRegion } from '../show/navigator/places'
import { type Content } from '../store/content'
import { openReader, type Reader } from '../store/reader'
import { describe } from './describe'
import { type Described } from './described'
import { type PlannedRecords } from './planned-records'
import { toSections } from './sections'
import { toRecords } from './to-records'

export function planRecordsOfPage(
  page: PlannedPage,
  content: Content,
  options: PlanOptions,
): PlannedRecords | undefined {
  if (!isListed(page)) return undefined
  const { locale, above } = page.context
  const { read, readings } = openReader(content, options, locale)
  const found = find(page, read)
  if (!found) return undefined
  const place = { item: found.item, path: page.path, above: above.map(({ text }) => text) }
  return { key: page.path, locale, records: toRecords(found.described, place), readings }
}

/** Search engines and our own search may list the same pages. */
const isListed = ({ template, context }: PlannedPage): boolean =>
  routeOf(template).indexed && !context.head.tags.some(({ attributes }) => attributes['name'] === 'robots')

type Found = { item: string; described: Described }

function find({ path, context }: PlannedPage, read: Reader): Found | undefined {
  const address = match(path)
  if (address?.route === 'nav-region' || address?.route === 'nav-jurisdiction')
    return findPlace(address, context.title, read)
  const document = read.at(path)
  if (document) return isPublic(document) ? { item: itemOf(document), described: describe(document, read) } : undefined
  return address && standsAlone(address)
    ? { item: `page-${address.route}`, described: { group: 'pages', title: context.title, sections: [], facets: {} } }
    : undefined
}

/** The build is given nothing else; even so a gated text must never become a record. */
const isPublic = ({ audience, type }: ContentDocument): boolean => audience === 'public' && type !== 'nav-content'

const itemOf = ({ type, id }: { type: string; id: number }): string => `${type}-${id}`

/** A list is found; its later pages and its parts are not. */
const standsAlone = ({ params }: Address): boolean => Object.keys(params).length === 0

/** Regions and jurisdictions have a page under each service that covers them. */
function findPlace(
  address: Address<'nav-region' | 'nav-jurisdiction'>,
  title: string,
  read: Reader,
): Found | undefined {
  if (address.route === 'nav-region') {
    const under = findRegion(address.locale, address.params, read)
    return under && toFound([under.service, under.region], { title, sections: toSections(under.region.body) })
  }
  const covered = findJurisdiction(address.locale, address.params, read)
  return covered && toFound([covered.service, covered.jurisdiction], { title, sections: [] })
}

type Item = { type: string; id: number; name: string; summary?: string | undefined }

const toFound = (
  [service, place]: [Item, Item],
  { title, sections }: Pick<Described, 'title' | 'sections'>,
): Found => ({
  item: `${itemOf(place)}-${service.id}`,
  described: {
    group: 'navigator',
    title,
    summary: place.summary,
    sections,
    facets: { kind: [service.name], jurisdictions: place.type === 'nav-jurisdiction' ? [place.name] : [] },
  },
})
