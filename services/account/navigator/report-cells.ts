import { type NavColumns } from '../../../src/access/nav-columns'
import { defaultLocale } from '../../../src/config/locales'
import { type ReportChoice } from '../../../src/forms/account-report'
import { type ReportCell } from '../records/reports'
import { type NavigatorBook } from './book/book'

/** One cell as it was and as it is; without a version where there was no answer, or is none any more. */
export type CellChange = Omit<ReportCell, 'version'> & { before: number | undefined; after: number | undefined }

const placeOf = ({ question, jurisdiction }: Pick<ReportCell, 'question' | 'jurisdiction'>) =>
  `${question} ${jurisdiction}`

/** What is answered now to the questions of a report. */
export function cellsOf({ cells, ...lists }: NavColumns, choice: ReportChoice): ReportCell[] {
  const [questions, jurisdictions] = [new Set(choice.questions), new Set(choice.jurisdictions)]
  return cells.answer.flatMap((answer, place) => {
    const question = lists.questions.id[cells.question[place] ?? -1] ?? 0
    const jurisdiction = lists.jurisdictions.id[cells.jurisdiction[place] ?? -1] ?? 0
    const version = cells.version[place] ?? 0
    return questions.has(question) && jurisdictions.has(jurisdiction)
      ? [{ question, jurisdiction, answer, version }]
      : []
  })
}

/** What a service answers now to the questions of a report, no matter who asks. */
export async function answersNow(
  book: Pick<NavigatorBook, 'findCoverage' | 'matrix'>,
  { service, ...choice }: ReportChoice & { service: number },
  now: Date,
): Promise<ReportCell[] | undefined> {
  const coverage = book.findCoverage(service)
  if (!coverage) return undefined
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const asked = { service: coverage.slug, locale: defaultLocale, region: undefined, day: today, today }
  const matrix = await book.matrix(asked)
  return matrix && cellsOf(matrix.columns, choice)
}

/** The cells that are not what they were when the report was kept. */
export function findCellChanges(baseline: readonly ReportCell[], now: readonly ReportCell[]): CellChange[] {
  const [was, is] = [baseline, now].map((cells) => new Map(cells.map((cell) => [placeOf(cell), cell])))
  return [...new Map([...(was ?? []), ...(is ?? [])])]
    .map(([place, { question, jurisdiction, answer }]) => ({
      ...{ question, jurisdiction, answer },
      before: was?.get(place)?.version,
      after: is?.get(place)?.version,
    }))
    .filter(({ before, after }) => before !== after)
}

/** The baseline with the answers that are taken over; all of them where none are named. */
export function takeCells(
  baseline: readonly ReportCell[],
  now: readonly ReportCell[],
  answers: readonly number[] | undefined,
): ReportCell[] {
  if (answers === undefined) return [...now]
  const taken = new Set(answers)
  return [...baseline.filter(({ answer }) => !taken.has(answer)), ...now.filter(({ answer }) => taken.has(answer))]
}
