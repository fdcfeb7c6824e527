import { type SearchFacet, searchFacets, type SearchGroup, searchGroups } from '../../content/search-record'
import { formatNumber } from '../../i18n/format/format-number'
import { gatherFacets } from '../../services/search/plan-questions'
import { type SearchState, withChange, withFacetToggled, writeState } from '../../services/search/search-state'
import { type Facet } from '../../ui/facets/facets'
import { type Found, type Frame } from './found'

const mostChoices = 12

// Nobody is newer than somebody else, nor is a field of law.
const dated: readonly SearchGroup[] = ['insights', 'events', 'training', 'news', 'deals', 'careers']

const areDated = (groups: readonly SearchGroup[]): boolean => groups.some((group) => dated.includes(group))

/** No period holds what is not there; one that was chosen can be taken away again. */
export const canBeDated = (
  { state: { from, until }, answers: [main] }: Found,
  groups: readonly SearchGroup[],
): boolean => areDated(groups) && ((main?.total ?? 0) > 0 || (from ?? until) !== undefined)

/** Ways to look at the answers as a whole, each an address of its own. */
export function waysOf(found: Found, frame: Frame, groups: readonly SearchGroup[]): Facet[] {
  const [main, all] = found.answers
  const isList = frame.place !== 'page'
  return [
    // A list is not asked what to look in: what it holds is distinguished by its kinds.
    ...(!isList && (all?.total ?? 0) > 0 ? [groupFacet(found, frame)] : []),
    // Nor in which order, before it is asked for words: it begins with what is newest.
    ...(areDated(groups) && (main?.total ?? 0) > 1 && (isAsked(found) || !isList) ? [orderFacet(found, frame)] : []),
  ]
}

const to = ({ path }: Frame, state: SearchState): string => `${path}${writeState(state)}`

function groupFacet({ state, answers }: Found, frame: Frame): Facet {
  const { locale, words } = frame
  const counts = answers[1]?.facets['group'] ?? {}
  const all = {
    id: 'all',
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
        id: group,
        text: words(`search.${group}`),
        href: to(frame, withChange(state, { group })),
        count: formatNumber(locale, counts[group] ?? 0),
        isCurrent: group === state.group,
      })),
    ],
  }
}

// Without words there is nothing that one thing answers better than another.
const isAsked = ({ state }: Found): boolean => state.query.trim() !== ''

function orderFacet(found: Found, frame: Frame): Facet {
  const { state } = found
  const choices = [false, true].map((isNewestFirst) => ({
    text: frame.words(isNewestFirst ? 'search.by-day' : isAsked(found) ? 'search.by-fit' : 'search.by-weight'),
    href: to(frame, withChange(state, { isNewestFirst })),
    isCurrent: state.isNewestFirst === isNewestFirst,
  }))
  return { id: 'in_order', title: frame.words('search.order'), choices }
}

/** What they can be narrowed by. */
export function facetsOf({ state, answers }: Found, frame: Frame, groups: readonly SearchGroup[]): Facet[] {
  const counts = gatherFacets(
    state,
    answers.map(({ facets }) => facets),
  )
  return searchFacets
    .map((facet) => ({
      id: `in_${facet}`,
      title: frame.words(facet === 'kind' && groups.join() === 'people' ? 'search.role' : `search.${facet}`),
      choices: sortChoices(facet, counts[facet] ?? {}).map(([value, count]) => ({
        id: value,
        text: value,
        href: to(frame, withFacetToggled(state, facet, value)),
        count: formatNumber(frame.locale, count),
        isCurrent: state.facets[facet]?.includes(value) ?? false,
      })),
    }))
    .map((shown) => (shown.id === 'in_years' ? shown : withRest(shown, frame)))
    .filter(({ choices }) => choices.length > 0)
}

/** The rare ones are folded below the others; what is chosen can be taken away again, however rare it is. */
function withRest({ choices, ...facet }: Facet, { words }: Frame): Facet {
  const isShown = (choice: Facet['choices'][number], position: number): boolean =>
    position < mostChoices || ('isCurrent' in choice && choice.isCurrent)
  const rest = choices.filter((choice, position) => !isShown(choice, position))
  const shown = { ...facet, choices: choices.filter(isShown) }
  return rest.length === 0
    ? shown
    : { ...shown, rest: { title: words('search.more-choices', { count: rest.length }), choices: rest } }
}

/** The most frequent first, as search counts them; but years as years go. */
const sortChoices = (facet: SearchFacet, counts: Readonly<Record<string, number>>): [string, number][] =>
  facet === 'years'
    ? Object.entries(counts).sort(([one], [other]) => Number(other) - Number(one))
    : Object.entries(counts)
