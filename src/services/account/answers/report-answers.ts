import * as z from 'zod/mini'
import { navColumns } from '../../../access/nav-columns'
import { reportFormats } from '../../../forms/report-export'
import { changes, report } from './kept-report-answers'

const version = z.object({
  number: z.int(),
  title: z.string(),
  jurisdictions: z.array(z.int()),
  questions: z.array(z.int()),
  answers: z.int(),
  keptAt: z.string(),
})

const share = z.object({
  id: z.string(),
  organisation: z.int(),
  address: z.nullable(z.string()),
  mayEdit: z.boolean(),
  until: z.string(),
  revokedAt: z.nullable(z.string()),
})

const sharing = z.object({
  id: z.string(),
  organisations: z.array(z.object({ id: z.string(), name: z.string() })),
  shares: z.array(share),
  openings: z.array(
    z.object({ id: z.string(), person: z.nullable(z.string()), isRefused: z.boolean(), openedAt: z.string() }),
  ),
})

const given = z.object({
  id: z.string(),
  format: z.enum(reportFormats),
  state: z.enum(['MAKING', 'DONE', 'FAILED']),
  address: z.nullable(z.string()),
})

const clientExport = z.object({
  id: z.string(),
  person: z.string(),
  name: z.nullable(z.string()),
  services: z.array(z.int()),
  serviceNames: z.array(z.string()),
  format: z.enum(reportFormats),
  cells: z.int(),
  askedAt: z.string(),
})

/** What the account answers to the report builder, beside what it answers of the reports that somebody keeps. */
export const reportAnswers = {
  SharedReports: z.object({ viewer: z.object({ sharedReports: z.array(report) }) }),
  ReportMatrix: z.object({ reportMatrix: z.object({ columns: navColumns }) }),
  NavCounsel: z.object({
    navCounsel: z.object({ all: z.array(z.object({ jurisdiction: z.int(), names: z.array(z.string()) })) }),
  }),
  NavSample: z.object({ navSample: z.object({ columns: navColumns }) }),
  ReportClientExports: z.object({ reportClientExports: z.array(clientExport) }),
  NoteTableExport: z.object({ noteTableExport: given }),
  Report: z.object({ report }),
  OpenReport: z.object({ openReport: report }),
  ReportVersions: z.object({ report: z.object({ id: z.string(), versions: z.array(version) }) }),
  TakeReportVersion: z.object({ takeReportVersion: report }),
  ReportSharing: z.object({ reportSharing: sharing }),
  ShareReport: z.object({ shareReport: share }),
  EndReportShare: z.object({ endReportShare: share }),
  SaveReport: z.object({ saveReport: report }),
  ChangeReport: z.object({ changeReport: report }),
  RefreshReport: z.object({ refreshReport: report }),
  NoteReport: z.object({ noteReport: report }),
  GiveOutReport: z.object({ giveOutReport: given }),
  CheckedReport: z.object({
    checkedReport: z.object({
      madeAt: z.string(),
      cells: z.int(),
      path: z.nullable(z.string()),
      unseen: z.array(z.string()),
      changes,
    }),
  }),
  ReportExport: z.object({ reportExport: given }),
} as const

export type GivenReport = z.output<typeof given>
export type ReportSharing = z.output<typeof sharing>
export type ReportVersion = z.output<typeof version>
