import { toLocaleIn } from '../../../config/locales'
import { type NavService } from '../../../content/nav-service'
import { type Ref } from '../../../content/ref'
import { joinDetails } from '../../../i18n/format/join-details'
import { mainWords } from '../../../i18n/words'
import { hrefOf } from '../../../routes/href'
import { type IndexRow } from '../../../ui/index-list/index-list'
import { type Reader } from '../../store/reader'
import { jurisdictionAddress, tableAddress } from './jurisdiction'

/**
 * Where the tables of a jurisdiction stand, one under each service that covers it, or that of one service alone. Their
 * rows are for subscribers.
 */
export function statusTablesOf(
  ref: Ref<'nav-jurisdiction'> | undefined,
  only: NavService | undefined,
  read: Reader,
): IndexRow[] {
  const jurisdiction = read.find(ref)
  const region = read.find(jurisdiction?.region)
  if (!jurisdiction || !region) return []
  const words = mainWords(toLocaleIn('main', read.locale))
  const covering = read.naming('nav-service', region).filter(({ id }) => only === undefined || id === only.id)
  return covering.map((service) => ({
    href: hrefOf(tableAddress(jurisdictionAddress({ service, region, jurisdiction }))),
    title: words('navigator.status-table-of', {
      jurisdiction: joinDetails(read.locale, [jurisdiction.name, service.name]),
    }),
  }))
}
