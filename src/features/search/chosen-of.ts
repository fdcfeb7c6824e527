import { searchFacets } from '../../content/search-record'
import { formatDay } from '../../i18n/format/format-date'
import { type SearchState, withChange, withFacetToggled, writeState } from '../../services/search/search-state'
import { type Link } from '../../ui/link'
import { type Frame } from './found'

type Choice = { text: string; without: SearchState }

/** Everything that narrows the answers but the words, and how it would be without it. */
const choicesIn = (state: SearchState, { locale, words }: Frame): Choice[] => [
  ...given(state.group, (group) => ({
    text: words(`search.${group}`),
    without: withChange(state, { group: undefined }),
  })),
  ...searchFacets.flatMap((facet) =>
    (state.facets[facet] ?? []).map((text) => ({ text, without: withFacetToggled(state, facet, text) })),
  ),
  ...given(state.from, (from) => ({
    text: words('search.from-day', { day: formatDay(locale, from) }),
    without: withChange(state, { from: undefined }),
  })),
  ...given(state.until, (until) => ({
    text: words('search.until-day', { day: formatDay(locale, until) }),
    without: withChange(state, { until: undefined }),
  })),
]

const given = <Value>(value: Value | undefined, toChoice: (value: Value) => Choice): Choice[] =>
  value === undefined ? [] : [toChoice(value)]

/** The ways to take away what is chosen, one by one. */
export const chosenOf = (state: SearchState, frame: Frame): (Link & { label: string })[] =>
  choicesIn(state, frame).map(({ text, without }) => ({
    text,
    label: frame.words('search.take-away', { choice: text }),
    href: `${frame.path}${writeState(without)}`,
  }))

/** The way to take it all away. */
export const withoutChosen = (state: SearchState, { path, words }: Frame): Link => ({
  href: `${path}${writeState(withChange(state, { group: undefined, facets: {}, from: undefined, until: undefined }))}`,
  text: words('search.clear'),
})
