import { type LogRow } from '../../../src/plan/store/log-row'
import { lexical } from './lexical'
import { edition } from './planned-pages'

type Values = Record<string, unknown>

export const noonOf = (day: string): string => `${day}T12:00:00.000Z`
export const words = (...paragraphs: string[]) =>
  lexical.root(...paragraphs.map((text) => lexical.paragraph(lexical.text(text))))

/** Words that lead to a guidance. */
export const leadingTo = (guidance: number) =>
  lexical.root(lexical.paragraph(lexical.itemLink({ type: 'nav-content', id: guidance }, lexical.text('See there.'))))

export const withdrawn = (row: LogRow): LogRow => ({ ...row, operation: 'withdraw', document: null })
export const on = (day: string, row: LogRow): LogRow => ({ ...row, at: noonOf(day) })
const gated = (row: LogRow): LogRow => ({ ...row, audience: 'account' })

/** A version of an answer: of the first jurisdiction to the first question, where a test says nothing else. */
export function answerRow({ id = 1, ...own }: Values & { id?: number } = {}): LogRow {
  const { effectiveFrom = '2026-01-01', effectiveTo, detail = 'In full.', ...others } = own
  const days = {
    effectiveFrom: noonOf(String(effectiveFrom)),
    ...(typeof effectiveTo === 'string' ? { effectiveTo: noonOf(effectiveTo) } : {}),
  }
  const values = {
    jurisdiction: 1,
    question: 1,
    changeKind: 'law-change',
    ...others,
    ...days,
    detail: typeof detail === 'string' ? words(detail) : detail,
  }
  return gated(edition('nav-answer', id, values))
}

export const guidanceRow = (own: Values = {}): LogRow =>
  gated(
    edition('nav-content', 1, {
      ...{ title: 'Thresholds', navService: 1, path: '/en/products/navigator/disclosure/content/1/thresholds' },
      ...{ slug: 'thresholds', body: [{ block: 'text', text: words('Count every share.') }], ...own },
    }),
  )

export const serviceRow = (id: number, key: string, own: Values = {}) => {
  const { locale = 'en' } = own
  const path = `/${String(locale)}/products/navigator/${key}`
  return edition('nav-service', id, { name: key, key, permissionKey: key, slug: key, path, regions: [1, 2], ...own })
}
export const jurisdictionRow = (id: number, name: string, own: Values = {}) =>
  edition('nav-jurisdiction', id, {
    ...{
      name,
      slug: name.toLowerCase(),
      iso: name.slice(0, 2).toUpperCase(),
      region: 1,
      counselFirm: `Counsel of ${name}`,
    },
    ...{ lastReviewed: noonOf('2026-05-01'), reviewDue: noonOf('2027-05-01'), ...own },
  })
export const questionRow = (id: number, text: string, own: Values = {}) =>
  edition('nav-question', id, { text, key: `question-${id}`, topic: 'Notices', navService: 1, position: id, ...own })

/** Two services over two regions. The second is opened by another permission. */
export const navigatorPlaces: readonly LogRow[] = [
  serviceRow(1, 'disclosure'),
  serviceRow(1, 'disclosure', { locale: 'fr-fr', name: 'Franchissements' }),
  serviceRow(2, 'transfers'),
  edition('nav-region', 1, { name: 'Europe', slug: 'europe', key: 'europe' }),
  edition('nav-region', 1, { name: 'Europe', slug: 'europe', key: 'europe', locale: 'fr-fr' }),
  edition('nav-region', 2, { name: 'Oceania', slug: 'oceania', key: 'oceania' }),
  jurisdictionRow(1, 'France'),
  jurisdictionRow(1, 'France', { locale: 'fr-fr' }),
  jurisdictionRow(2, 'Austria', { reviewDue: noonOf('2026-06-01') }),
  jurisdictionRow(3, 'Fiji', { region: 2 }),
  questionRow(1, 'Is a notice needed?'),
  questionRow(1, 'Faut-il une notification ?', { locale: 'fr-fr', topic: 'Notifications' }),
  questionRow(2, 'From which share?', { valueType: 'threshold' }),
  questionRow(3, 'May data leave?', { navService: 2 }),
]
