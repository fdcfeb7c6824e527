const place = (number: number, name: string, slug: string) => ({
  __typename: 'NavPlace',
  number,
  name,
  lang: 'en',
  slug,
  path: `/en/products/navigator/${slug}`,
})
const words = (text: string) => [{ kind: 'paragraph', content: [{ kind: 'words', text, marks: [] }] }]
const version = {
  lang: 'en',
  status: null,
  threshold: null,
  deadline: null,
  shortAnswer: 'In short.',
  detail: words('In full.'),
  sources: [{ __typename: 'NavSource', title: 'A code', provision: 'Article 1', url: 'https://example.com/code' }],
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  changeKind: 'LAW_CHANGE',
  changeNote: 'The threshold fell.',
  noteLang: 'en',
  approver: 'Anna Approver',
  publishedAt: '2026-11-20T10:00:00.000Z',
  textVersion: 2,
}
const question = (number: number, [key, valueType]: readonly [string, string], text: string) => ({
  __typename: 'NavAnswered',
  number,
  key,
  topic: number < 3 ? 'Who' : 'When',
  position: number,
  valueType,
  text,
  help: null,
  lang: 'en',
})
const answer = (number: number, own: object) => ({
  __typename: 'NavAnswer',
  ...version,
  number,
  version: 2,
  reviewedAt: '2026-08-24',
  reviewedBy: null,
  reviewDueAt: null,
  versions: 2,
  differsFromToday: false,
  isChangedSinceVisit: false,
  ...own,
})

/** What the account tells of one jurisdiction: an answer with a status, one that is a time, one that is words, and none. */
export const lawOfAustria = (own: object = {}) => ({
  data: {
    navJurisdiction: {
      __typename: 'NavJurisdiction',
      number: 3,
      iso: 'AT',
      name: 'Austria',
      lang: 'en',
      path: '/en/products/navigator/share-disclosure/europe/austria',
      tablePath: '/en/products/navigator/share-disclosure/europe/austria/status-table',
      day: '2026-11-26',
      today: '2026-11-26',
      edition: 'e1',
      service: place(7, 'Share disclosure', 'share-disclosure'),
      region: place(1, 'Europe', 'europe'),
      lastReviewed: '2026-08-24',
      reviewDue: '2027-02-22',
      isOverdue: false,
      counselFirm: null,
      counselPerson: null,
      sourceLanguages: ['de'],
      visitedAt: null,
      isRead: false,
      changedSinceVisit: null,
      reviewer: null,
      questions: [
        {
          ...question(1, ['custodian', 'STATUS'], 'May a custodian leave it out?'),
          answer: answer(11, { status: 'RESTRICTED' }),
        },
        {
          ...question(2, ['language', 'TEXT'], 'In which language?'),
          answer: answer(12, { shortAnswer: 'German.', reviewedBy: 'Lydia Thorne' }),
        },
        {
          ...question(3, ['deadline', 'DAYS'], 'How much time is there?'),
          answer: answer(13, {
            deadline: { __typename: 'NavDeadline', amount: 2, unit: 'TRADING_DAYS', from: 'the crossing' },
          }),
        },
        { ...question(4, ['penalties', 'TEXT'], 'What are the penalties?'), answer: null },
      ],
      ...own,
    },
  },
})

export const historyOfDeadline = {
  data: {
    navAnswerHistory: {
      __typename: 'NavAnswerHistory',
      answer: 13,
      question: { ...question(3, ['deadline', 'DAYS'], 'How much time is there?'), __typename: 'NavQuestion' },
      service: place(7, 'Share disclosure', 'share-disclosure'),
      jurisdiction: place(3, 'Austria', 'austria'),
      versions: [
        { __typename: 'NavVersion', ...version, number: 2, lawFrom: '2026-01-01', lawTo: null, isLawToday: true },
        {
          __typename: 'NavVersion',
          ...version,
          ...{ number: 1, textVersion: 1, lawFrom: null, lawTo: null, isLawToday: false, shortAnswer: 'As it stood.' },
        },
      ],
    },
  },
}

export const differenceOfDeadline = {
  data: {
    navDifference: {
      __typename: 'NavDifference',
      answer: 13,
      question: { ...question(3, ['deadline', 'DAYS'], 'How much time is there?'), __typename: 'NavQuestion' },
      jurisdiction: place(3, 'Austria', 'austria'),
      lang: 'en',
      before: 1,
      after: 2,
      changeKind: 'CORRECTION',
      changeNote: 'The time was wrong.',
      noteLang: 'en',
      facts: [
        { __typename: 'NavFactChange', fact: 'status', before: 'permitted', after: 'permitted-with-conditions' },
        { __typename: 'NavFactChange', fact: 'deadline', before: '4 trading-days', after: '1 trading-days' },
        { __typename: 'NavFactChange', fact: 'effectiveFrom', before: '2026-01-01', after: '2026-03-01' },
        { __typename: 'NavFactChange', fact: 'effectiveTo', before: null, after: '2027-01-01' },
      ],
      shortAnswer: [
        { __typename: 'NavPiece', kind: 'SAME', text: 'Within ' },
        { __typename: 'NavPiece', kind: 'REMOVED', text: 'four' },
        { __typename: 'NavPiece', kind: 'ADDED', text: 'two' },
        { __typename: 'NavPiece', kind: 'SAME', text: ' days.' },
      ],
      detail: [{ __typename: 'NavPiece', kind: 'SAME', text: 'In full.' }],
    },
  },
}
