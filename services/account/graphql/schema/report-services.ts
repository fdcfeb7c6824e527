import { can } from '../../../../src/access/can'
import { type NavColumns } from '../../../../src/access/nav-columns'
import { type Coverage, type Language, type Matrix, type NavigatorBook } from '../../navigator/book/book'
import { joinColumns } from '../../navigator/join-columns'
import { answersNow } from '../../navigator/report-cells'
import { type KeptReport, type ReportCell } from '../../records/reports'
import { bookOf, type Context } from '../context'

export type OpenService = Coverage & { id: number }
type Wanted = Pick<KeptReport, 'service' | 'questions'>

/** Of which services a report is, as far as one person is concerned. */
export type Standing = {
  /** First the one in which it was made. */
  services: number[]
  /** Those that are open to them. */
  open: OpenService[]
  /** The questions of the others: what was answered to them is kept, and not shown. */
  closed: number[]
}
/** What is answered now, for those who may read that. */
export type ReportNow = Pick<Standing, 'open' | 'closed'> & { cells: ReportCell[] }

/** Those of the services that somebody may build reports of. */
export async function openOf(context: Context, services: readonly number[]): Promise<OpenService[]> {
  const [book, subject] = [await bookOf(context), await context.subject()]
  return services.flatMap((id) => {
    const coverage = book.findCoverage(id)
    const isOpen = coverage && can(subject, 'build', { kind: 'report', services: [coverage.permission] }).allow
    return isOpen ? [{ ...coverage, id }] : []
  })
}

/** In the language that is asked for; without those that are not there any more. */
export const nameServices = (book: NavigatorBook, services: readonly number[], locale: Language): string[] =>
  services.flatMap((id) => {
    const coverage = book.findCoverage(id)
    return coverage ? [coverage.names[locale] ?? coverage.slug] : []
  })

/** A question that is not there any more counts with the service in which the report was made. */
export async function standingOf(context: Context, { service, questions }: Wanted): Promise<Standing> {
  const book = await bookOf(context)
  const askedBy = (question: number): number => book.findAsking(question) ?? service
  const services = [...new Set([service, ...questions.map(askedBy)])]
  const open = await openOf(context, services)
  const closed = questions.filter((question) => !open.some(({ id }) => id === askedBy(question)))
  return { services, open, closed }
}

/** What the services of a report that are open to somebody answer now. */
export async function readOpen(
  context: Context,
  { open, closed }: Pick<Standing, 'open' | 'closed'>,
  { jurisdictions, questions }: Pick<KeptReport, 'jurisdictions' | 'questions'>,
): Promise<ReportNow> {
  const book = await bookOf(context)
  const found = await Promise.all(
    open.map(({ id: service }) => answersNow(book, { service, jurisdictions, questions }, context.now)),
  )
  return { open, closed, cells: found.flatMap((one) => one ?? []) }
}

/** What somebody may see of what was kept, and what stays as it was without being shown. */
export function splitCells(
  cells: readonly ReportCell[],
  { closed }: Pick<Standing, 'closed'>,
): Record<'open' | 'closed', ReportCell[]> {
  const isClosed = ({ question }: ReportCell) => closed.includes(question)
  return { open: cells.filter((cell) => !isClosed(cell)), closed: cells.filter(isClosed) }
}

/** The status tables of these services as one; undefined where there are none. */
export async function joinOpen(
  open: readonly OpenService[],
  locale: Language,
  read: (service: string) => ReturnType<NavigatorBook['matrix']>,
): Promise<NavColumns | undefined> {
  const found = await Promise.all(
    open.map(async ({ id, permission, slug, slugs, names }) => {
      const matrix: Matrix | undefined = await read(slugs[locale] ?? slug)
      return matrix ? [{ id, permission, name: names[locale] ?? slug, columns: matrix.columns }] : []
    }),
  )
  const [first, ...others] = found.flat()
  return first && joinColumns([first, ...others])
}
