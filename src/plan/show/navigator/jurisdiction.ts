import { toLocaleIn } from '../../../config/locales'
import { jurisdictionUnder, regionUnder } from '../../../content/address-of'
import { type NavJurisdiction } from '../../../content/nav-jurisdiction'
import { type NavRegion } from '../../../content/nav-region'
import { type NavService } from '../../../content/nav-service'
import { type Address } from '../../../routes/address'
import { hrefOf } from '../../../routes/href'
import { type Dated, type Link } from '../../../ui/link'
import { type Reader } from '../../store/reader'
import { showDay } from '../row'

/** What anybody may know of a jurisdiction: that it is covered, and when a lawyer last looked. */
export type JurisdictionRow = { id: number; link: Link; region: string; reviewed: Dated; due: Dated; isLate: boolean }

/** A service, one of its regions, and one of the jurisdictions there. */
export type Under = { service: NavService; region: NavRegion }
export type Covered = Under & { jurisdiction: NavJurisdiction }

export const regionAddress = ({ service, region }: Under): Address<'nav-region'> => ({
  ...regionUnder(service, region),
  locale: toLocaleIn('main', service.locale),
})

export const jurisdictionAddress = ({ jurisdiction, ...under }: Covered): Address<'nav-jurisdiction'> => ({
  ...jurisdictionUnder(under, jurisdiction),
  locale: toLocaleIn('main', under.service.locale),
})

export const tableAddress = (address: Address<'nav-jurisdiction'>): Address<'status-table'> => ({
  ...address,
  route: 'status-table',
})

/** Those of a region, by name. */
export const jurisdictionsIn = (region: NavRegion, read: Reader): NavJurisdiction[] =>
  read
    .naming('nav-jurisdiction', region)
    .sort((one, other) => one.name.localeCompare(other.name, read.locale.slice(0, 2)))

/** Everything that a service covers, region by region. */
export const coverageOf = (service: NavService, read: Reader): Covered[] =>
  read
    .findAll(service.regions)
    .flatMap((region) => jurisdictionsIn(region, read).map((jurisdiction) => ({ service, region, jurisdiction })))

export const isLate = ({ reviewDue }: NavJurisdiction, read: Reader): boolean => read.isPast(reviewDue)

/** The review that a service is due for first; none where it covers nothing. */
export function nextReview(service: NavService, read: Reader): JurisdictionRow | undefined {
  const [first] = coverageOf(service, read).sort((one, other) =>
    one.jurisdiction.reviewDue.localeCompare(other.jurisdiction.reviewDue),
  )
  return first && jurisdictionRow(first, read)
}

export const jurisdictionRow = (covered: Covered, read: Reader): JurisdictionRow => ({
  id: covered.jurisdiction.id,
  link: { href: hrefOf(jurisdictionAddress(covered)), text: covered.jurisdiction.name },
  region: covered.region.name,
  reviewed: showDay(covered.jurisdiction.lastReviewed, read),
  due: showDay(covered.jurisdiction.reviewDue, read),
  isLate: isLate(covered.jurisdiction, read),
})
