import { type Locale } from '../../config/locales'
import { formatNumber } from '../../i18n/format/format-number'
import { sharedWords } from '../../i18n/words'
import { type Paged } from '../../plan/show/paged'
import { Pagination } from '../../ui/pagination/pagination'

/** The way from page to page of a list; nothing where one page holds all of it. */
export function PagesOf({ list: { links }, locale }: { list: Pick<Paged<unknown>, 'links'>; locale: Locale }) {
  if (links.length === 0) return null
  const words = sharedWords(locale)
  const current = links.findIndex(({ isCurrent }) => isCurrent)
  const [previous, next] = [links[current - 1], links[current + 1]]
  return (
    <Pagination
      label={words('list.pages')}
      pages={links
        .filter(({ number }) => isNear(number, current + 1, links.length))
        .map(({ number, href, isCurrent }) => ({
          number: formatNumber(locale, number),
          href,
          label: words('list.page', { page: number }),
          isCurrent,
        }))}
      {...(previous ? { previous: { href: previous.href, text: words('list.previous') } } : {})}
      {...(next ? { next: { href: next.href, text: words('list.next') } } : {})}
    />
  )
}

// No page of a list of ten is further than three clicks from the map of the site.
const reach = 3

/** The first, the last, and those around this one. */
const isNear = (number: number, current: number, last: number): boolean =>
  number === 1 || number === last || Math.abs(number - current) <= reach
