import { type NavColumns } from '../../../src/access/nav-columns'

type Wanted = {
  jurisdictions: readonly string[]
  questions: readonly string[]
  /** How many of the last answers there are not. */
  without?: number
  short?: string
}

/** A status table with an answer in every cell, numbered from one. */
export function columnsOf({ jurisdictions, questions, without = 0, short = 'Yes, in writing.' }: Wanted): NavColumns {
  const all = questions.flatMap((_, question) => jurisdictions.map((_, jurisdiction) => ({ question, jurisdiction })))
  const cells = all.slice(0, all.length - without)
  const each = <Value>(value: Value): Value[] => cells.map(() => value)
  return {
    ...{ day: '2026-11-02', today: '2026-11-02', edition: '1' },
    regions: { id: [1], name: ['Europe'], lang: ['en'], path: ['/en/navigator'] },
    jurisdictions: {
      id: jurisdictions.map((_, place) => place + 1),
      iso: jurisdictions.map(() => 'FR'),
      name: [...jurisdictions],
      lang: jurisdictions.map(() => 'en'),
      region: jurisdictions.map(() => 0),
      path: jurisdictions.map((name) => `/en/navigator/${name.toLowerCase()}`),
      lastReviewed: jurisdictions.map(() => '2026-05-01'),
      reviewDue: jurisdictions.map(() => '2027-05-01'),
    },
    questions: {
      id: questions.map((_, place) => place + 1),
      key: questions.map((_, place) => `question-${place + 1}`),
      topic: questions.map(() => 'Notices'),
      text: [...questions],
      lang: questions.map(() => 'en'),
      valueType: questions.map(() => 'status'),
    },
    cells: {
      answer: cells.map((_, place) => place + 1),
      question: cells.map(({ question }) => question),
      jurisdiction: cells.map(({ jurisdiction }) => jurisdiction),
      status: each('restricted'),
      threshold: each('5%'),
      deadlineAmount: each(null),
      deadlineUnit: each(null),
      short: each(short),
      lang: each(null),
      version: each(3),
      textVersion: each(3),
      effectiveFrom: each('2026-03-01'),
      changedOn: each('2026-03-01'),
      reviewedAt: each(null),
      sources: each(0),
      differsFromToday: each(false),
    },
  }
}
