import { type Deal } from '../../content/deal'
import { type Ref } from '../../content/ref'
import { compareTexts } from '../../i18n/compare-texts'
import { formatNumber } from '../../i18n/format-number'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type Facet } from '../../ui/facets/facets'
import { type Link } from '../../ui/link'
import { type LinkGroup } from '../../ui/link-groups/link-groups'
import { linksTo } from '../link-to'
import { type Reader } from '../reader'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { type Matter, showMatter, sortMatters } from '../show/matter'
import { view } from '../view'

type ListedMatter = Matter & { expertise: Link[]; offices: Link[] }
type Index = { id: string; title: string; groups: LinkGroup[] }

export type DealsProps = {
  intro: Intro
  /** The years, and each way to look into them, as places on this page. */
  facets: Facet[]
  years: { id: string; year: string; matters: ListedMatter[] }[]
  indexes: Index[]
  instead: Link
}

/** One page: a matter has no address of its own, and whoever looks for one looks through all. */
export const dealsView = view<'deals', DealsProps>({
  route: 'deals',
  find: findFixed('deals'),
  show: ({ address, document }, read) => {
    const { locale } = address
    const words = mainWords(locale)
    const { intro, ...shown } = showFixed({ address, document }, { title: words('deals.title') }, read)
    const deals = sortMatters(read.all('deal'))
    const years = yearsOf(deals, read)
    const indexes = [
      { id: 'by_sector', title: words('deals.by-sector'), groups: groupsOf('sectors', deals, read) },
      { id: 'by_service', title: words('deals.by-service'), groups: groupsOf('services', deals, read) },
      { id: 'by_office', title: words('deals.by-office'), groups: groupsOf('offices', deals, read) },
    ].filter(({ groups }) => groups.length > 0)
    const say = (count: number) => formatNumber(locale, count)
    return {
      ...shown,
      above: [],
      props: {
        intro,
        facets: deals.length === 0 ? [] : [yearFacet(words('deals.year'), years, say), ...indexes.map(toFacet(say))],
        years,
        indexes,
        instead: { href: href('expertise', locale), text: words('expertise.title') },
      },
    }
  },
})

function yearsOf(deals: readonly Deal[], read: Reader): DealsProps['years'] {
  const years = new Map<string, ListedMatter[]>()
  for (const deal of deals) {
    const year = deal.date.slice(0, 'YYYY'.length)
    years.set(year, [...(years.get(year) ?? []), listed(deal, read)])
  }
  return [...years].map(([year, matters]) => ({ id: `year_${year}`, year, matters }))
}

const listed = (deal: Deal, read: Reader): ListedMatter => ({
  ...showMatter(deal, read),
  expertise: linksTo([...deal.services, ...deal.sectors], read),
  offices: linksTo(deal.offices, read),
})

type Field = 'services' | 'sectors' | 'offices'

/** What the matters of each service, sector or office are, as links up to them. */
function groupsOf(field: Field, deals: readonly Deal[], read: Reader): LinkGroup[] {
  const groups = new Map<number, LinkGroup & { branches: Link[] }>()
  for (const deal of deals) {
    for (const ref of deal[field] as readonly Ref<'service' | 'sector' | 'office'>[]) {
      const [named] = linksTo([ref], read)
      if (!named) continue
      const group = groups.get(ref.id) ?? { id: `${ref.type}_${ref.id}`, title: named.text, branches: [] }
      group.branches.push({ href: `#${anchorOf(deal.id)}`, text: deal.title })
      groups.set(ref.id, group)
    }
  }
  const compare = compareTexts(read.locale)
  return [...groups.values()].sort((one, other) => compare(one.title, other.title))
}

export const anchorOf = (id: number): string => `matter_${id}`

type Say = (count: number) => string

const yearFacet = (title: string, years: DealsProps['years'], say: Say): Facet => ({
  id: 'of_year',
  title,
  choices: years.map(({ id, year, matters }) => ({ text: year, href: `#${id}`, count: say(matters.length) })),
})

const toFacet =
  (say: Say) =>
  ({ id, title, groups }: Index): Facet => ({
    id: `of_${id}`,
    title,
    choices: groups.map((group) => ({
      text: group.title,
      href: `#${group.id}`,
      count: say(group.branches.length),
    })),
  })
