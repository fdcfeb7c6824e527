import { Facets } from '../facets/facets'
import { ResultFrame, ResultList } from './result-list'

const rows = [{ key: '1', href: '#one', title: 'Anna Banks', label: 'Partner', above: '' }]
const filters = (
  <Facets
    facets={[
      { id: 'office', title: 'Office', choices: [{ text: 'Oslo', href: '#oslo', count: '4', isCurrent: true }] },
    ]}
  />
)

export const examples = {
  'answers beside what narrows them': (
    <ResultFrame filters={filters} filtersTitle="Filters (1)" isWide>
      <ResultList start={1} rows={rows} />
    </ResultFrame>
  ),
  'answers below what narrows them, folded': (
    <ResultFrame filters={filters} filtersTitle="Filters (1)" isWide={false}>
      <ResultList start={1} rows={rows} />
    </ResultFrame>
  ),
  'two answers': (
    <ResultList
      start={1}
      rows={[
        {
          key: '1',
          href: '#one',
          title: (
            <>
              <mark>Bank</mark>ing regulation
            </>
          ),
          label: 'Article · 2026-05-03',
          above: 'Insights',
          excerpt: (
            <>
              What a <mark>bank</mark> must hold, and until when.
            </>
          ),
        },
        { key: '2', href: '#two', title: 'Anna Banks', label: 'Partner', above: '' },
      ]}
    />
  ),
}
