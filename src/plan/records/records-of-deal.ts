import { toLocaleIn } from '../../config/locales'
import { type Deal } from '../../content/deal'
import { href } from '../../routes/href'
import { type PlanOptions } from '../plan-site'
import { showMatter } from '../show/matter'
import { matterAnchor, matterHref } from '../show/matters'
import { type Content } from '../store/content'
import { openReader } from '../store/reader'
import { type Described } from './described'
import { aboutFacets } from './details'
import { type PlannedRecords } from './planned-records'
import { toRecords } from './to-records'

/** Where it stands changes with every matter that is newer; by this it is known. */
export const keyOfDeal = ({ id, locale }: Deal): string =>
  `${href('deals', toLocaleIn('main', locale))}#${matterAnchor(id)}`

/** A matter has no page of its own: it is a place on the list of them. */
export function planRecordsOfDeal(given: Deal, content: Content, options: PlanOptions): PlannedRecords | undefined {
  const { locale } = given
  const { read, readings } = openReader(content, options, locale)
  const deal = read.find<'deal'>(given)
  if (deal?.audience !== 'public') return undefined
  const { client, role, people, value } = showMatter(deal, read)
  const described: Described = {
    group: 'deals',
    title: deal.title,
    summary: [client, role, value].filter((part) => part !== undefined).join(' · '),
    names: people.map(({ text }) => text),
    sections: deal.summary === undefined ? [] : [{ text: deal.summary }],
    day: deal.date,
    facets: {
      ...aboutFacets(deal, read),
      offices: read.findAll(deal.offices).map(({ name }) => name),
      years: [deal.date.slice(0, 'YYYY'.length)],
    },
  }
  const key = keyOfDeal(deal)
  return {
    key,
    locale,
    records: toRecords(described, { item: `deal-${deal.id}`, path: matterHref(deal, read), above: [] }),
    readings,
  }
}
