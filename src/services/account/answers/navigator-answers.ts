import * as z from 'zod/mini'
import { guidanceParts } from '../../../access/guidance-parts'
import { navColumns } from '../../../access/nav-columns'
import { type navigatorOperations } from '../../../access/operations/navigator-operations'
import { richTextParts } from '../../../access/rich-text-parts'
import { deadlineUnits } from '../../../content/deadline-units'
import { changeKind, named, place, question, status } from '../navigator-parts'

const maybeText = z.nullable(z.string())

const jurisdictionPlace = z.extend(place, {
  iso: z.string(),
  tablePath: z.string(),
  lastReviewed: z.string(),
  reviewDue: z.string(),
  isOverdue: z.boolean(),
  changedSinceVisit: z.nullable(z.int()),
})
const service = z.extend(place, {
  permission: z.string(),
  regions: z.array(z.extend(place, { jurisdictions: z.array(jurisdictionPlace) })),
})

const versionFields = {
  textVersion: z.int(),
  lang: z.string(),
  status,
  threshold: maybeText,
  deadline: z.nullable(
    z.object({
      amount: z.number(),
      unit: z.nullable(named(deadlineUnits)),
      from: maybeText,
    }),
  ),
  shortAnswer: z.string(),
  detail: richTextParts,
  sources: z.array(z.object({ title: z.string(), provision: maybeText, url: maybeText })),
  effectiveFrom: z.string(),
  effectiveTo: maybeText,
  changeKind,
  changeNote: maybeText,
  noteLang: maybeText,
  approver: maybeText,
  publishedAt: z.string(),
}
const version = z.object({
  ...versionFields,
  number: z.int(),
  lawFrom: maybeText,
  lawTo: maybeText,
  isLawToday: z.boolean(),
})
const answer = z.object({
  ...versionFields,
  /** The number of the answer. */
  number: z.int(),
  version: z.int(),
  reviewedAt: maybeText,
  reviewedBy: maybeText,
  reviewDueAt: maybeText,
  versions: z.int(),
  differsFromToday: z.boolean(),
  isChangedSinceVisit: z.boolean(),
})

const jurisdiction = z.extend(z.omit(jurisdictionPlace, { slug: true }), {
  day: z.string(),
  today: z.string(),
  edition: z.string(),
  service: place,
  region: place,
  counselFirm: maybeText,
  counselPerson: maybeText,
  sourceLanguages: z.array(z.string()),
  visitedAt: maybeText,
  isRead: z.boolean(),
  reviewer: z.nullable(z.object({ id: z.string(), name: z.string(), jobTitle: z.string(), path: z.string() })),
  questions: z.array(z.extend(question, { answer: z.nullable(answer) })),
})

const pieces = z.array(z.object({ kind: z.enum(['SAME', 'ADDED', 'REMOVED']), text: z.string() }))
const difference = z.object({
  answer: z.int(),
  question,
  jurisdiction: place,
  lang: z.string(),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  changeKind: z.nullable(changeKind),
  changeNote: maybeText,
  noteLang: maybeText,
  facts: z.array(z.object({ fact: z.string(), before: maybeText, after: maybeText })),
  shortAnswer: pieces,
  detail: pieces,
})

const update = z.object({
  key: z.string(),
  answer: z.int(),
  version: z.int(),
  question,
  region: place,
  jurisdiction: place,
  changeKind,
  changeNote: maybeText,
  noteLang: maybeText,
  changedAt: z.string(),
  effectiveFrom: z.string(),
  status,
  statusBefore: status,
  shortAnswer: z.string(),
  lang: z.string(),
  path: z.string(),
})

const guidance = z.object({
  number: z.int(),
  title: z.string(),
  lang: z.string(),
  path: z.string(),
  service: place,
  region: z.nullable(place),
  version: z.int(),
  changedAt: z.string(),
  reviewedAt: maybeText,
  reviewDueAt: maybeText,
  body: guidanceParts,
  citedBy: z.array(z.object({ answer: z.int(), path: z.string(), question, jurisdiction: place })),
})

const feedAddress = z.object({ service: z.int(), feedPath: z.string(), tablePath: z.string(), madeAt: z.string() })

const reading = z.object({ id: z.string(), answer: z.int(), version: z.int(), madeAt: z.string() })

/** What the operations of the navigator are answered with. */
export const navigatorAnswers = {
  NavServices: z.object({ navServices: z.array(service) }),
  NavJurisdiction: z.object({ navJurisdiction: jurisdiction }),
  NavAnswerHistory: z.object({
    navAnswerHistory: z.object({
      answer: z.int(),
      question,
      service: place,
      jurisdiction: place,
      versions: z.array(version),
    }),
  }),
  NavDifference: z.object({ navDifference: difference }),
  NavDayDifferences: z.object({
    navDayDifferences: z.object({
      from: z.string(),
      to: z.string(),
      isCut: z.boolean(),
      differences: z.array(difference),
    }),
  }),
  NavSinceDifferences: z.object({
    navSinceDifferences: z.object({ since: z.string(), differences: z.array(difference) }),
  }),
  NavMatrix: z.object({ navMatrix: z.object({ columns: navColumns }) }),
  NavUpdates: z.object({
    navUpdates: z.object({ service: place, total: z.int(), updates: z.array(update) }),
  }),
  NavFeedAddress: z.object({ navFeedAddress: z.nullable(feedAddress) }),
  ReplaceNavFeedAddress: z.object({ replaceNavFeedAddress: feedAddress }),
  NavGuidance: z.object({ navGuidance: guidance }),
  MarkNavSeen: z.object({
    markNavSeen: z.object({ service: z.int(), jurisdictions: z.array(z.int()), seenAt: z.string() }),
  }),
  AttestReading: z.object({ attestReading: reading }),
  NavReadings: z.object({ navReadings: z.array(reading) }),
  NavClientReadings: z.object({
    navClientReadings: z.array(z.extend(reading, { person: z.string(), name: maybeText })),
  }),
} as const satisfies Record<keyof typeof navigatorOperations, z.ZodMiniType>

export type NavPlace = z.output<typeof place>
export type NavServicePlace = z.output<typeof service>
export type NavQuestion = z.output<typeof question>
export type NavJurisdiction = z.output<typeof jurisdiction>
export type NavAnswer = z.output<typeof answer>
export type NavVersion = z.output<typeof version>
export type NavPiece = z.output<typeof pieces>[number]
export type NavDifference = z.output<typeof difference>
export type NavUpdate = z.output<typeof update>
export type NavFeedAddress = z.output<typeof feedAddress>
export type NavGuidance = z.output<typeof guidance>
