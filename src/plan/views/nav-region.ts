import { type NavService } from '../../content/nav-service'
import { mainWords } from '../../i18n/words'
import { hrefOf } from '../../routes/href'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { showBody, type ShownBlock } from '../show/body'
import { guidanceOn } from '../show/navigator/guidance'
import { toInsideService } from '../show/navigator/inside'
import {
  type Covered,
  jurisdictionAddress,
  jurisdictionRow,
  type JurisdictionRow,
  jurisdictionsIn,
  regionAddress,
  type Under,
} from '../show/navigator/jurisdiction'
import { editionsOfRegion, everyRegion, findRegion } from '../show/navigator/places'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { aboveService, linkToService } from './nav-service'

export type NavRegionProps = {
  standfirst: string | undefined
  body: ShownBlock[]
  coverage: JurisdictionRow[]
  /** One for each jurisdiction. */
  statusTables: Link[]
  guidance: IndexRow[]
  service: Link
  /** The region under the other services that cover it. */
  also: Link[]
  inside: InsidePage
}

export const linkToRegion = (under: Under): Link => ({
  href: hrefOf(regionAddress(under)),
  text: under.region.name,
})

export const navRegionView = view<'nav-region', NavRegionProps>({
  route: 'nav-region',
  find: (read) => everyRegion(read).map(regionAddress),
  show: ({ address: { locale, params } }, read) => {
    const under = findRegion(locale, params, read)
    if (!under) return undefined
    const { service, region } = under
    const words = mainWords(locale)
    return {
      // The same region stands under several services: each page says under which.
      title: words('title.part', { whole: region.name, part: service.name }),
      description: region.summary ?? words('navigator.described-region', { service: service.name, part: region.name }),
      changedAt: region.changedAt,
      above: [...aboveService(locale), linkToService(service)],
      editions: editionsOfRegion(under, read),
      props: propsOf(under, read),
    }
  },
})

function propsOf(under: Under, read: Reader): NavRegionProps {
  const { service, region } = under
  const covered = jurisdictionsIn(region, read).map((jurisdiction) => ({ ...under, jurisdiction }))
  return {
    standfirst: region.summary,
    body: showBody(region.body, read),
    coverage: covered.map((one) => jurisdictionRow(one, read)),
    // They stand below a heading that says what they are.
    statusTables: covered.map((one) => ({ ...linkToStatusTable(one), text: one.jurisdiction.name })),
    guidance: guidanceOn(service, region, read),
    service: linkToService(service),
    inside: { view: 'region', service: toInsideService(service), region: region.slug },
    also: othersCovering(under, read).map((other) => ({
      href: hrefOf(regionAddress({ service: other, region })),
      text: other.name,
    })),
  }
}

export const othersCovering = ({ service, region }: Under, read: Reader): NavService[] =>
  read
    .naming('nav-service', region)
    .filter((other) => other.id !== service.id && other.regions.some(({ id }) => id === region.id))

export function linkToStatusTable(covered: Covered): Link {
  const { locale, params } = jurisdictionAddress(covered)
  return {
    href: hrefOf({ route: 'status-table', locale, params }),
    text: mainWords(locale)('navigator.status-table-of', { jurisdiction: covered.jurisdiction.name }),
  }
}
