import { type NavColumns } from '../../../src/access/nav-columns'
import { answerStatuses } from '../../../src/content/answer-statuses'

/** How many jurisdictions a sample has. */
export const sampleJurisdictions = 3

/**
 * What a table of a service looks like, for those who may not read it: the names that its public pages have, and answers that are
 * made up from nothing. It reads no answer, so that none can be in it.
 */
export function makeSample(columns: Omit<NavColumns, 'cells'>): NavColumns {
  const ids = columns.jurisdictions.id.slice(0, sampleJurisdictions)
  const places = ids.flatMap((_, jurisdiction) =>
    columns.questions.id.map((_question, question) => ({ jurisdiction, question })),
  )
  const all = <Value>(value: Value): Value[] => places.map(() => value)
  return {
    ...columns,
    edition: 'sample',
    jurisdictions: cut(columns.jurisdictions, ids.length),
    cells: {
      answer: places.map((_, at) => at + 1),
      question: places.map(({ question }) => question),
      jurisdiction: places.map(({ jurisdiction }) => jurisdiction),
      status: places.map(({ question, jurisdiction }) => {
        const hasStatus = ['status', 'yes-no'].includes(columns.questions.valueType[question] ?? '')
        return hasStatus ? (answerStatuses[(question + 2 * jurisdiction) % 4] ?? null) : null
      }),
      ...{ threshold: all(null), deadlineAmount: all(null), deadlineUnit: all(null), short: all(''), lang: all(null) },
      ...{ version: all(1), textVersion: all(1), effectiveFrom: all(columns.day), changedOn: all(columns.day) },
      ...{ reviewedAt: all(null), sources: all(0), differsFromToday: all(false) },
    },
  }
}

const cut = (lists: NavColumns['jurisdictions'], most: number): NavColumns['jurisdictions'] => ({
  id: lists.id.slice(0, most),
  iso: lists.iso.slice(0, most),
  name: lists.name.slice(0, most),
  lang: lists.lang.slice(0, most),
  region: lists.region.slice(0, most),
  path: lists.path.slice(0, most),
  lastReviewed: lists.lastReviewed.slice(0, most),
  reviewDue: lists.reviewDue.slice(0, most),
})
