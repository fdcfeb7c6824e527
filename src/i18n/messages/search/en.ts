/** What the box says in which one types. */
export const en = {
  'search.part-people': 'People',
  'search.part-expertise': 'Expertise',
  'search.part-insights': 'Insights',
  'search.part-events': 'Events and training',
  'search.part-news': 'News and matters',
  'search.part-products': 'Products and Navigator',
  'search.part-pages': 'Offices, careers and other pages',
  'search.all-answers': { one: 'See the one result', other: 'See all {count} results' },
  'search.down-box': 'Search does not answer at the moment. Press Enter for other ways to find it.',
  'search.nothing': 'Nothing matches “{query}”.',
  'search.recent': 'Recent searches',
  'search.clear-recent': 'Clear recent searches',
  'search.recent-cleared': 'Recent searches cleared.',
  'search.list': 'Answers',
  'search.count': { one: '{count} result', other: '{count} results' },
} as const
