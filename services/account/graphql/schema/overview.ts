import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { type Ahead, type Moved, type Watch } from '../../navigator/book/book'
import { type SinceOf } from '../../navigator/book/last-seen'
import { type ConsultationDay } from '../../navigator/law/days'
import { type KeptReport } from '../../records/reports'
import { askerOf, bookOf, type Context } from '../context'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { FeedItemType, findSince, followedBy, listEventsToCome } from './feed'
import { NavChangeKind, NavStatus } from './navigator/enums'
import { lastSeenOf } from './navigator/last-seen'
import { bySubscribers, NavPlaceType } from './navigator/place'
import { todayOf } from './navigator/queries'
import { NavQuestionType } from './navigator/version'
import { ViewerType } from './viewer'

type Locale = LocaleIn<'main'>
type Affected = Pick<KeptReport, 'id' | 'title'>

const mostAnswers = 100
const mostAhead = 20
const mostReports = 100

const AffectedReportType = builder.objectRef<Affected>('AffectedReport').implement({
  description: 'A report of their own that has another version of an answer in it.',
  extensions: seenWithParent,
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
})

const MovedAnswerType = builder.objectRef<Moved & { reports: readonly Affected[] }>('MovedAnswer').implement({
  description: 'An answer that is another than it was at a moment.',
  extensions: bySubscribers,
  fields: (t) => ({
    key: t.string({ resolve: ({ update }) => update.id }),
    service: t.expose('service', { type: NavPlaceType }),
    jurisdiction: t.field({ type: NavPlaceType, resolve: ({ update }) => update.jurisdiction }),
    question: t.field({ type: NavQuestionType, resolve: ({ update }) => update.question }),
    changeKind: t.field({
      type: NavChangeKind,
      description: 'Of several changes, the weightiest.',
      resolve: ({ update }) => update.changeKind,
    }),
    isFirst: t.exposeBoolean('isFirst', { description: 'Nothing was answered before.' }),
    changeNote: t.string({ nullable: true, resolve: ({ update }) => update.changeNote?.text }),
    noteLang: t.string({ nullable: true, resolve: ({ update }) => update.changeNote?.lang }),
    changedAt: t.field({ type: 'Moment', resolve: ({ update }) => update.changedAt }),
    effectiveFrom: t.field({ type: 'Day', resolve: ({ update }) => update.effectiveFrom }),
    status: t.field({ type: NavStatus, nullable: true, resolve: ({ update }) => update.status }),
    statusBefore: t.field({ type: NavStatus, nullable: true, resolve: ({ update }) => update.statusBefore }),
    shortAnswer: t.string({ resolve: ({ update }) => update.shortAnswer }),
    lang: t.string({ resolve: ({ update }) => update.lang }),
    path: t.string({ resolve: ({ update }) => update.path }),
    reports: t.field({ type: [AffectedReportType], resolve: ({ reports }) => [...reports] }),
  }),
})

type Shown = {
  sub: string
  locale: Locale
  edition: string
  since: Date
  isFirst: boolean
  followed: readonly string[]
  moved: { total: number; laws: number; answers: readonly (Moved & { reports: readonly Affected[] })[] }
}

const isPlace = (name: string): boolean => name.startsWith('nav-jurisdiction-')

const OverviewType = builder.objectRef<Shown>('Overview').implement({
  description: 'What changed in the law that concerns somebody: in the places that they follow, and in their reports.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Shown) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    edition: t.exposeString('edition', { description: 'Which state of the navigator it was found in.' }),
    since: t.expose('since', { type: 'Moment' }),
    isFirst: t.exposeBoolean('isFirst', { description: 'They were never here before.' }),
    total: t.int({ resolve: ({ moved }) => moved.total }),
    laws: t.int({ description: 'In how many the law changed.', resolve: ({ moved }) => moved.laws }),
    answers: t.field({
      type: [MovedAnswerType],
      description: 'First those in which the law changed; at most 100.',
      resolve: ({ moved }) => [...moved.answers],
    }),
    subjects: t.int({
      description: 'How many subjects they follow, beside places.',
      resolve: ({ followed }) => followed.filter((name) => !isPlace(name)).length,
    }),
    places: t.int({
      description: 'How many jurisdictions they follow; where it is none, all that they may read count.',
      resolve: ({ followed }) => followed.filter(isPlace).length,
    }),
    kept: t.int({
      description: 'How many pages they keep.',
      resolve: async ({ sub }, _args, context) => (await context.sources.favourites.listOf(sub)).length,
    }),
    eventsToCome: t.field({
      type: [FeedItemType],
      description: 'Events that are open to everybody: for the first day, when there is nothing else yet.',
      resolve: ({ isFirst, locale }, _args, context) => (isFirst ? listEventsToCome(context, locale) : []),
    }),
  }),
})

type Cell = { question: number; jurisdiction: number }
const hasCell = ({ jurisdictions, questions }: KeptReport, { question, jurisdiction }: Cell): boolean =>
  jurisdictions.includes(jurisdiction) && questions.includes(question)

