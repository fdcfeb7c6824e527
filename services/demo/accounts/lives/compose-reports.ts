import { randomUUID } from 'node:crypto'
import { type ReportFormat } from '../../../../src/forms/report-export'
import { cellsOf } from '../../../account/navigator/report-cells'
import { type Living, made, type Row, type Rows } from './compose-rows'
import { type Life } from './life'
import { daysBefore, type Ground, type Service, toDay } from './read-ground'

type Report = Life['reports'][number]
type Choice = { jurisdictions: number[]; questions: number[] }

/** Reports as they were kept: with the law of that day, so that what changed since is seen on reopening. */
export async function composeReports({ life, ground }: Living): Promise<Rows> {
  const reports = await Promise.all(life.reports.map((report) => composeReport(report, ground)))
  return { 'account.reports': reports.filter((row) => row !== undefined), ...composeExports(life, ground) }
}

async function composeReport(report: Report, ground: Ground): Promise<Row | undefined> {
  const service = ground.services.find(({ permission }) => permission === report.service)
  if (!service) return undefined
  const { title, days, isFresh = false, note } = report
  const keptAt = daysBefore(ground, days)
  const today = toDay(ground.moment)
  const day = isFresh ? today : toDay(keptAt)
  const matrix = await ground.book.matrix({ service: service.slug, locale: 'en', region: undefined, day, today })
  if (!matrix) return undefined
  const { columns } = matrix
  const choice = choose(report, {
    service,
    ground,
    questions: columns.questions.id,
    jurisdictions: columns.jurisdictions.id,
  })
  return {
    ...{ ...made(keptAt), title, service: service.id, ...choice, cells: cellsOf(columns, choice) },
    ...{ notes: note === undefined ? {} : { report: { text: note, version: 1 } }, version: 1, last_key: randomUUID() },
    ...{ made_at: keptAt, changed_at: isFresh ? daysBefore(ground, 1) : keptAt },
  }
}

type From = { service: Service; ground: Ground } & Choice

/** Those in which something changed since come first, the rest as editors have them in order. */
function choose(report: Report, { service, ground, ...all }: From): Choice {
  const changed = service.updates.filter(({ changedAt }) => changedAt > daysBefore(ground, report.days))
  const named = typeof report.jurisdictions === 'number' ? undefined : report.jurisdictions
  const jurisdictions =
    named?.flatMap((name) => ground.findPage(name)?.id ?? []) ??
    firstOf([...changed.map(({ jurisdiction }) => jurisdiction.id), ...all.jurisdictions], Number(report.jurisdictions))
  const asked = changed
    .filter(({ jurisdiction }) => jurisdictions.includes(jurisdiction.id))
    .map(({ question }) => question.id)
  return { jurisdictions, questions: firstOf([...asked, ...all.questions], report.questions) }
}

const firstOf = (numbers: readonly number[], most: number): number[] => [...new Set(numbers)].slice(0, most)

const formats = ['PDF_A4', 'DOCX', 'CSV'] satisfies ReportFormat[]

function composeExports({ audited, reports }: Life, ground: Ground): Rows {
  const [report] = reports
  const service = ground.services.find(({ permission }) => permission === report?.service)
  if (!audited || !service) return {}
  return {
    'account.report_exports': formats.slice(0, audited.exports).map((format, at) => {
      const askedAt = daysBefore(ground, 21 - at * 6)
      return {
        ...{ ...made(askedAt), organisation: ground.organisation, service: service.id, format, cells: 48 },
        ...{ asked_at: askedAt, done_at: askedAt },
      }
    }),
  }
}
