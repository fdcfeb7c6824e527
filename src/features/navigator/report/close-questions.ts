import { type NavColumns } from '../../../access/nav-columns'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type Report } from '../../../services/account/answers/kept-report-answers'

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>

const pick = <All extends Lists>(lists: All, places: readonly number[]): All =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, places.map((place) => list?.[place])]),
  ) as unknown as All

/** What a report asks that nobody answers any more: its service is open, and has taken the question back. */
export const withdrawnIn = (columns: NavColumns, report: Report | undefined): number[] =>
  (report?.questions ?? []).filter((id) => !columns.questions.id.includes(id) && !report?.closed.includes(id))

/**
 * The same with what a report has of services that are not open any more, and of what was taken back since: it keeps its place,
 * and says nothing. What is missing here would be taken for the wish of its owner, and be saved as one.
 */
export function closeQuestions(columns: NavColumns, report: Report | undefined, words: NavigatorWords): NavColumns {
  const withdrawn = withdrawnIn(columns, report)
  const known = new Set(columns.jurisdictions.id)
  const unknown = (report?.jurisdictions ?? []).filter((id) => !known.has(id))
  if (!report || report.closed.length + withdrawn.length + unknown.length === 0) return columns
  const closed = new Set(report.closed)
  const cells = columns.cells.question.flatMap((question, at) =>
    closed.has(columns.questions.id[question] ?? 0) ? [] : [at],
  )
  const ended = { topic: words('report.closed-topic'), text: words('report.closed-question') }
  const gone = { topic: words('report.withdrawn'), text: words('report.withdrawn-question') }
  const place = words(closed.size > 0 ? 'report.closed-jurisdiction' : 'report.withdrawn-jurisdiction')
  return {
    ...columns,
    cells: pick(columns.cells, cells),
    questions: closeOnes(closeOnes(columns.questions, report.closed, ended), withdrawn, gone),
    jurisdictions: addUnknown(columns.jurisdictions, unknown, place),
  }
}

/** In their places, because cells name questions by those; and at the end, where they are not there at all. */
function closeOnes(
  questions: NavColumns['questions'],
  closed: readonly number[],
  said: { topic: string; text: string },
): NavColumns['questions'] {
  if (closed.length === 0) return questions
  const id = [...new Set([...questions.id, ...closed])]
  const ofEach = <Value>(list: readonly (Value | undefined)[], value: Value): Value[] =>
    id.map((one, at) => (closed.includes(one) ? value : (list[at] ?? value)))
  return {
    id,
    key: ofEach(questions.key, ''),
    topic: ofEach(questions.topic, said.topic),
    text: ofEach(questions.text, said.text),
    lang: ofEach(questions.lang, ''),
    valueType: ofEach(questions.valueType, 'text'),
    ...(questions.service ? { service: ofEach(questions.service, -1) } : {}),
  }
}

const addUnknown = (
  given: NavColumns['jurisdictions'],
  unknown: readonly number[],
  called: string,
): NavColumns['jurisdictions'] => {
  const add = <Value>(list: readonly Value[], value: Value): Value[] => [...list, ...unknown.map(() => value)]
  return {
    id: [...given.id, ...unknown],
    iso: add(given.iso, ''),
    name: add(given.name, called),
    lang: add(given.lang, ''),
    // Of no region, and so in no list of what can be chosen.
    region: add(given.region, -1),
    path: add(given.path, ''),
    lastReviewed: add(given.lastReviewed, ''),
    reviewDue: add(given.reviewDue, ''),
  }
}
