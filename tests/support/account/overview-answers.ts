import { registration, waiting } from './account-registrations'

const viewer = (fields: object) => ({ data: { viewer: { __typename: 'Viewer', id: 'auth0|a', ...fields } } })

const place = (number: number, name: string, slug: string) => ({
  ...{ __typename: 'NavPlace', number, name, lang: 'en', slug, path: `/en/products/navigator/${slug}` },
})
export const disclosure = place(8, 'Share disclosure', 'share-disclosure')
const marketing = place(9, 'Fund marketing', 'fund-marketing')
const singapore = place(1, 'Singapore', 'share-disclosure/asia/singapore')
const kingdom = place(2, 'United Kingdom', 'share-disclosure/europe/united-kingdom')
const question = (number: number, text: string) => ({
  ...{ __typename: 'NavQuestion', number, key: `question-${number}`, topic: 'Who', position: number },
  ...{ valueType: 'STATUS', text, help: null, lang: 'en' },
})
const answer = (number: number, text: string, own: object) => ({
  ...{ __typename: 'MovedAnswer', key: `${number}.2`, service: disclosure, jurisdiction: singapore },
  ...{ question: question(number, text), changeKind: 'LAW_CHANGE', isFirst: false, changeNote: null, noteLang: null },
  ...{ changedAt: '2026-11-24T09:00:00.000Z', effectiveFrom: '2026-11-01', status: 'PROHIBITED' },
  ...{ statusBefore: 'PERMITTED_WITH_CONDITIONS', shortAnswer: 'No.', lang: 'en', reports: [] },
  ...{ path: `/en/products/navigator/share-disclosure/asia/singapore#q=question-${number}&v=2`, ...own },
})
const swaps = { __typename: 'AffectedReport', id: 'r1', title: 'Swap positions, six markets' }

export const movedAnswers = [
  answer(1, 'May a market maker leave out its positions?', {
    ...{ changeNote: 'The exemption was repealed.', noteLang: 'en', reports: [swaps] },
  }),
  answer(2, 'May a fund be offered to retail investors?', {
    ...{ service: marketing, changedAt: '2026-11-18T09:00:00.000Z', effectiveFrom: '2199-01-01' },
  }),
  answer(3, 'How much time does the holder have?', {
    ...{ jurisdiction: kingdom, changeKind: 'CORRECTION', changedAt: '2026-11-23T09:00:00.000Z' },
    ...{ status: null, statusBefore: null, shortAnswer: 'Four trading days.' },
  }),
  answer(4, 'Do derivatives count?', {
    ...{ jurisdiction: kingdom, changeKind: 'EDITORIAL', status: 'RESTRICTED', statusBefore: 'RESTRICTED' },
    ...{ changedAt: '2026-11-20T09:00:00.000Z' },
  }),
  answer(5, 'Is remote access a transfer?', {
    ...{
      jurisdiction: kingdom,
      changeKind: 'EDITORIAL',
      isFirst: true,
      status: 'UNDER_REVIEW',
      statusBefore: 'NO_DATA',
    },
    ...{ changedAt: '2026-11-19T09:00:00.000Z' },
  }),
]

const overview = {
  ...{ __typename: 'Overview', edition: 'e1', since: '2026-11-17T18:05:00.000Z', isFirst: false, total: 5, laws: 2 },
  ...{ answers: movedAnswers, subjects: 4, places: 2, kept: 1, eventsToCome: [] },
}
const coming = {
  ...{ __typename: 'FeedItem', name: 'event-3', title: 'Breakfast briefing', path: '/en/events/3/briefing' },
  ...{ detail: 'London', datedAt: '2026-12-01T08:30:00.000Z' },
}
const report = {
  ...{ __typename: 'Report', id: 'r1', title: swaps.title, service: 8, isOpen: true, cells: 48 },
  path: '/en/products/navigator/share-disclosure/report-builder#report=r1',
  ...{ jurisdictions: [1, 2], questions: [1, 2] },
  changes: [1, 2, 3].map((number) => ({
    ...{ __typename: 'ReportCellChange', question: number, jurisdiction: 1, answer: number, before: 1, after: 2 },
  })),
}
const lawAhead = {
  ...{ __typename: 'LawAhead', key: '2.2', day: '2199-01-01', service: marketing, jurisdiction: singapore },
  ...{ question: question(2, 'May a fund be offered to retail investors?'), status: 'PROHIBITED' },
  path: '/en/products/navigator/fund-marketing/asia/singapore#q=question-2&v=2',
}

export const overviewOf = (own: object): object => viewer({ overview: { ...overview, ...own } })
export const reportsOf = (...reports: object[]): object =>
  viewer({ reports: reports.map((own) => ({ ...report, ...own })) })

const consultation = {
  ...{ __typename: 'ConsultationAhead', key: '1-0123456789abcdef', day: '2198-12-01', title: 'A lower threshold' },
  ...{ authority: 'Monetary Authority', jurisdiction: singapore },
}

/** What the first screen of somebody is answered, who has everything. */
export const overviewAnswers = {
  Overview: overviewOf({}),
  ReportsNow: reportsOf({}, { id: 'r2', title: 'Exports of data', cells: 30, changes: [] }),
  DatesAhead: viewer({
    registrations: [registration, waiting],
    lawAhead: [lawAhead],
    consultationsAhead: [consultation],
  }) as object,
}
export const firstDay = overviewOf({
  isFirst: true,
  total: 0,
  laws: 0,
  answers: [],
  subjects: 0,
  places: 0,
  kept: 0,
  eventsToCome: [coming],
})
export const quietWeek = overviewOf({ total: 0, laws: 0, answers: [] })
export const noDates = viewer({ registrations: [], lawAhead: [], consultationsAhead: [] })
