import { type SearchGroup, searchGroups } from '../../content/search-record'
import { isByClosing } from '../../services/search/plan-questions'
import { withChange, writeState } from '../../services/search/search-state'
import { FacetGrid, FacetNav } from '../../ui/facets/facets'
import { Period } from '../../ui/period/period'
import { canBeDated, facetsOf, waysOf } from './facets-of'
import { type Found, type Frame } from './found'

type Props = { found: Found; frame: Frame; groups?: readonly SearchGroup[] | undefined }

/** All that narrows answers. */
export function Filters({ found, frame, groups = searchGroups }: Props) {
  return (
    <FacetGrid>
      {waysOf(found, frame, groups).map((facet) => (
        <FacetNav key={facet.id} {...facet} />
      ))}
      {canBeDated(found, groups) ? <PeriodOf found={found} frame={frame} groups={groups} /> : null}
      {facetsOf(found, frame, groups).map((facet) => (
        <FacetNav key={facet.id} {...facet} />
      ))}
    </FacetGrid>
  )
}

function PeriodOf({ found: { state }, frame: { words, path, go }, groups = [] }: Props) {
  const { from, until } = state
  const anyDay = writeState(withChange(state, { from: undefined, until: undefined }))
  return (
    <Period
      id="in_period"
      words={{
        title: words(isByClosing(state, groups) ? 'search.closing' : 'search.period'),
        from: words('search.from'),
        until: words('search.until'),
        apply: words('search.apply'),
      }}
      chosen={{ from, until }}
      apply={(days) => go(withChange(state, { from: days.from, until: days.until }))}
      clear={(from ?? until) ? { href: `${path}${anyDay}`, text: words('search.any-day') } : undefined}
    />
  )
}
