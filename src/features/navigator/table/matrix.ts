import { type NavColumns, pathOfCell, sayQuestion } from '../../../access/nav-columns'
import { type Locale } from '../../../config/locales'
import { type AnswerStatus } from '../../../content/answer-statuses'
import { type DeadlineUnit } from '../../../content/deadline-units'
import { formatDay } from '../../../i18n/format/format-date'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { writePermalink } from '../../../routes/permalink'
import { type LawCell } from '../../../ui/law-grid/law-grid'
import { sayDeadline, sayStatus } from '../say-answer'

export type Filter = { topic: string; status: AnswerStatus | ''; isChanged: boolean }
type Saying = { locale: Locale; words: NavigatorWords }
type Cells = NavColumns['cells']

/** For how long a change is one that was made lately. */
export const changedDays = 90
export const dayMs = 86_400_000

export type CellAt = (question: number, jurisdiction: number) => Shown | undefined

/**
 * What each cell of a service shows, by the places of its question and its jurisdiction in the service's lists. Asked again, it is
 * the same thing: what is drawn of it need not be drawn once more.
 */
export function openCells(columns: NavColumns, saying: Saying): CellAt {
  const { question, jurisdiction } = columns.cells
  const places = new Map(question.map((_, place) => [`${question[place]} ${jurisdiction[place]}`, place]))
  const shown = new Map<number, Shown>()
  return (row, column) => {
    const place = places.get(`${row} ${column}`)
    if (place === undefined) return undefined
    const known = shown.get(place) ?? showCell(columns, place, saying)
    shown.set(place, known)
    return known
  }
}

function showCell(columns: NavColumns, place: number, { locale, words }: Saying): Shown {
  const { cells, questions, today } = columns
  const changedOn = cells.changedOn[place] ?? ''
  const isChanged = cells.version[place] !== 1 && Date.parse(today) - Date.parse(changedOn) <= changedDays * dayMs
  const isOther = cells.differsFromToday[place] ?? false
  const changed = isChanged ? words('law.changed', { date: formatDay(locale, changedOn, 'medium') }) : undefined
  const status = cells.status[place] ?? null
  const key = questions.key[cells.question[place] ?? -1] ?? ''
  return {
    ...{ kind: status, isChanged, isOther, changedOn, version: cells.version[place] ?? 1 },
    answer: cells.answer[place] ?? 0,
    ...sayFacts(cells, place, words),
    effectiveFrom: cells.effectiveFrom[place] ?? today,
    cell: {
      href: `${pathOfCell(columns, place)}${writePermalink({ question: key, version: cells.version[place] })}`,
      status: sayStatus(status, words),
      ...sayValue(cells, place, words),
      lang: cells.lang[place] ?? undefined,
      date: formatDay(locale, cells.effectiveFrom[place] ?? today, 'medium'),
      // On another day, what is different today matters more than what was new then.
      change: isOther ? words('law.differs') : changed,
    },
  }
}

/** The cells as rows of questions and columns of jurisdictions, at the places of which the service's lists speak. */
export const toTable = (columns: NavColumns, jurisdictions: readonly number[], saying: Saying) =>
  toRows(columns, jurisdictions, openCells(columns, saying))

export function toRows(columns: NavColumns, jurisdictions: readonly number[], cellAt: CellAt) {
  return columns.questions.key.map((key, question) => ({
    key,
    topic: columns.questions.topic[question] ?? '',
    text: sayQuestion(columns, question),
    cells: jurisdictions.map((jurisdiction) => cellAt(question, jurisdiction)),
  }))
}

export type Shown = {
  kind: AnswerStatus | null
  isChanged: boolean
  /** The law of today is another. */
  isOther: boolean
  /** The day on which readers first had this version. */
  changedOn: string
  version: number
  /** The number of the answer. */
  answer: number
  /** In words, and in hours. */
  time: { text: string; hours: number } | undefined
  threshold: string | undefined
  /** What the law says in a sentence, also where that is shown as the value. */
  sentence: string
  sources: number
  effectiveFrom: string
  cell: LawCell
}
export type Row = ReturnType<typeof toRows>[number]

const hoursOf: Readonly<Record<DeadlineUnit, number>> = {
  hours: 1,
  days: 24,
  'trading-days': 24 * 1.4,
  months: 24 * 30.4,
}

/** What is asked for in tables of one jurisdiction, each by itself. */
function sayFacts(cells: Cells, place: number, words: NavigatorWords) {
  const [amount, unit] = [cells.deadlineAmount[place] ?? null, cells.deadlineUnit[place] ?? null]
  const text = sayDeadline(amount === null ? null : { amount, unit, from: null }, words)
  const hours = (amount ?? 0) * hoursOf[unit ?? 'days']
  return {
    threshold: cells.threshold[place] ?? undefined,
    time: text === undefined ? undefined : { text, hours },
    sentence: cells.short[place] ?? '',
    sources: cells.sources[place] ?? 0,
  }
}

/** Where there is neither a status nor a figure, the words are the value. */
function sayValue(cells: Cells, place: number, words: NavigatorWords): Pick<LawCell, 'value' | 'short'> {
  const [threshold, amount] = [cells.threshold[place], cells.deadlineAmount[place] ?? null]
  const deadline = amount === null ? null : { amount, unit: cells.deadlineUnit[place] ?? null, from: null }
  const short = cells.short[place] ?? ''
  const value = threshold ?? sayDeadline(deadline, words)
  const isBare = value === undefined && (cells.status[place] ?? null) === null
  return isBare ? { value: short, short: '' } : { value, short }
}

/** The questions of which at least one cell is what is looked for. */
export const narrow = (rows: readonly Row[], { topic, status, isChanged }: Filter): Row[] =>
  rows
    .filter((row) => topic === '' || row.topic === topic)
    .filter(
      (row) =>
        (status === '' && !isChanged) ||
        row.cells.some((one) => one && (status === '' || one.kind === status) && (!isChanged || one.isChanged)),
    )
