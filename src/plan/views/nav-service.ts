import { type NavService } from '../../content/nav-service'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href, hrefOf } from '../../routes/href'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { guidanceOn } from '../show/navigator/guidance'
import { toInsideService } from '../show/navigator/inside'
import {
  coverageOf,
  jurisdictionRow,
  type JurisdictionRow,
  jurisdictionsIn,
  nextReview,
  regionAddress,
} from '../show/navigator/jurisdiction'
import { findService } from '../show/navigator/places'
import { type AskedTopic, askedBy } from '../show/navigator/questions'
import { showPeople } from '../show/person'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { linkToNavigator } from './navigator'
import { linkToProducts } from './products'

export type NavServiceProps = {
  standfirst: string | undefined
  body: ShownBlock[]
  regions: IndexRow[]
  coverage: JurisdictionRow[]
  asked: AskedTopic[]
  guidance: IndexRow[]
  about: IndexRow[]
  team: PersonEntry[]
  reportBuilder: Link
  inside: InsidePage
}

type MainLocale = Address<'nav-service'>['locale']

/** What stands above whatever belongs to a service. */
export const aboveService = (locale: MainLocale): Link[] => [linkToProducts(locale), linkToNavigator(locale)]

export const linkToService = ({ path, name }: NavService): Link => ({ href: path, text: name })

export const navServiceView = view<'nav-service', NavServiceProps>({
  route: 'nav-service',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'nav-service') return undefined
    const words = mainWords(locale)
    return {
      ...showDocument(document, read),
      above: aboveService(locale),
      props: {
        standfirst: document.summary,
        body: showBody(document.body, read, document),
        regions: read.findAll(document.regions).map((region) => ({
          href: hrefOf(regionAddress({ service: document, region })),
          title: region.name,
          note: words('navigator.jurisdictions', { count: jurisdictionsIn(region, read).length }),
          ...(region.summary === undefined ? {} : { summary: region.summary }),
        })),
        coverage: coverageOf(document, read).map((covered) => jurisdictionRow(covered, read)),
        asked: askedBy(document, read),
        guidance: guidanceOn(document, undefined, read),
        about: aboutService(document, read),
        team: showPeople(document.team, read),
        inside: { view: 'service', service: toInsideService(document) },
        reportBuilder: {
          href: href('report-builder', locale, { service: document.slug }),
          text: words('navigator.report-builder'),
        },
      },
    }
  },
})

const aboutService = (service: NavService, read: Reader): IndexRow[] =>
  read
    .naming('marketing-page', service)
    .map(({ path, title, summary }) => ({ href: path, title, ...(summary === undefined ? {} : { summary }) }))

export type ReportBuilderProps = {
  coverage: JurisdictionRow[]
  review: JurisdictionRow | undefined
  asked: AskedTopic[]
  lead: string
  inside: InsidePage
}

/** What one report may hold at most. */
const most = { jurisdictions: 25, questions: 40 }

export const reportBuilderView = view<'report-builder', ReportBuilderProps>({
  route: 'report-builder',
  find: (read) =>
    read.all('nav-service').map(({ slug }) => ({
      route: 'report-builder',
      locale: read.locale as MainLocale,
      params: { service: slug },
    })),
  show: ({ address: { locale, params } }, read) => {
    const service = findService(locale, params.service, read)
    if (!service) return undefined
    const words = mainWords(locale)
    return {
      title: words('title.part', { whole: words('navigator.report-builder'), part: service.name }),
      description: words('title.part', { whole: service.name, part: words('navigator.report-text', most) }),
      above: [...aboveService(locale), linkToService(service)],
      editions: editionsOfBuilder(service, read),
      props: {
        lead: words('navigator.report-text', most),
        review: nextReview(service, read),
        inside: { view: 'report', service: toInsideService(service) },
        coverage: coverageOf(service, read).map((covered) => jurisdictionRow(covered, read)),
        asked: askedBy(service, read),
      },
    }
  },
})

const editionsOfBuilder = (service: NavService, read: Reader): Address[] =>
  read
    .editionsOf(service)
    .flatMap((edition): Address[] =>
      edition.type === 'nav-service'
        ? [{ route: 'report-builder', locale: edition.locale as MainLocale, params: { service: edition.slug } }]
        : [],
    )
