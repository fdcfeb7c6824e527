import { type GuidanceParts } from '../../../../src/access/guidance-parts'
import { type NavColumns } from '../../../../src/access/nav-columns'
import { type RichTextParts } from '../../../../src/access/rich-text-parts'
import { type LocaleIn } from '../../../../src/config/locales'
import { type NavAnswer } from '../../../../src/content/nav-answer'
import { type NavQuestion } from '../../../../src/content/nav-question'
import { type Piece } from '../../../shared/differences/find-differences'
import { type DaysAhead } from '../law/days'
import { type SinceOf, type VisitsOf } from './last-seen'
import { type Gated, type Place } from './place'
import { type Deadline, type Note } from './version-parts'

export type Language = LocaleIn<'main'>

/** What there is of a service, whatever it answers. */
export type Coverage = Gated & {
  slug: string
  /** Its name in the addresses of each language that it is in. */
  slugs: Partial<Record<Language, string>>
  names: Partial<Record<Language, string>>
  jurisdictions: number[]
  /** How many there are. */
  questions: number
}

export type JurisdictionPlace = Place & {
  iso: string
  /** Where its status table is. */
  tablePath: string
  lastReviewed: string
  reviewDue: string
  isOverdue: boolean
  /** How many of its answers have changed since the reader was last there; unknown where they never were. */
  changedSinceVisit: number | undefined
}
export type RegionPlace = Place & { jurisdictions: readonly JurisdictionPlace[] }
export type ServicePlace = Place & Gated & { regions: readonly RegionPlace[] }

export type Question = Pick<NavQuestion, 'key' | 'topic' | 'position' | 'valueType'> & {
  id: number
  text: string
  help: string | undefined
  lang: string
}

/** One version of an answer, in the words of one language. */
export type Version = {
  number: number
  /** Which version the words are of, where the language has not followed yet; else the number itself. */
  textVersion: number
  lang: string
  status: NavAnswer['status'] | undefined
  threshold: string | undefined
  deadline: Deadline | undefined
  shortAnswer: string
  detail: RichTextParts
  sources: NavAnswer['sources']
  effectiveFrom: string
  effectiveTo: string | undefined
  changeKind: NavAnswer['changeKind']
  changeNote: Note | undefined
  approver: string | undefined
  /** When readers first had it. */
  publishedAt: Date
}

/** A version among the others of its answer. */
export type HistoricVersion = Version & {
  /** From which day and to which it is the law, by what is known today; of one that was replaced neither. */
  lawFrom: string | undefined
  lawTo: string | undefined
  isLawToday: boolean
}

/** What is answered on a day. */
export type Answer = Version & {
  id: number
  reviewedAt: string | undefined
  reviewedBy: string | undefined
  reviewDueAt: string | undefined
  versions: number
  /** Whether another version is the law today. */
  differsFromToday: boolean
  isChangedSinceVisit: boolean
}

export type AnsweredQuestion = Question & { answer: Answer | undefined }

export type Jurisdiction = Gated &
  JurisdictionPlace & {
    service: Place
    region: Place
    day: string
    today: string
    counselFirm: string | undefined
    counselPerson: string | undefined
    /** The number of the person of the firm. */
    reviewer: number | undefined
    sourceLanguages: readonly string[]
    /** When the reader said last that they had seen it. */
    visitedAt: Date | undefined
    /** What was seen last is this jurisdiction itself, and not the dashboard. */
    isRead: boolean
    questions: readonly AnsweredQuestion[]
    /** Another as soon as anything in the navigator is. */
    edition: string
  }

export type History = Gated & {
  answer: number
  question: Question
  service: Place
  jurisdiction: Place
  versions: readonly HistoricVersion[]
}

export type FactChange = { fact: string; before: string | undefined; after: string | undefined }

export type Difference = Gated & {
  answer: number
  question: Question
  jurisdiction: Place
  /** Undefined where there was no answer. */
  before: Version | undefined
  after: Version | undefined
  changeKind: NavAnswer['changeKind'] | undefined
  changeNote: Note | undefined
  /** Facts that differ, by the names that a version gives them. */
  facts: readonly FactChange[]
  shortAnswer: readonly Piece[]
  detail: readonly Piece[]
}

export type DayDifferences = Gated & { from: string; to: string; differences: readonly Difference[]; isCut: boolean }

/** Of one jurisdiction, all that readers have in other words than at a moment. */
export type SinceDifferences = Gated & { since: Date; differences: readonly Difference[] }

export type Matrix = Gated & { columns: NavColumns }

