import * as z from 'zod/mini'

const maybe = z.nullable(z.int())

export const changes = z.array(
  z.object({ question: z.int(), jurisdiction: z.int(), answer: z.int(), before: maybe, after: maybe }),
)

export const report = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  view: z.string(),
  service: z.int(),
  services: z.array(z.int()),
  jurisdictions: z.array(z.int()),
  questions: z.array(z.int()),
  closed: z.array(z.int()),
  isOpen: z.boolean(),
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  cells: z.int(),
  changes,
  notes: z.array(z.object({ place: z.string(), text: z.string(), version: z.int() })),
  madeAt: z.string(),
  changedAt: z.string(),
  removedAt: z.nullable(z.string()),
})

const listed = z.extend(z.pick(report, { id: true, title: true, isOpen: true, isOwn: true, cells: true }), {
  path: z.nullable(z.string()),
  changes: z.array(z.object({ answer: z.int() })),
})

/** What is answered of the reports that somebody keeps. */
export const keptReportAnswers = {
  Reports: z.object({ viewer: z.object({ reports: z.array(report), removedReports: z.array(report) }) }),
  KeptReports: z.object({ viewer: z.object({ reports: z.array(listed), sharedReports: z.array(listed) }) }),
  RemoveReport: z.object({ removeReport: report }),
  RestoreReport: z.object({ restoreReport: report }),
} as const

export type ListedReport = z.output<typeof listed>
export type Report = z.output<typeof report>
