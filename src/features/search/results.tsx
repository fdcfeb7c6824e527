import { type SearchGroup } from '../../content/search-record'
import { formatDay } from '../../i18n/format/format-date'
import { formatNumber } from '../../i18n/format/format-number'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { tellSearch } from '../../services/analytics/search-event'
import { answersPerPage, carryOver } from '../../services/search/plan-questions'
import { type Answer } from '../../services/search/search-service'
import { type SearchState, writeState } from '../../services/search/search-state'
import { Chosen } from '../../ui/chosen/chosen'
import { EmptyState } from '../../ui/message/message'
import { Notice } from '../../ui/notice/notice'
import { Pagination } from '../../ui/pagination/pagination'
import { ResultFrame, ResultList } from '../../ui/result-list/result-list'
import { chosenOf, withoutChosen } from './chosen-of'
import { Filters } from './filters'
import { type Elsewhere, type Found, type Frame } from './found'
import { useIsWide } from './hooks/use-is-wide'
import { MarkedText } from './marked-text'

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
        <p role="status" tabIndex={-1}>
          {words('search.down')}
        </p>
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
      filters={<Filters found={found} frame={frame} groups={groups} />}
      filtersTitle={titleOfFilters(found.state, words)}
      isWide={isWide}
    >
      {/* Where the focus goes when what had it is drawn no more. */}
      <p role="status" tabIndex={-1}>
        {found.isSimilar ? `${words('search.similar', { query: found.state.query })} ` : ''}
        {words('search.count', { count: total })}
      </p>
      <Chosen
        label={words('search.chosen')}
        choices={chosenOf(found.state, frame)}
        // Where there is nothing, it is the first of the ways on.
        none={total > 0 ? withoutChosen(found.state, frame) : undefined}
      />
      {total > 0 ? <Answered {...frame} found={found} /> : <Nothing {...frame} found={found} />}
    </ResultFrame>
  )
}

/** Folded, they still say that they are at work. */
function titleOfFilters(state: SearchState, words: Frame['words']): string {
  const count = countFilters(state)
  return count === 0 ? words('search.filters') : words('search.filters-chosen', { count })
}

const countFilters = ({ group, facets, from, until }: SearchState): number =>
  Object.values(facets).flat().length + [group, from ?? until].filter((part) => part !== undefined).length

type Shown = Frame & { found: Found }

function Answered({ found, place, ...frame }: Shown) {
  const { state, answers } = found
  const shown = answers[0]?.answers ?? []
  const start = (state.page - 1) * answersPerPage + 1
  return (
    <>
      <ResultList
        start={start}
        onChoose={(row) => {
          const group = shown[row]?.group
          if (group) tellSearch({ what: 'chosen', place, group, position: start + row })
        }}
        rows={shown.map((answer) => toRow(answer, frame))}
      />
      <AnswerPages {...frame} place={place} found={found} />
    </>
  )
}

function toRow(
  { objectID, path: href, marked, group, position, kind = [], day, closes, above = [] }: Answer,
  frame: Pick<Frame, 'locale' | 'words'>,
) {
  // Of work that is offered it matters until when, not since when.
  const date =
    closes !== undefined && group === 'careers'
      ? frame.words('search.closes', { day: formatDay(frame.locale, closes) })
      : day && formatDay(frame.locale, day)
  return {
    key: objectID,
    href,
    title: <MarkedText pieces={marked.title} />,
    label: [position ?? kind[0] ?? frame.words(`search.${group}`), date].filter(Boolean).join(' · '),
    above: above.join(' / '),
    ...(marked.excerpt.length > 0 ? { excerpt: <MarkedText pieces={marked.excerpt} /> } : {}),
  }
}

function AnswerPages({ found: { state, answers }, locale, path, words }: Shown) {
  const pages = answers[0]?.pages ?? 1
  if (pages <= 1) return null
  const to = (page: number): string => `${path}${writeState({ ...state, page })}`
  const near = Array.from({ length: pages }, (_, position) => position + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - state.page) <= 2,
  )
  return (
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
  )
}

function Nothing({ found: { state, elsewhere }, ...frame }: Shown) {
  const { locale, place, words } = frame
  const { query } = state
  const title = query.trim() === '' ? words('search.nothing-chosen') : words('search.nothing', { query })
  return (
    <EmptyState title={title} text={words('search.nothing-text')}>
      {countFilters(state) > 0 ? <a href={withoutChosen(state, frame).href}>{words('search.clear')}</a> : null}
      {elsewhere.map((other) => (
        <a key={other.locale} href={hrefOf(other, state)}>
          {words('search.elsewhere', { count: other.total, language: other.name })}
        </a>
      ))}
      {place === 'list' && query.trim() !== '' ? (
        <a href={`${href('search', locale)}${writeState(carryOver(state))}`}>{words('search.everywhere')}</a>
      ) : (
        <SomewhereElse locale={locale} words={words} />
      )}
    </EmptyState>
  )
}

/** Graduates of other countries have no map of the site. */
const SomewhereElse = ({ locale, words }: Pick<Frame, 'locale' | 'words'>) =>
  isIn('site-map', locale) ? (
    <a href={href('site-map', locale)}>{words('search.site-map')}</a>
  ) : isIn('graduates', locale) ? (
    <a href={href('graduates', locale)}>{words('search.graduates')}</a>
  ) : null

const hrefOf = ({ href }: Elsewhere, state: SearchState): string => `${href}${writeState(carryOver(state))}`
