import { formatPercent } from '../../i18n/format/format-number'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { daysAfter } from '../show/days'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { type Covered, coverageOf, jurisdictionRow, type JurisdictionRow } from '../show/navigator/jurisdiction'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { linkToProducts } from './products'

/** A jurisdiction has a page under each service that covers it. */
export type CoverageRow = Omit<JurisdictionRow, 'id' | 'link' | 'region'> & { name: string; services: Link[] }

export type NavigatorProps = Intro & {
  services: IndexRow[]
  /** Region by region. */
  coverage: { id: number; region: string; rows: CoverageRow[] }[]
  /** How much of it was reviewed lately, in words. */
  fresh: string | undefined
}

type MainLocale = Address<'navigator'>['locale']

export const linkToNavigator = (locale: MainLocale): Link => ({
  href: href('navigator', locale),
  text: mainWords(locale)('navigator.title'),
})

export const navigatorView = view<'navigator', NavigatorProps>({
  route: 'navigator',
  find: findFixed('navigator'),
  show: ({ address, document }, read) => {
    const { locale } = address
    const words = mainWords(locale)
    const own = { title: words('navigator.title'), standfirst: words('navigator.lead') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const services = read.all('nav-service')
    const covered = services.flatMap((service) => coverageOf(service, read))
    return {
      ...shown,
      above: [linkToProducts(locale)],
      props: {
        ...intro,
        services: services.map((service) => ({
          href: service.path,
          title: service.name,
          note: words('navigator.jurisdictions', { count: coverageOf(service, read).length }),
          ...(service.summary === undefined ? {} : { summary: service.summary }),
        })),
        coverage: regionsOf(covered, read),
        fresh: freshnessOf(covered, locale, read),
      },
    }
  },
})

function regionsOf(covered: readonly Covered[], read: Reader): NavigatorProps['coverage'] {
  const regions = new Map(covered.map(({ region }) => [region.id, region]))
  return [...regions.values()].map(({ id, name }) => ({
    id,
    region: name,
    rows: rowsOf(
      covered.filter(({ region }) => region.id === id),
      read,
    ),
  }))
}

function rowsOf(covered: readonly Covered[], read: Reader): CoverageRow[] {
  const rows = new Map<number, CoverageRow>()
  for (const one of covered) {
    const { link, reviewed, due, isLate } = jurisdictionRow(one, read)
    const row = rows.get(one.jurisdiction.id) ?? { reviewed, due, isLate, name: link.text, services: [] }
    row.services.push({ href: link.href, text: one.service.name })
    rows.set(one.jurisdiction.id, row)
  }
  return [...rows.values()]
}

const recently = 90

function freshnessOf(covered: readonly Covered[], locale: MainLocale, read: Reader): string | undefined {
  const jurisdictions = new Map(covered.map(({ jurisdiction }) => [jurisdiction.id, jurisdiction]))
  if (jurisdictions.size === 0) return undefined
  const fresh = [...jurisdictions.values()].filter(
    ({ lastReviewed }) => !read.isPast(daysAfter(lastReviewed, recently)),
  )
  const share = formatPercent(locale, fresh.length / jurisdictions.size)
  return mainWords(locale)('navigator.fresh', { share, count: recently })
}
