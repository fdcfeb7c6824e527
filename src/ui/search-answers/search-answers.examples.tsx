import { SearchAnswers } from './search-answers'

const option = { role: 'option', 'aria-selected': false } as const

export const examples = {
  'two groups': (
    <SearchAnswers
      isOpen
      list={{ role: 'listbox', 'aria-label': 'Answers', id: 'answers' }}
      groups={[
        {
          id: 'answers-people',
          title: 'People',
          answers: [
            {
              key: '1',
              title: (
                <>
                  Anna <mark>Ban</mark>ks
                </>
              ),
              note: 'Partner, London',
              isActive: true,
              attributes: { ...option, 'aria-selected': true },
            },
          ],
        },
        {
          id: 'answers-insights',
          title: 'Insights',
          answers: [{ key: '2', title: 'Banks and their capital', isActive: false, attributes: option }],
        },
      ]}
    />
  ),
  'what was searched for before': (
    <SearchAnswers
      isOpen
      list={{ role: 'listbox', 'aria-label': 'Recent searches', id: 'recent' }}
      groups={[
        {
          id: 'recent-searches',
          title: 'Recent searches',
          answers: [
            { key: 'banks', title: 'banks', isActive: false, attributes: option },
            { key: 'clear', title: 'Clear recent searches', isActive: false, isStep: true, attributes: option },
          ],
        },
      ]}
    />
  ),
}
