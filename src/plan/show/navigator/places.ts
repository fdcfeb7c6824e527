import { type NavRegion } from '../../../content/nav-region'
import { type NavService } from '../../../content/nav-service'
import { type Address } from '../../../routes/address'
import { href } from '../../../routes/href'
import { type Reader } from '../../store/reader'
import { type Covered, jurisdictionAddress, jurisdictionsIn, regionAddress, type Under } from './jurisdiction'

type Locale = Address<'navigator'>['locale']

/** What the parameters of an address name: undefined where a part is not live, or the service does not cover it. */
export function findService(locale: Locale, service: string, read: Reader): NavService | undefined {
  const found = read.at(href('nav-service', locale, { service }))
  return found?.type === 'nav-service' ? found : undefined
}

type InRegion = { service: string; region: string }

export function findRegion(locale: Locale, params: InRegion, read: Reader): Under | undefined {
  const service = findService(locale, params.service, read)
  const region = service && read.findAll(service.regions).find(({ slug }) => slug === params.region)
  return service && region && { service, region }
}

type InJurisdiction = InRegion & { jurisdiction: string }

export function findJurisdiction(locale: Locale, params: InJurisdiction, read: Reader): Covered | undefined {
  const under = findRegion(locale, params, read)
  const jurisdiction = under && jurisdictionsIn(under.region, read).find(({ slug }) => slug === params.jurisdiction)
  return under && jurisdiction && { ...under, jurisdiction }
}

/** Every region under every service that covers it. */
export const everyRegion = (read: Reader): Under[] =>
  read.all('nav-service').flatMap((service) => read.findAll(service.regions).map((region) => ({ service, region })))

/** The same region under the same service, in each language in which both are live and belong together. */
export const editionsOfRegion = (under: Under, read: Reader): Address<'nav-region'>[] =>
  translationsOf(under, read).map(regionAddress)

export const editionsOfJurisdiction = ({ jurisdiction, ...under }: Covered, read: Reader): Covered[] =>
  translationsOf(under, read).flatMap((translated) =>
    read
      .editionsOf(jurisdiction)
      .filter((edition) => edition.type === 'nav-jurisdiction')
      .filter(({ locale, region }) => locale === translated.service.locale && region.id === translated.region.id)
      .map((edition) => ({ ...translated, jurisdiction: edition })),
  )

export const addressesOfJurisdiction = (covered: Covered, read: Reader): Address<'nav-jurisdiction'>[] =>
  editionsOfJurisdiction(covered, read).map(jurisdictionAddress)

function translationsOf({ service, region }: Under, read: Reader): Under[] {
  const regions = read.editionsOf(region).filter((edition): edition is NavRegion => edition.type === 'nav-region')
  return read
    .editionsOf(service)
    .filter((edition): edition is NavService => edition.type === 'nav-service')
    .filter((edition) => edition.regions.some(({ id }) => id === region.id))
    .flatMap((edition) =>
      regions.filter(({ locale }) => locale === edition.locale).map((one) => ({ service: edition, region: one })),
    )
}
