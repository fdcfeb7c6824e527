import { toLocaleIn } from '../../config/locales'
import { type NavJurisdiction } from '../../content/nav-jurisdiction'
import { joinDetails } from '../../i18n/format/join-details'
import { nameLanguage } from '../../i18n/format/name-language'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { type Link } from '../../ui/link'
import { daysAfter } from '../show/days'
import { toInsideService } from '../show/navigator/inside'
import {
  type Covered,
  jurisdictionAddress,
  jurisdictionRow,
  type JurisdictionRow,
  jurisdictionsIn,
  tableAddress,
} from '../show/navigator/jurisdiction'
import { addressesOfJurisdiction, everyRegion, findJurisdiction } from '../show/navigator/places'
import { type AskedTopic, askedBy } from '../show/navigator/questions'
import { linksToPeople } from '../show/person'
import { showDay } from '../show/row'
import { type Reader } from '../store/reader'
import { type Shown, view } from '../view'
import { linkToRegion, linkToStatusTable, othersCovering } from './nav-region'
import { aboveService, linkToService } from './nav-service'

export type NavJurisdictionProps = Omit<JurisdictionRow, 'link'> & {
  name: string
  standfirst: string | undefined
  counsel: string[]
  reviewer: Link | undefined
  sources: string[]
  /** Those that are still open; one without an address is only told. */
  consultations: { text: string; href: string | undefined }[]
  asked: AskedTopic[]
  inside: InsidePage
  statusTable: Link
  /** The jurisdiction under the other services that cover it. */
  also: Link[]
}

type MainLocale = Address<'nav-jurisdiction'>['locale']

const everyJurisdiction = (read: Reader): Covered[] =>
  everyRegion(read).flatMap((under) =>
    jurisdictionsIn(under.region, read).map((jurisdiction) => ({ ...under, jurisdiction })),
  )

const aboveJurisdiction = (locale: MainLocale, covered: Covered): Link[] => [
  ...aboveService(locale),
  linkToService(covered.service),
  linkToRegion(covered),
]

export const navJurisdictionView = view<'nav-jurisdiction', NavJurisdictionProps>({
  route: 'nav-jurisdiction',
  find: (read) => everyJurisdiction(read).map(jurisdictionAddress),
  show: ({ address: { locale, params } }, read) => {
    const covered = findJurisdiction(locale, params, read)
    if (!covered) return undefined
    const { service, jurisdiction } = covered
    const words = mainWords(locale)
    const told = { service: service.name, part: jurisdiction.name }
    return {
      title: words('title.part', { whole: jurisdiction.name, part: service.name }),
      description: jurisdiction.summary ?? words('navigator.described-jurisdiction', told),
      changedAt: jurisdiction.changedAt,
      above: aboveJurisdiction(locale, covered),
      editions: addressesOfJurisdiction(covered, read),
      props: propsOf(covered, read),
    }
  },
})

function propsOf(covered: Covered, read: Reader): NavJurisdictionProps {
  const { service, jurisdiction } = covered
  const { link, ...row } = jurisdictionRow(covered, read)
  return {
    ...row,
    name: link.text,
    standfirst: jurisdiction.summary,
    counsel: [jurisdiction.counselFirm, jurisdiction.counselPerson].filter((one) => one !== undefined),
    reviewer: linksToPeople(jurisdiction.reviewer ? [jurisdiction.reviewer] : [], read)[0],
    sources: jurisdiction.sourceLanguages.map((code) => nameLanguage(read.locale, code)),
    consultations: openConsultations(jurisdiction, read),
    asked: askedBy(service, read),
    inside: insideOf('jurisdiction', covered),
    statusTable: linkToStatusTable(covered),
    also: othersCovering(covered, read).map((other) => ({
      href: hrefOf(jurisdictionAddress({ ...covered, service: other })),
      text: other.name,
    })),
  }
}

function openConsultations({ consultations }: NavJurisdiction, read: Reader): NavJurisdictionProps['consultations'] {
  const words = mainWords(toLocaleIn('main', read.locale))
  return consultations
    .filter(({ closesOn }) => !read.isPast(daysAfter(closesOn, 1)))
    .map(({ title, authority, closesOn, url }) => ({
      text: words('navigator.consultation', { title, authority, day: showDay(closesOn, read).text }),
      href: url,
    }))
}

const insideOf = (view: 'jurisdiction' | 'table', { service, region, jurisdiction }: Covered): InsidePage => ({
  view,
  service: toInsideService(service),
  region: region.slug,
  jurisdiction: jurisdiction.slug,
  place: jurisdiction.name,
})

export type StatusTableProps = Omit<JurisdictionRow, 'link'> & {
  jurisdiction: Link
  asked: AskedTopic[]
  inside: InsidePage
}

export const statusTableView = view<'status-table', StatusTableProps>({
  route: 'status-table',
  find: (read) => everyJurisdiction(read).map((covered) => tableAddress(jurisdictionAddress(covered))),
  show: ({ address: { locale, params } }, read): Shown<StatusTableProps> | undefined => {
    const covered = findJurisdiction(locale, params, read)
    if (!covered) return undefined
    const { link, ...row } = jurisdictionRow(covered, read)
    const words = mainWords(locale)
    return {
      title: words('navigator.status-table-of', {
        jurisdiction: joinDetails(locale, [link.text, covered.service.name]),
      }),
      description: words('navigator.described-table', { service: covered.service.name, part: link.text }),
      changedAt: covered.jurisdiction.changedAt,
      above: [...aboveJurisdiction(locale, covered), link],
      editions: addressesOfJurisdiction(covered, read).map(tableAddress),
      props: {
        ...row,
        jurisdiction: link,
        asked: askedBy(covered.service, read),
        inside: insideOf('table', covered),
      },
    }
  },
})
