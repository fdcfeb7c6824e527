const viewer = (own: object) => ({ data: { viewer: { __typename: 'Viewer', id: 'auth0|a', ...own } } })

const lawAlert = {
  __typename: 'Alert',
  id: '01900000-0000-7000-8000-000000000002',
  kind: 'law',
  nature: 'law-change',
  title: 'Is a notice needed?',
  place: 'Austria',
  path: '/en/products/navigator/share-disclosure/europe/austria#q=notice&v=4',
  because: ['Austria'],
  shownAt: '2026-11-27T09:00:00.000Z',
  isRead: false,
}
const pageAlert = {
  ...lawAlert,
  ...{ id: '01900000-0000-7000-8000-000000000001', kind: 'insights', nature: 'new', title: 'Mergers explained' },
  ...{ place: null, path: '/en/articles/2/mergers-explained', because: ['Mergers'], isRead: true },
}

/** What the account answers of news of what somebody follows. */
export const alertAnswers = {
  Alerts: viewer({ alerts: [lawAlert, pageAlert] }) as object,
  Letters: viewer({
    letters: { __typename: 'Letters', state: 'open', dueAt: '2026-11-30T08:00:00.000Z', alerts: [lawAlert] },
  }) as object,
  ReadAlerts: { data: { readAlerts: { __typename: 'Viewer', id: 'auth0|a' } } } as object,
  ResumeLetters: { data: { resumeLetters: { __typename: 'Viewer', id: 'auth0|a' } } } as object,
}
