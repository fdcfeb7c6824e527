import { answerStatuses } from '../../../content/answer-statuses'
import { type Sort } from '../../../ui/law-grid/law-grid'
import { type LawFact } from '../../../ui/law-table/law-table'
import { type Row, type Shown } from './matrix'

type Way = Sort['way']
export type SortedFact = Exclude<LawFact, 'status' | 'short'>

/** In the order of the law, of one column's statuses, of a fact of the only column, or with what changed last above. */
export type Order =
  | { by: 'law' }
  | { by: 'newest' }
  | { by: 'status'; column: number; way: Way }
  | { by: 'fact'; fact: SortedFact; way: Way }

const weightOf = (one: Shown | undefined): number => {
  if (one === undefined) return answerStatuses.length + 1
  return one.kind === null ? answerStatuses.length : answerStatuses.indexOf(one.kind)
}
const newestOf = (row: Row): string => row.cells.reduce((newest, one) => maxOf(newest, one?.changedOn ?? ''), '')
const maxOf = (one: string, other: string): string => (one > other ? one : other)

export function orderRows(rows: readonly Row[], wanted: Order): readonly Row[] {
  if (wanted.by === 'law') return rows
  if (wanted.by === 'newest') return [...rows].sort((one, other) => newestOf(other).localeCompare(newestOf(one)))
  const sign = wanted.way === 'ascending' ? 1 : -1
  if (wanted.by === 'fact') return orderByFact(rows, wanted.fact, sign)
  const { column } = wanted
  return [...rows].sort((one, other) => sign * (weightOf(one.cells[column]) - weightOf(other.cells[column])))
}

const factOf: Readonly<Record<SortedFact, (shown: Shown) => string | number | undefined>> = {
  threshold: ({ threshold }) => threshold,
  time: ({ time }) => time?.hours,
  sources: ({ sources }) => sources || undefined,
  date: ({ effectiveFrom }) => effectiveFrom,
}

/** Rows that do not have it come last, whichever way the others go. */
function orderByFact(rows: readonly Row[], fact: SortedFact, sign: number): Row[] {
  const valueOf = ({ cells: [only] }: Row) => only && factOf[fact](only)
  return [...rows].sort((one, other) => {
    const [mine, theirs] = [valueOf(one), valueOf(other)]
    if (mine === undefined || theirs === undefined) return Number(mine === undefined) - Number(theirs === undefined)
    return sign * compare(mine, theirs)
  })
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), undefined, { numeric: true })
