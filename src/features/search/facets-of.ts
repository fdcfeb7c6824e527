import { searchFacets, type SearchGroup, searchGroups } from '../../content/search-record'
import { formatNumber } from '../../i18n/format-number'
import { gatherFacets } from '../../services/search/plan-questions'
import { type SearchState, withChange, withFacetToggled, writeState } from '../../services/search/search-state'
import { type Facet } from '../../ui/facets/facets'
import { type Found, type Frame } from './found'

const mostChoices = 12

/** Ways to see a part of the answers, each an address of its own. */
export const facetsOf = (found: Found, frame: Frame, groups: readonly SearchGroup[] = searchGroups): Facet[] => [
  // A list of one kind of thing is not asked what to look in.
  ...(groups.length > 1 ? [groupFacet(found, frame)] : []),
  // Nobody is newer than somebody else.
  ...(groups.every((group) => group === 'people') ? [] : [orderFacet(found, frame)]),
  ...ownFacets(found, frame).filter(({ choices }) => choices.length > 0),
]

const to = ({ path }: Frame, state: SearchState): string => `${path}${writeState(state)}`

function groupFacet({ state, answers }: Found, frame: Frame): Facet {
  const { locale, words } = frame
  const counts = answers[1]?.facets['group'] ?? {}
  const all = {
    text: words('search.all'),
    href: to(frame, withChange(state, { group: undefined })),
    count: formatNumber(locale, answers[1]?.total ?? 0),
    isCurrent: state.group === undefined,
  }
  const groups = searchGroups.filter((group) => (counts[group] ?? 0) > 0 || group === state.group)
  return {
    id: 'in_group',
    title: words('search.groups'),
    choices: [
      all,
      ...groups.map((group) => ({
        text: words(`search.${group}`),
        href: to(frame, withChange(state, { group })),
        count: formatNumber(locale, counts[group] ?? 0),
        isCurrent: group === state.group,
      })),
    ],
  }
}

const orderFacet = ({ state }: Found, frame: Frame): Facet => ({
  id: 'in_order',
  title: frame.words('search.order'),
  choices: [false, true].map((isNewestFirst) => ({
    text: frame.words(isNewestFirst ? 'search.by-day' : 'search.by-fit'),
    href: to(frame, withChange(state, { isNewestFirst })),
    isCurrent: state.isNewestFirst === isNewestFirst,
  })),
})

function ownFacets({ state, answers }: Found, frame: Frame): Facet[] {
  const counts = gatherFacets(
    state,
    answers.map(({ facets }) => facets),
  )
  return searchFacets.map((facet) => ({
    id: `in_${facet}`,
    title: frame.words(`search.${facet}`),
    choices: Object.entries(counts[facet] ?? {})
      .slice(0, mostChoices)
      .map(([value, count]) => ({
        text: value,
        href: to(frame, withFacetToggled(state, facet, value)),
        count: formatNumber(frame.locale, count),
        isCurrent: state.facets[facet]?.includes(value) ?? false,
      })),
  }))
}
