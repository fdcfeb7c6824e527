import { formatNumber } from '../../../i18n/format/format-number'
import { Pagination } from '../../../ui/pagination/pagination'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type UpdatesProps } from '../inside-props'
import { FeedAddress } from './feed-address'
import { UpdateList } from './update-list'
import { UpdatesFilter } from './updates-filter'
import { useUpdatesQuery, writeUpdatesQuery } from './use-updates-query'

const perPage = 20

/** Every change of a service, page by page, narrowed as the address says. */
export function UpdatesScreen(props: UpdatesProps) {
  const { locale, page, words, partWords } = props
  const { asked: query, path, show } = useUpdatesQuery()
  const { kind, jurisdiction, since, until } = query
  const asked = useAsked('NavUpdates', {
    ...{ service: page.service.slug, locale, first: perPage, skip: (query.page - 1) * perPage },
    ...{ since: since ?? null, until: until ?? null },
    kind: kind?.toUpperCase().replace('-', '_') ?? null,
    jurisdiction: jurisdiction === undefined ? null : String(jurisdiction),
  })
  return (
    <>
      <Card
        id="nav_updates"
        title={words('updates.title', { service: page.service.name })}
        note={words('updates.page-note')}
        {...{ locale, asked }}
        words={partWords}
      >
        {({ navUpdates: { updates, total } }) => (
          <>
            <UpdatesFilter {...props} key={path} query={query} onChange={show} />
            <p role="status">{total === 0 ? words('updates.none-such') : words('updates.count', { count: total })}</p>
            <UpdateList {...props} updates={updates} />
            <Pages
              {...props}
              total={total}
              current={query.page}
              to={(next) => path + writeUpdatesQuery({ ...query, page: next })}
            />
          </>
        )}
      </Card>
      <FeedAddress {...props} />
    </>
  )
}

type PagesProps = UpdatesProps & { total: number; current: number; to: (page: number) => string }

function Pages({ total, current, to, locale, words }: PagesProps) {
  const last = Math.ceil(total / perPage)
  if (last <= 1) return null
  const near = Array.from({ length: last }, (_, position) => position + 1).filter(
    (one) => one === 1 || one === last || Math.abs(one - current) <= 2,
  )
  return (
    <Pagination
      label={words('updates.pages')}
      pages={near.map((one) => ({
        number: formatNumber(locale, one),
        href: to(one),
        label: words('updates.page', { page: String(one) }),
        isCurrent: one === current,
      }))}
      {...(current > 1 ? { previous: { href: to(Math.min(current - 1, last)), text: words('updates.newer') } } : {})}
      {...(current < last ? { next: { href: to(current + 1), text: words('updates.older') } } : {})}
    />
  )
}
