import { type Answer, type AnsweredQuestion } from '../../../navigator/book/book'
import { seenWithParent } from '../../rules'
import { builder } from '../builder'
import { NavChangeKind, NavStatus, NavValueType } from './enums'
import { NavDeadlineType, NavSourceType } from './version'

export const NavAnswerType = builder.objectRef<Answer>('NavAnswer').implement({
  description: 'What is answered on a day.',
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ description: 'The number of the answer.', resolve: ({ id }) => id }),
    version: t.int({ resolve: ({ number }) => number }),
    textVersion: t.exposeInt('textVersion', {
      description: 'Which version the words are of, where the language has not followed yet.',
    }),
    lang: t.exposeString('lang', { description: 'The language of the words: English where there is no other.' }),
    status: t.field({ type: NavStatus, nullable: true, resolve: ({ status }) => status }),
    threshold: t.string({ nullable: true, resolve: ({ threshold }) => threshold }),
    deadline: t.field({ type: NavDeadlineType, nullable: true, resolve: ({ deadline }) => deadline }),
    shortAnswer: t.exposeString('shortAnswer'),
    detail: t.field({ type: 'RichText', resolve: ({ detail }) => detail }),
    sources: t.field({ type: [NavSourceType], resolve: ({ sources }) => [...sources] }),
    effectiveFrom: t.field({ type: 'Day', resolve: ({ effectiveFrom }) => effectiveFrom }),
    effectiveTo: t.field({ type: 'Day', nullable: true, resolve: ({ effectiveTo }) => effectiveTo }),
    changeKind: t.expose('changeKind', { type: NavChangeKind }),
    changeNote: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.text }),
    noteLang: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.lang }),
    approver: t.string({ nullable: true, resolve: ({ approver }) => approver }),
    publishedAt: t.expose('publishedAt', { type: 'Moment' }),
    reviewedAt: t.field({ type: 'Day', nullable: true, resolve: ({ reviewedAt }) => reviewedAt }),
    reviewedBy: t.string({ nullable: true, resolve: ({ reviewedBy }) => reviewedBy }),
    reviewDueAt: t.field({ type: 'Day', nullable: true, resolve: ({ reviewDueAt }) => reviewDueAt }),
    versions: t.exposeInt('versions'),
    differsFromToday: t.exposeBoolean('differsFromToday'),
    isChangedSinceVisit: t.exposeBoolean('isChangedSinceVisit'),
  }),
})

export const NavAnsweredType = builder.objectRef<AnsweredQuestion>('NavAnswered').implement({
  description: 'A question with what is answered to it on a day, if anything is.',
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
    answer: t.field({ type: NavAnswerType, nullable: true, resolve: ({ answer }) => answer }),
  }),
})
