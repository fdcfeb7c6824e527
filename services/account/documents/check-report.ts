import * as z from 'zod'
import { type Navigator } from '../navigator/book/book'
import { answersNow, type CellChange, findCellChanges } from '../navigator/report-cells'
import { type ReportCell } from '../records/reports'

const number = z.int().positive()
const facts = z.object({
  services: z.array(number),
  cells: z.array(z.object({ question: number, jurisdiction: number, answer: number, version: number })),
})

/** What a report is checked by. */
export type ReportFacts = { services: readonly number[]; cells: readonly ReportCell[] }

/** Which of the answers that were printed are not the law any more. */
export type ReportFinding = { services: readonly number[]; total: number; changes: readonly CellChange[] }

/** Undefined while the navigator has not been read whole: a number would be a false one. */
export async function checkReport(given: unknown, navigator: Navigator, now: Date): Promise<ReportFinding | undefined> {
  const { services, cells } = facts.parse(given)
  const book = await navigator.open()
  if (!book) return undefined
  const questions = [...new Set(cells.map(({ question }) => question))]
  const jurisdictions = [...new Set(cells.map(({ jurisdiction }) => jurisdiction))]
  const found = await Promise.all(
    services.map((service) => answersNow(book, { service, questions, jurisdictions }, now)),
  )
  const today = found.flatMap((one) => one ?? [])
  const changes = findCellChanges(cells, today).filter(({ before }) => before !== undefined)
  return { services, total: cells.length, changes }
}
