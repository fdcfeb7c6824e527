import { toLocaleIn } from '../../config/locales'
import { type PageDocument } from '../../content/all-types'
import { type Deal } from '../../content/deal'
import { type Ref } from '../../content/ref'
import { compareTexts } from '../../i18n/compare-texts'
import { formatNumber } from '../../i18n/format/format-number'
import { mainWords } from '../../i18n/words'
import { href, hrefOf } from '../../routes/href'
import { type Choice, type Facet } from '../../ui/facets/facets'
import { type Link } from '../../ui/link'
import { linksTo } from '../parts/link-to'
import { firmNameOf } from '../show/firm'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { type Matter, showMatter, sortMatters } from '../show/matter'
import { allMatters, dealsAddress, type DealsAddress, matterHref, pageOf } from '../show/matters'
import { laterPages, type PageLink, showPaged } from '../show/paged'
import { defineOnce } from '../store/once'
import { type Reader } from '../store/reader'
import { type Shown, view } from '../view'

type ListedMatter = Matter & { expertise: Link[]; offices: Link[] }

export type DealsProps = {
  intro: Intro
  /** The years, and on the first page each other way to look into the matters, with all that is behind it. */
  facets: Facet[]
  /** Those of this page. */
  years: { id: string; year: string; matters: ListedMatter[] }[]
  pages: PageLink[]
  isFirst: boolean
  instead: Link
}

type Locale = DealsAddress['locale']
type List = { locale: Locale; number: number; document?: PageDocument | undefined }

function showDeals({ locale, number, document }: List, read: Reader): Shown<DealsProps> {
  const words = mainWords(locale)
  const own = { title: words('deals.title'), description: words('deals.described', { firm: firmNameOf(read) }) }
  const { intro, ...shown } = showFixed({ address: dealsAddress(locale, 1), document }, own, read)
  const isFirst = number === 1
  const paging = { number, toRow: (deal: Deal) => deal, addressOf: (page: number) => dealsAddress(locale, page) }
  const { rows, links } = showPaged(allMatters, paging, read)
  const later = {
    seo: { title: words('title.part', { whole: shown.title, part: words('list.page', { page: number }) }) },
    editions: [dealsAddress(locale, number)],
  }
  return {
    ...shown,
    ...(isFirst ? {} : later),
    above: isFirst ? [] : [{ href: href('deals', locale), text: shown.title }],
    props: {
      intro: isFirst ? intro : { standfirst: undefined, body: [] },
      facets: [...yearsFacet(locale, read), ...(isFirst ? indexesOf(locale, read) : [])],
      years: yearsOf(rows, read),
      pages: links,
      isFirst,
      instead: { href: href('expertise', locale), text: words('expertise.title') },
    },
  }
}

export const dealsView = view<'deals', DealsProps>({
  route: 'deals',
  find: findFixed('deals'),
  show: ({ address: { locale }, document }, read) => showDeals({ locale, number: 1, document }, read),
})

export const dealsPageView = view<'deals-page', DealsProps>({
  route: 'deals-page',
  find: (read) =>
    laterPages(allMatters.count(read)).map((page) => ({
      route: 'deals-page',
      locale: toLocaleIn('main', read.locale),
      params: { page },
    })),
  show: ({ address: { locale, params } }, read) => showDeals({ locale, number: params.page }, read),
})

const yearOf = ({ date }: Deal): string => date.slice(0, 'YYYY'.length)
const yearAnchor = (year: string): string => `year_${year}`

function yearsOf(deals: readonly Deal[], read: Reader): DealsProps['years'] {
  const years = new Map<string, ListedMatter[]>()
  for (const deal of deals) years.set(yearOf(deal), [...(years.get(yearOf(deal)) ?? []), listed(deal, read)])
  return [...years].map(([year, matters]) => ({ id: yearAnchor(year), year, matters }))
}

const listed = (deal: Deal, read: Reader): ListedMatter => ({
  ...showMatter(deal, read),
  expertise: linksTo([...deal.services, ...deal.sectors], read),
  offices: linksTo(deal.offices, read),
})

type Year = { year: string; from: number; count: number }

/** Each year with the place of its newest matter among all. */
const yearsOnce = defineOnce('matters: years', (own) => {
  const years = new Map<string, Year>()
  sortMatters(own.all('deal')).forEach((deal, from) => {
    const year = yearOf(deal)
    years.set(year, { year, from, ...years.get(year), count: (years.get(year)?.count ?? 0) + 1 })
  })
  return [...years.values()]
})
const allYears = (read: Reader): readonly Year[] => read.once(yearsOnce)

/** Every year leads to the page on which it begins. */
function yearsFacet(locale: Locale, read: Reader): Facet[] {
  const choices = allYears(read).map(({ year, from, count }) => ({
    text: year,
    href: `${hrefOf(dealsAddress(locale, pageOf(from)))}#${yearAnchor(year)}`,
    count: formatNumber(locale, count),
  }))
  return choices.length === 0 ? [] : [{ id: 'of_year', title: mainWords(locale)('deals.year'), choices }]
}

const fields = { sectors: 'deals.by-sector', services: 'deals.by-service', offices: 'deals.by-office' } as const

function indexesOf(locale: Locale, read: Reader): Facet[] {
  const deals = sortMatters(read.all('deal'))
  return (Object.keys(fields) as (keyof typeof fields)[])
    .map((field) => ({
      id: `of_${field}`,
      title: mainWords(locale)(fields[field]),
      choices: choicesOf(field, deals, read),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The matters of each service, sector or office, folded below its name. */
function choicesOf(field: keyof typeof fields, deals: readonly Deal[], read: Reader): Choice[] {
  const groups = new Map<number, { text: string; below: Link[] }>()
  for (const deal of deals) {
    for (const ref of deal[field] as readonly Ref<'service' | 'sector' | 'office'>[]) {
      const [named] = linksTo([ref], read)
      if (!named) continue
      const group = groups.get(ref.id) ?? { text: named.text, below: [] }
      group.below.push({ href: matterHref(deal, read), text: deal.title })
      groups.set(ref.id, group)
    }
  }
  const compare = compareTexts(read.locale)
  return [...groups.values()]
    .sort((one, other) => compare(one.text, other.text))
    .map((group) => ({ ...group, count: formatNumber(read.locale, group.below.length) }))
}
