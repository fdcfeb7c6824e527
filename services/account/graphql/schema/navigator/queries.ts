import { bookOf, type Context } from '../../context'
import { invalid, notFound } from '../../refusals'
import { byAnybodySignedIn } from '../../rules'
import { builder } from '../builder'
import { NavDayDifferencesType, NavDifferenceType, NavHistoryType, NavSinceDifferencesType } from './difference'
import { NavChangeKind } from './enums'
import { NavJurisdictionType, NavServicePlaceType } from './jurisdiction'
import { lastSeenOf } from './last-seen'
import { NavGuidanceType, NavMatrixType, NavUpdatesType } from './lists'

const mostUpdates = 100
const mostSkipped = 100_000

export const todayOf = ({ now }: Context): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The number that an id stands for; one that is none is nobody's. */
export function toNumber(id: string | number): number {
  const number = Number(id)
  if (!Number.isSafeInteger(number) || number < 1) throw notFound()
  return number
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound()
  return value
}

builder.queryField('navServices', (t) =>
  t.field({
    type: [NavServicePlaceType],
    description: 'The services of the navigator that the asker may read.',
    extensions: byAnybodySignedIn,
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { locale }, context) =>
      (await bookOf(context)).services({ locale, today: todayOf(context), visits: await lastSeenOf(context) }),
  }),
)

builder.queryField('navJurisdiction', (t) =>
  t.field({
    type: NavJurisdictionType,
    description: 'By the names in the addresses of its page.',
    extensions: byAnybodySignedIn,
    args: {
      service: t.arg.string({ required: true }),
      region: t.arg.string({ required: true }),
      jurisdiction: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
      day: t.arg({ type: 'Day', description: 'Today, where none is said.' }),
    },
    resolve: async (_root, { locale, day, ...asked }, context) => {
      const today = todayOf(context)
      const book = await bookOf(context)
      const visits = await lastSeenOf(context)
      const shown = await book.jurisdiction({ ...asked, locale, today, day: day ?? today, visits })
      return { ...found(shown), locale }
    },
  }),
)

builder.queryField('navAnswerHistory', (t) =>
  t.field({
    type: NavHistoryType,
    extensions: byAnybodySignedIn,
    args: { answer: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { answer, locale }, context) => {
      const book = await bookOf(context)
      return found(await book.history({ answer: toNumber(answer), locale, today: todayOf(context) }))
    },
  }),
)

builder.queryField('navDifference', (t) =>
  t.field({
    type: NavDifferenceType,
    description: 'Between two versions of an answer, by their numbers.',
    extensions: byAnybodySignedIn,
    args: {
      answer: t.arg.id({ required: true }),
      from: t.arg.int({ required: true }),
      to: t.arg.int({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { answer, ...asked }, context) => {
      const book = await bookOf(context)
      return found(await book.difference({ ...asked, answer: toNumber(answer), today: todayOf(context) }))
    },
  }),
)

builder.queryField('navDayDifferences', (t) =>
  t.field({
    type: NavDayDifferencesType,
    description: 'Between the law of two days: of a jurisdiction, of a region, or of a whole service.',
    extensions: byAnybodySignedIn,
    args: {
      service: t.arg.string({ required: true }),
      region: t.arg.string(),
      jurisdiction: t.arg.string(),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { region, jurisdiction, ...asked }, context) => {
      if (jurisdiction != null && region == null) throw invalid(['region'])
      const book = await bookOf(context)
      const within = { region: region ?? undefined, jurisdiction: jurisdiction ?? undefined }
      return found(await book.dayDifferences({ ...asked, ...within, today: todayOf(context) }))
    },
  }),
)

builder.queryField('navSinceDifferences', (t) =>
  t.field({
    type: NavSinceDifferencesType,
    description: 'Of one jurisdiction, between what readers had at a moment and what they have.',
    extensions: byAnybodySignedIn,
    args: {
      service: t.arg.string({ required: true }),
      region: t.arg.string({ required: true }),
      jurisdiction: t.arg.string({ required: true }),
      since: t.arg({ type: 'Moment', required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, asked, context) =>
      found(await (await bookOf(context)).sinceDifferences({ ...asked, today: todayOf(context) })),
  }),
)

builder.queryField('navMatrix', (t) =>
  t.field({
    type: NavMatrixType,
    extensions: byAnybodySignedIn,
    args: {
      service: t.arg.string({ required: true }),
      region: t.arg.string({ description: 'All of them, where none is said.' }),
      locale: t.arg({ type: 'Locale', required: true }),
      day: t.arg({ type: 'Day' }),
    },
    resolve: async (_root, { service, region, locale, day }, context) => {
      const today = todayOf(context)
      const book = await bookOf(context)
      return found(await book.matrix({ service, region: region ?? undefined, locale, today, day: day ?? today }))
    },
  }),
)

builder.queryField('navUpdates', (t) =>
  t.field({
    type: NavUpdatesType,
    extensions: byAnybodySignedIn,
    args: {
      service: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
      first: t.arg.int({ required: true }),
      skip: t.arg.int(),
      kind: t.arg({ type: NavChangeKind }),
      jurisdiction: t.arg.id(),
      since: t.arg({ type: 'Day', description: 'The first day on which readers had them.' }),
      until: t.arg({ type: 'Day' }),
    },
    resolve: async (_root, { first, skip, kind, jurisdiction, since, until, ...asked }, context) => {
      if (first < 1 || first > mostUpdates) throw invalid(['first'])
      if (skip != null && (skip < 0 || skip > mostSkipped)) throw invalid(['skip'])
      const within = {
        ...{ kind: kind ?? undefined, since: since ?? undefined, until: until ?? undefined },
        jurisdiction: jurisdiction == null ? undefined : toNumber(jurisdiction),
      }
      const book = await bookOf(context)
      const page = { first, skip: skip ?? 0, today: todayOf(context) }
      return found(await book.updates({ ...asked, ...within, ...page }))
    },
  }),
)

builder.queryField('navGuidance', (t) =>
  t.field({
    type: NavGuidanceType,
    extensions: byAnybodySignedIn,
    args: { guidance: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_root, { guidance, locale }, context) => {
      const book = await bookOf(context)
      return found(await book.guidance({ guidance: toNumber(guidance), locale, today: todayOf(context) }))
    },
  }),
)
