import { type NavService } from '../../content/nav-service'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { toInsideService } from '../show/navigator/inside'
import { coverageOf, type JurisdictionRow, nextReview } from '../show/navigator/jurisdiction'
import { findService } from '../show/navigator/places'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { aboveService, linkToService } from './nav-service'

export type NavUpdatesProps = { lead: string; review: JurisdictionRow | undefined; inside: InsidePage }
type MainLocale = Address<'nav-updates'>['locale']

const addressOf = (locale: MainLocale, { slug: service }: Pick<NavService, 'slug'>): Address<'nav-updates'> => ({
  route: 'nav-updates',
  locale,
  params: { service },
})

/** What changes in a service is for those who may read it: the page says to everybody else what there is. */
export const navUpdatesView = view<'nav-updates', NavUpdatesProps>({
  route: 'nav-updates',
  find: (read) => read.all('nav-service').map((service) => addressOf(read.locale as MainLocale, service)),
  show: ({ address: { locale, params } }, read) => {
    const service = findService(locale, params.service, read)
    if (!service) return undefined
    const words = mainWords(locale)
    const lead = words('navigator.updates-text')
    return {
      title: words('title.part', { whole: words('navigator.updates'), part: service.name }),
      description: words('title.part', { whole: service.name, part: lead }),
      above: [...aboveService(locale), linkToService(service)],
      editions: editionsOf(service, read),
      // What it is about is read by subscribers alone.
      isUnlisted: true,
      props: {
        lead,
        review: nextReview(service, read),
        inside: { view: 'updates', service: toInsideService(service), covered: placesOf(service, read) },
      },
    }
  },
})

/** Each jurisdiction once: a service may name a region that shares one with another. */
function placesOf(service: NavService, read: Reader): { number: number; name: string }[] {
  const covered = coverageOf(service, read).map(({ jurisdiction }) => jurisdiction)
  return [...new Map(covered.map(({ id, name }) => [id, { number: id, name }])).values()]
}

const editionsOf = (service: NavService, read: Reader): Address[] =>
  read
    .editionsOf(service)
    .flatMap((edition) => (edition.type === 'nav-service' ? [addressOf(edition.locale as MainLocale, edition)] : []))