export type Update = {
  id: string
  answer: number
  question: Question
  region: Place
  jurisdiction: Place
  number: number
  changeKind: NavAnswer['changeKind']
  changeNote: Note | undefined
  changedAt: Date
  effectiveFrom: string
  status: NavAnswer['status'] | undefined
  statusBefore: NavAnswer['status'] | undefined
  shortAnswer: string
  lang: string
  /** The place of this version on its page. */
  path: string
}
export type Updates = Gated & {
  service: Place
  updates: readonly Update[]
  /** How many there are on all pages. */
  total: number
}
/** What of the changes is wanted. The days are those on which readers first had them. */
export type UpdatesWithin = {
  kind?: Update['changeKind'] | undefined
  /** The number of the jurisdiction. */
  jurisdiction?: number | undefined
  since?: string | undefined
  until?: string | undefined
}

/** What is asked of all services at once: those that may be read, and of them what somebody watches. */
export type Watch = {
  locale: Language
  mayRead: (permission: string) => boolean
  isWatched: (cell: { question: number; jurisdiction: number }) => boolean
}

/** An answer that is another than at a moment: as it was then, and as it is now. */
export type Moved = Gated & {
  service: Place
  cell: { question: number; jurisdiction: number }
  update: Update
  /** There was nothing before that answered the question. */
  isFirst: boolean
}
export type MovedAnswers = {
  /** Of all of them; those that follow may be the first of many. */
  total: number
  laws: number
  answers: readonly Moved[]
}

/** A version that is the law from a day on. */
export type Ahead = Gated & { service: Place; day: string; update: Update }

export type Guidance = Gated &
  Place & {
    service: Place
    region: Place | undefined
    version: number
    changedAt: Date
    reviewedAt: string | undefined
    reviewDueAt: string | undefined
    body: GuidanceParts
    citedBy: readonly Citing[]
  }

/** An answer that leads to a guidance. */
export type Citing = { answer: number; question: Question; jurisdiction: Place; path: string }

type Asked = { locale: Language; today: string }
type OfService = Asked & { service: string }
type OneVersion = { answer: number; number: number; locale: Language }
type Since = OfService & { region: string; jurisdiction: string; since: Date }
type InJurisdiction = OfService & { region: string; jurisdiction: string; day: string; visits: VisitsOf }

/** What the log says of the navigator, as one state of it. Each answer is undefined where there is no such thing. */
export type NavigatorBook = {
  /** Another as soon as anything in the navigator is. */
  edition: string
  /** What opens a service, and the numbers of the jurisdictions that it covers. */
  findCoverage: (service: number) => Coverage | undefined
  /** The numbers of all services. */
  listServices: () => number[]
  /** The service that a question is of. */
  findAsking: (question: number) => number | undefined
  /** Where reports of a service are built. */
  findBuilder: (service: number, locale: Language) => string | undefined
  /** The lawyers who answer for a jurisdiction. */
  findCounsel: (jurisdiction: number, locale: Language) => string[]
  services: (asked: Asked & { visits: VisitsOf }) => Promise<ServicePlace[]>
  jurisdiction: (asked: InJurisdiction) => Promise<Jurisdiction | undefined>
  history: (asked: Asked & { answer: number }) => Promise<History | undefined>
  difference: (asked: Asked & { answer: number; from: number; to: number }) => Promise<Difference | undefined>
  dayDifferences: (
    asked: OfService & { region: string | undefined; jurisdiction: string | undefined; from: string; to: string },
  ) => Promise<DayDifferences | undefined>
  sinceDifferences: (asked: Since) => Promise<SinceDifferences | undefined>
  matrix: (asked: OfService & { region: string | undefined; day: string }) => Promise<Matrix | undefined>
  /** The same of versions that were kept, by their answers. */
  keptMatrix: (asked: OfService & { day: string; versions: ReadonlyMap<number, number> }) => Promise<Matrix | undefined>
  /** One version of an answer as a change, with its service. */
  update: (asked: OneVersion) => Promise<(Gated & { update: Update }) | undefined>
  updates: (asked: OfService & UpdatesWithin & { first: number; skip?: number }) => Promise<Updates | undefined>
  guidance: (asked: Asked & { guidance: number }) => Promise<Guidance | undefined>
  /** Of all services that may be read, what of that which is watched changed since the moment of each place. */
  moved: (watch: Watch & { sinceOf: SinceOf; most: number }) => Promise<MovedAnswers>
  /** The same way, what is the law from a later day on. */
  ahead: (watch: Watch & { today: string; most: number }) => Promise<Ahead[]>
  /** Of these jurisdictions, what has a day that is not before one. */
  daysAhead: (asked: { locale: Language; jurisdictions: ReadonlySet<number>; from: string }) => Promise<DaysAhead>
}

export type Navigator = {
  /** The state of now; undefined as long as the log was not read to its end once. */
  open: () => Promise<NavigatorBook | undefined>
}
