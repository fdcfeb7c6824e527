import * as z from 'zod/mini'
import { changeKind, place, question, status } from '../navigator-parts'
import { report } from './kept-report-answers'
import { ofViewer } from './of-viewer'
import { registration } from './registration-answers'

const maybeText = z.nullable(z.string())

const moved = z.object({
  key: z.string(),
  service: place,
  jurisdiction: place,
  question,
  changeKind,
  isFirst: z.boolean(),
  changeNote: maybeText,
  noteLang: maybeText,
  changedAt: z.string(),
  effectiveFrom: z.string(),
  status,
  statusBefore: status,
  shortAnswer: z.string(),
  lang: z.string(),
  path: z.string(),
  reports: z.array(z.object({ id: z.string(), title: z.string() })),
})
const comingEvent = z.object({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  detail: maybeText,
  datedAt: maybeText,
})
const overview = z.object({
  edition: z.string(),
  since: z.string(),
  isFirst: z.boolean(),
  total: z.int(),
  laws: z.int(),
  answers: z.array(moved),
  subjects: z.int(),
  places: z.int(),
  kept: z.int(),
  eventsToCome: z.array(comingEvent),
})
const kept = z.extend(z.pick(report, { id: true, title: true, isOpen: true, cells: true, changes: true }), {
  path: maybeText,
})
const lawAhead = z.object({
  key: z.string(),
  day: z.string(),
  service: place,
  jurisdiction: place,
  question,
  status,
  path: z.string(),
})

const consultationAhead = z.object({
  key: z.string(),
  day: z.string(),
  title: z.string(),
  authority: z.string(),
  jurisdiction: place,
})

/** What is answered to the first screen of somebody's own. */
export const overviewAnswers = {
  Overview: ofViewer({ overview }),
  ReportsNow: ofViewer({ reports: z.array(kept) }),
  DatesAhead: ofViewer({
    registrations: z.array(z.omit(registration, { otherMode: true, certificate: true, watch: true })),
    lawAhead: z.array(lawAhead),
    consultationsAhead: z.array(consultationAhead),
  }),
  MarkAllSeen: z.object({ markAllNavSeen: z.object({ id: z.string() }) }),
  LawEdition: z.object({ navEdition: z.string() }),
} as const

export type Overview = z.output<typeof overview>
export type MovedAnswer = z.output<typeof moved>
export type KeptNow = z.output<typeof kept>
export type LawAhead = z.output<typeof lawAhead>
export type ConsultationAhead = z.output<typeof consultationAhead>
export type ComingEvent = z.output<typeof comingEvent>
