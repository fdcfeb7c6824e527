import { type HistoricVersion, type Question, type Version } from '../../../navigator/book/book'
import { type Deadline } from '../../../navigator/book/version-parts'
import { seenWithParent } from '../../rules'
import { builder } from '../builder'
import { NavChangeKind, NavStatus, NavUnit, NavValueType } from './enums'

export const NavQuestionType = builder.objectRef<Question>('NavQuestion').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    key: t.exposeString('key'),
    topic: t.exposeString('topic'),
    position: t.exposeFloat('position'),
    valueType: t.expose('valueType', { type: NavValueType }),
    text: t.exposeString('text'),
    help: t.string({ nullable: true, resolve: ({ help }) => help }),
    lang: t.exposeString('lang'),
  }),
})

export const NavDeadlineType = builder.objectRef<Deadline>('NavDeadline').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    amount: t.exposeFloat('amount'),
    unit: t.field({ type: NavUnit, nullable: true, resolve: ({ unit }) => unit }),
    from: t.string({ nullable: true, resolve: ({ from }) => from }),
  }),
})

export const NavSourceType = builder.objectRef<Version['sources'][number]>('NavSource').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    title: t.exposeString('title'),
    provision: t.string({ nullable: true, resolve: ({ provision }) => provision }),
    url: t.string({ nullable: true, resolve: ({ url }) => url }),
  }),
})

export const NavVersionType = builder.objectRef<HistoricVersion>('NavVersion').implement({
  description: 'One version of an answer, and on which days it is the law.',
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.exposeInt('number'),
    textVersion: t.exposeInt('textVersion', {
      description: 'Which version the words are of, where the language has not followed yet.',
    }),
    lang: t.exposeString('lang'),
    status: t.field({ type: NavStatus, nullable: true, resolve: ({ status }) => status }),
    threshold: t.string({ nullable: true, resolve: ({ threshold }) => threshold }),
    deadline: t.field({ type: NavDeadlineType, nullable: true, resolve: ({ deadline }) => deadline }),
    shortAnswer: t.exposeString('shortAnswer'),
    detail: t.field({ type: 'RichText', resolve: ({ detail }) => detail }),
    sources: t.field({ type: [NavSourceType], resolve: ({ sources }) => [...sources] }),
    effectiveFrom: t.field({ type: 'Day', resolve: ({ effectiveFrom }) => effectiveFrom }),
    effectiveTo: t.field({ type: 'Day', nullable: true, resolve: ({ effectiveTo }) => effectiveTo }),
    lawFrom: t.field({
      ...{ type: 'Day', nullable: true },
      description: 'The first day on which it is the law; of a version that was replaced there is none.',
      resolve: ({ lawFrom }) => lawFrom,
    }),
    lawTo: t.field({ type: 'Day', nullable: true, resolve: ({ lawTo }) => lawTo }),
    isLawToday: t.exposeBoolean('isLawToday'),
    changeKind: t.expose('changeKind', { type: NavChangeKind }),
    changeNote: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.text }),
    noteLang: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.lang }),
    approver: t.string({ nullable: true, resolve: ({ approver }) => approver }),
    publishedAt: t.expose('publishedAt', { type: 'Moment' }),
  }),
})
