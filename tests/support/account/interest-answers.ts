export const interests = {
  __typename: 'Interests',
  id: 'auth0|a',
  version: 2,
  chosen: ['nav-jurisdiction-1', 'topic-5'],
}
export const subjects = [
  { __typename: 'Subject', name: 'nav-region-1', kind: 'nav-region', title: 'Asia', parent: null },
  {
    __typename: 'Subject',
    name: 'nav-jurisdiction-1',
    kind: 'nav-jurisdiction',
    title: 'Singapore',
    parent: 'nav-region-1',
  },
  {
    __typename: 'Subject',
    name: 'nav-jurisdiction-2',
    kind: 'nav-jurisdiction',
    title: 'Japan',
    parent: 'nav-region-1',
  },
  { __typename: 'Subject', name: 'topic-4', kind: 'topic', title: 'Competition', parent: null },
  { __typename: 'Subject', name: 'topic-5', kind: 'topic', title: 'Merger control', parent: 'topic-4' },
  { __typename: 'Subject', name: 'topic-6', kind: 'topic', title: 'Cartels', parent: 'topic-4' },
]
