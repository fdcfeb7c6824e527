import * as z from 'zod'
import { reportFormats } from '../../forms/report-export'

const maybe = z.int().nullable()

const changes = z.array(
  z.object({ question: z.int(), jurisdiction: z.int(), answer: z.int(), before: maybe, after: maybe }),
)

export const report = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  service: z.int(),
  jurisdictions: z.array(z.int()),
  questions: z.array(z.int()),
  isOpen: z.boolean(),
  cells: z.int(),
  changes,
  notes: z.array(z.object({ place: z.string(), text: z.string(), version: z.int() })),
  madeAt: z.string(),
  changedAt: z.string(),
  removedAt: z.string().nullable(),
})

const given = z.object({
  id: z.string(),
  format: z.enum(reportFormats),
  state: z.enum(['MAKING', 'DONE', 'FAILED']),
  address: z.string().nullable(),
})

/** What the account answers to the report builder. */
export const reportAnswers = {
  Reports: z.object({ viewer: z.object({ reports: z.array(report), removedReports: z.array(report) }) }),
  SaveReport: z.object({ saveReport: report }),
  ChangeReport: z.object({ changeReport: report }),
  RefreshReport: z.object({ refreshReport: report }),
  NoteReport: z.object({ noteReport: report }),
  GiveOutReport: z.object({ giveOutReport: given }),
  CheckedReport: z.object({ checkedReport: z.object({ madeAt: z.string(), cells: z.int(), changes }) }),
  ReportExport: z.object({ reportExport: given }),
  RemoveReport: z.object({ removeReport: report }),
  RestoreReport: z.object({ restoreReport: report }),
} as const

export type GivenReport = z.output<typeof given>
export type Report = z.output<typeof report>
