import { type SearchGroup } from '../../content/search-record'
import { formatNumber } from '../../i18n/format-number'
import { answersPerPage } from '../../services/search/plan-questions'
import { type SearchState, writeState } from '../../services/search/search-state'
import { Facets } from '../../ui/facets/facets'
import { EmptyState } from '../../ui/message/message'
import { Notice } from '../../ui/notice/notice'
import { Pagination } from '../../ui/pagination/pagination'
import { ResultFrame, ResultList } from '../../ui/result-list/result-list'
import { facetsOf } from './facets-of'
import { type Elsewhere, type Found, type Frame } from './found'
import { MarkedText } from './marked-text'
import { useIsWide } from './use-is-wide'

type Props = Frame & {
  found: Found | undefined
  isDown: boolean
  retry: () => void
  /** What a list is made of; a page of results is made of everything. */
  groups?: readonly SearchGroup[]
}

export function Results({ found, isDown, retry, groups, ...frame }: Props) {
  const { words } = frame
  const isWide = useIsWide()
  if (isDown) {
    return (
      <Notice>
        <p role="status">{words('search.down')}</p>
        <p>
          <button type="button" onClick={retry}>
            {words('search.retry')}
          </button>
        </p>
      </Notice>
    )
  }
  if (!found) return null
  const total = found.answers[0]?.total ?? 0
  return (
    <ResultFrame
      filters={<Facets facets={facetsOf(found, frame, groups)} />}
      filtersTitle={titleOfFilters(found.state, words)}
      isWide={isWide}
    >
      <p role="status">{words('search.count', { count: total })}</p>
      {total > 0 ? <Answered {...frame} found={found} /> : <Nothing {...frame} found={found} />}
    </ResultFrame>
  )
}

/** Folded, they still say that they are at work. */
function titleOfFilters({ group, facets }: SearchState, words: Frame['words']): string {
  const chosen = [...(group === undefined ? [] : [group]), ...Object.values(facets).flat()]
  return chosen.length === 0 ? words('search.filters') : words('search.filters-chosen', { count: chosen.length })
}

type Shown = Frame & { found: Found }

function Answered({ found: { state, answers }, locale, path, words }: Shown) {
  const [main] = answers
  const pages = main?.pages ?? 1
  const to = (page: number): string => `${path}${writeState({ ...state, page })}`
  const near = Array.from({ length: pages }, (_, position) => position + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - state.page) <= 2,
  )
  return (
    <>
      <ResultList
        start={(state.page - 1) * answersPerPage + 1}
        rows={(main?.answers ?? []).map(({ objectID, path: href, marked, group, kind = [], day, above = [] }) => ({
          key: objectID,
          href,
          title: <MarkedText pieces={marked.title} />,
          label: [kind[0] ?? words(`search.${group}`), day].filter((part) => part !== undefined).join(' · '),
          above: above.join(' / '),
          ...(marked.excerpt.length > 0 ? { excerpt: <MarkedText pieces={marked.excerpt} /> } : {}),
        }))}
      />
      {pages > 1 ? (
        <Pagination
          label={words('search.page-list')}
          pages={near.map((page) => ({
            number: formatNumber(locale, page),
            href: to(page),
            label: words('search.page', { page }),
            isCurrent: page === state.page,
          }))}
          {...(state.page > 1 ? { previous: { href: to(state.page - 1), text: words('search.previous') } } : {})}
          {...(state.page < pages ? { next: { href: to(state.page + 1), text: words('search.next') } } : {})}
        />
      ) : null}
    </>
  )
}

function Nothing({ found: { state, elsewhere }, path, words }: Shown) {
  const isNarrowed = state.group !== undefined || Object.values(state.facets).some((values) => values.length > 0)
  return (
    <EmptyState title={words('search.nothing', { query: state.query })} text={words('search.nothing-text')}>
      {isNarrowed ? (
        <a
          href={`${path}${writeState({ ...state, group: undefined, facets: {}, from: undefined, until: undefined, page: 1 })}`}
        >
          {words('search.clear')}
        </a>
      ) : null}
      {elsewhere.map((other) => (
        <a key={other.locale} href={hrefOf(other, state)}>
          {words('search.elsewhere', { count: other.total, language: other.name })}
        </a>
      ))}
    </EmptyState>
  )
}

/** The words go with the reader; names of topics and offices are others there. */
const hrefOf = ({ href }: Elsewhere, { query, group }: SearchState): string =>
  `${href}${writeState({ query, group, facets: {}, isNewestFirst: false, from: undefined, until: undefined, page: 1 })}`
