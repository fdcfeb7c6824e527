import { can, type Subject } from '../../../../src/access/can'
import {
  type NoticeChoices,
  type NoticeKind,
  noticeKinds,
  type NoticeRate,
  noticeRates,
  type NoticeWay,
  noticeWays,
  parseNotices,
  usualNotices,
  usualTimes,
} from '../../../../src/forms/account-notices'
import { type Kept } from '../../records/one-row'
import { type Notices } from '../../records/personal'
import { askerOf, type Context } from '../context'
import { conflict, invalid } from '../refusals'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

type Choice = { kind: NoticeKind; way: NoticeWay; rate: NoticeRate }

const ChoiceType = builder.objectRef<Choice>('NoticeChoice').implement({
  extensions: seenWithParent,
  fields: (t) => ({ kind: t.exposeString('kind'), way: t.exposeString('way'), rate: t.exposeString('rate') }),
})

const toChoices = (kept: Partial<NoticeChoices>): Choice[] => {
  const all = { ...usualNotices, ...kept }
  return noticeKinds.flatMap((kind) => noticeWays.map((way) => ({ kind, way, rate: all[`${kind} ${way}`] })))
}

const NoticesType = builder.objectRef<Kept<Notices>>('Notices').implement({
  description: 'How often somebody wants to hear of what, and by which way.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Kept<Notices>) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    version: t.exposeInt('version'),
    choices: t.field({ type: [ChoiceType], resolve: ({ choices }) => toChoices(choices) }),
    hour: t.exposeInt('hour', { description: 'In their time zone.' }),
    weekday: t.exposeInt('weekday', { description: 'Of weekly letters; 1 is Monday.' }),
    pausedUntil: t.field({
      type: 'Day',
      nullable: true,
      description: 'Nothing is sent before this day.',
      resolve: ({ pausedUntil }) => pausedUntil,
    }),
  }),
})

export async function loadNotices(context: Context): Promise<Kept<Notices>> {
  const { sub } = askerOf(context)
  const kept = await context.sources.personal.notices.find(sub)
  return kept ?? { sub, version: 0, choices: {}, pausedUntil: null, ...usualTimes }
}

builder.objectField(ViewerType, 'notices', (t) =>
  t.field({ type: NoticesType, resolve: (_viewer, _args, context) => loadNotices(context) }),
)

const ChoiceInput = builder.inputType('NoticeChoiceInput', {
  fields: (t) => ({
    kind: t.string({ required: true, description: noticeKinds.join(', ') }),
    way: t.string({ required: true, description: noticeWays.join(', ') }),
    rate: t.string({ required: true, description: noticeRates.join(', ') }),
  }),
})

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most

builder.mutationField('changeNotices', (t) =>
  t.field({
    type: NoticesType,
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: 'The version that is changed.' }),
      choices: t.arg({ type: [ChoiceInput], required: true, description: 'Those that are not as usual.' }),
      hour: t.arg.int({ required: true }),
      weekday: t.arg.int({ required: true }),
      pausedUntil: t.arg({ type: 'Day' }),
    },
    resolve: async (_root, { key, version, choices: given, hour, weekday, pausedUntil = null }, context) => {
      const choices = parseNotices(Object.fromEntries(given.map(({ kind, way, rate }) => [`${kind} ${way}`, rate])))
      if (!choices) throw invalid(['choices'])
      if (!isWithin(hour, 0, 23)) throw invalid(['hour'])
      if (!isWithin(weekday, 1, 7)) throw invalid(['weekday'])
      const said = { choices, hour, weekday, pausedUntil }
      const changed = await context.sources.personal.notices.change(askerOf(context).sub, { version, key }, said)
      if (!changed) throw conflict((await loadNotices(context)).version)
      return changed
    },
  }),
)
