import { type NavColumns } from '../../../access/nav-columns'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type Report } from '../../../services/account/answers/kept-report-answers'

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>

const pick = <All extends Lists>(lists: All, places: readonly number[]): All =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, places.map((place) => list?.[place])]),
  ) as unknown as All

/** The same with what a report has of services that are not open any more: it keeps its place, and says nothing. */
export function closeQuestions(columns: NavColumns, report: Report | undefined, words: NavigatorWords): NavColumns {
  if (!report || report.closed.length === 0) return columns
  const closed = new Set(report.closed)
  const known = new Set(columns.jurisdictions.id)
  return {
    ...columns,
    cells: pick(
      columns.cells,
      columns.cells.question.flatMap((question, at) => (closed.has(columns.questions.id[question] ?? 0) ? [] : [at])),
    ),
    questions: closeOnes(columns.questions, report.closed, words),
    jurisdictions: addUnknown(
      columns.jurisdictions,
      report.jurisdictions.filter((id) => !known.has(id)),
      words,
    ),
  }
}

/** In their places, because cells name questions by those; and at the end, where they are not there at all. */
function closeOnes(
  questions: NavColumns['questions'],
  closed: readonly number[],
  words: NavigatorWords,
): NavColumns['questions'] {
  const id = [...new Set([...questions.id, ...closed])]
  const ofEach = <Value>(list: readonly (Value | undefined)[], value: Value): Value[] =>
    id.map((one, at) => (closed.includes(one) ? value : (list[at] ?? value)))
  return {
    id,
    key: ofEach(questions.key, ''),
    topic: ofEach(questions.topic, words('report.closed-topic')),
    text: ofEach(questions.text, words('report.closed-question')),
    lang: ofEach(questions.lang, ''),
    valueType: ofEach(questions.valueType, 'text'),
    ...(questions.service ? { service: ofEach(questions.service, -1) } : {}),
  }
}

const addUnknown = (
  given: NavColumns['jurisdictions'],
  unknown: readonly number[],
  words: NavigatorWords,
): NavColumns['jurisdictions'] => {
  const add = <Value>(list: readonly Value[], value: Value): Value[] => [...list, ...unknown.map(() => value)]
  return {
    id: [...given.id, ...unknown],
    iso: add(given.iso, ''),
    name: add(given.name, words('report.closed-jurisdiction')),
    lang: add(given.lang, ''),
    // Of no region, and so in no list of what can be chosen.
    region: add(given.region, -1),
    path: add(given.path, ''),
    lastReviewed: add(given.lastReviewed, ''),
    reviewDue: add(given.reviewDue, ''),
  }
}