/** What of the navigator concerns somebody; without places of their own, all that they may read. */
async function watchOf(context: Context, locale: Locale) {
  const { sub } = askerOf(context)
  const [subject, followed, reports] = await Promise.all([
    context.subject(),
    followedBy(context),
    context.sources.reports.listOf(sub, mostReports),
  ])
  const places = new Set(followed.filter(isPlace))
  const watch: Watch = {
    locale,
    mayRead: (service) => can(subject, 'read', { kind: 'navigator', service }).allow,
    isWatched: (cell) =>
      places.size === 0 ||
      places.has(`nav-jurisdiction-${cell.jurisdiction}`) ||
      reports.some((report) => hasCell(report, cell)),
  }
  return { watch, followed, reports }
}

/** Those that were kept with another version of it, or with none. */
function findAffected({ cell, update }: Moved, reports: readonly KeptReport[]): Affected[] {
  return reports.filter((report) => {
    if (!hasCell(report, cell)) return false
    return report.cells.find(({ answer }) => answer === update.answer)?.version !== update.number
  })
}

builder.objectField(ViewerType, 'overview', (t) =>
  t.field({
    type: OverviewType,
    args: {
      locale: t.arg({ type: 'Locale', required: true }),
      since: t.arg({
        type: 'Day',
        description: 'Where none is said, the moment at which they last read each place, or their last visit.',
      }),
    },
    resolve: async ({ sub }, { locale, since: day }, context) => {
      const book = await bookOf(context)
      const [{ watch, followed, reports }, begun, lastSeen] = await Promise.all([
        watchOf(context, locale),
        findSince(context, day ?? undefined),
        lastSeenOf(context),
      ])
      const sinceOf: SinceOf = ({ service, jurisdiction }) =>
        (day == null ? lastSeen(service).get(jurisdiction)?.at : undefined) ?? begun.since
      const { answers, ...counts } = await book.moved({ ...watch, sinceOf, most: mostAnswers })
      const moved = answers.map((one) => ({ ...one, reports: findAffected(one, reports) }))
      return { sub, locale, edition: book.edition, ...begun, followed, moved: { ...counts, answers: moved } }
    },
  }),
)

const LawAheadType = builder.objectRef<Ahead>('LawAhead').implement({
  description: 'A version of an answer that is the law from a later day on.',
  extensions: bySubscribers,
  fields: (t) => ({
    key: t.string({ resolve: ({ update }) => update.id }),
    day: t.expose('day', { type: 'Day' }),
    service: t.expose('service', { type: NavPlaceType }),
    jurisdiction: t.field({ type: NavPlaceType, resolve: ({ update }) => update.jurisdiction }),
    question: t.field({ type: NavQuestionType, resolve: ({ update }) => update.question }),
    status: t.field({ type: NavStatus, nullable: true, resolve: ({ update }) => update.status }),
    path: t.string({ resolve: ({ update }) => update.path }),
  }),
})

builder.objectField(ViewerType, 'lawAhead', (t) =>
  t.field({
    type: [LawAheadType],
    description:
      'What comes into force in the places that they follow and in their reports, the next first; at most 20.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_viewer, { locale }, context) => {
      const book = await bookOf(context)
      const { watch } = await watchOf(context, locale)
      return book.ahead({ ...watch, today: todayOf(context), most: mostAhead })
    },
  }),
)

const ConsultationAheadType = builder.objectRef<ConsultationDay>('ConsultationAhead').implement({
  description: 'A consultation on a rule to come, which anybody may answer until a day.',
  extensions: seenWithParent,
  fields: (t) => ({
    key: t.exposeString('key'),
    day: t.expose('day', { type: 'Day', description: 'The last day.' }),
    title: t.exposeString('title'),
    authority: t.exposeString('authority'),
    jurisdiction: t.expose('jurisdiction', { type: NavPlaceType }),
  }),
})

const jurisdictionsOf = (followed: readonly string[], reports: readonly KeptReport[]): ReadonlySet<number> =>
  new Set([
    ...followed.filter(isPlace).map((name) => Number(name.slice('nav-jurisdiction-'.length))),
    ...reports.flatMap((report) => report.jurisdictions),
  ])

builder.objectField(ViewerType, 'consultationsAhead', (t) =>
  t.field({
    type: [ConsultationAheadType],
    description:
      'Which consultations close in the places that they follow and in their reports, the next first; at most 20.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async ({ sub }, { locale }, context) => {
      const [book, followed, reports] = await Promise.all([
        bookOf(context),
        followedBy(context),
        context.sources.reports.listOf(sub, mostReports),
      ])
      const asked = { locale, from: todayOf(context), jurisdictions: jurisdictionsOf(followed, reports) }
      const { consultations } = await book.daysAhead(asked)
      return consultations.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, mostAhead)
    },
  }),
)

builder.subscriptionField('navEdition', (t) =>
  t.string({
    description: 'The state of the navigator, as soon as it is another than the one that is known.',
    extensions: byAnybodySignedIn,
    args: { known: t.arg.string({ required: true }) },
    subscribe: (_root, { known }, context) => context.sources.editions.follow(known),
    resolve: (edition: string) => edition,
  }),
)
