import * as z from 'zod'
import { type Navigator, type NavigatorBook } from '../navigator/book/book'
import { answersNow, type CellChange, findCellChanges } from '../navigator/report-cells'
import { type ReportCell } from '../records/reports'

const number = z.int().positive()
const facts = z.object({
  services: z.array(number),
  cells: z.array(z.object({ question: number, jurisdiction: number, answer: number, version: number })),
})

/** What a report is checked by. */
export type ReportFacts = { services: readonly number[]; cells: readonly ReportCell[] }

/** As it was kept when the report was given out. */
export const readFacts = (kept: unknown): ReportFacts => facts.parse(kept)

/** The part that somebody may look at, and the services that they may not. */
export type CheckedParts = { open: ReportFacts; unseen: readonly number[] }

/** Which of the answers that were printed are not the law any more. */
export type ReportFinding = { services: readonly number[]; total: number; changes: readonly CellChange[] }

/** What a report on paper has of some of its services. */
export function ofServices(
  { services, cells }: ReportFacts,
  book: NavigatorBook,
  isOpen: (service: number) => boolean,
): CheckedParts {
  const [first = 0] = services
  const open = services.filter(isOpen)
  const kept = cells.filter(({ question }) => open.includes(book.findAsking(question) ?? first))
  return { open: { services: open, cells: kept }, unseen: services.filter((id) => !open.includes(id)) }
}

/** Undefined while the navigator has not been read whole: a number would be a false one. */
export async function checkReport(
  { services, cells }: ReportFacts,
  navigator: Navigator,
  now: Date,
): Promise<ReportFinding | undefined> {
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
