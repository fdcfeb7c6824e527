import { ResultList } from './result-list'

export const examples = {
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
