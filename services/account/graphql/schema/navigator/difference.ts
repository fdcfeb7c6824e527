import { defaultLocale } from '../../../../../src/config/locales'
import { type Piece, pieceKinds } from '../../../../shared/differences/find-differences'
import {
  type DayDifferences,
  type Difference,
  type FactChange,
  type History,
  type SinceDifferences,
  type Version,
} from '../../../navigator/book/book'
import { seenWithParent } from '../../rules'
import { builder } from '../builder'
import { NavChangeKind } from './enums'
import { bySubscribers, NavPlaceType } from './place'
import { NavQuestionType, NavVersionType } from './version'

export const NavHistoryType = builder.objectRef<History>('NavAnswerHistory').implement({
  description: 'Every version of one answer, the newest first.',
  extensions: bySubscribers,
  fields: (t) => ({
    answer: t.exposeInt('answer'),
    question: t.expose('question', { type: NavQuestionType }),
    service: t.expose('service', { type: NavPlaceType }),
    jurisdiction: t.expose('jurisdiction', { type: NavPlaceType }),
    versions: t.field({ type: [NavVersionType], resolve: ({ versions }) => [...versions] }),
  }),
})

const PieceKind = builder.enumType('NavPieceKind', { values: pieceKinds })

const NavPieceType = builder.objectRef<Piece>('NavPiece').implement({
  description: 'A piece of a text that is the same in both versions, or in one of them alone.',
  extensions: seenWithParent,
  fields: (t) => ({ kind: t.expose('kind', { type: PieceKind }), text: t.exposeString('text') }),
})

const NavFactChangeType = builder.objectRef<FactChange>('NavFactChange').implement({
  description: 'A fact that differs, by the name that a version gives it.',
  extensions: seenWithParent,
  fields: (t) => ({
    fact: t.exposeString('fact'),
    before: t.string({ nullable: true, resolve: ({ before }) => before }),
    after: t.string({ nullable: true, resolve: ({ after }) => after }),
  }),
})

const numberOf = (version: Version | undefined) => version?.number
const langOf = ({ before, after }: Difference) => (after ?? before)?.lang ?? defaultLocale

export const NavDifferenceType = builder.objectRef<Difference>('NavDifference').implement({
  description: 'What differs between two versions of an answer.',
  extensions: bySubscribers,
  fields: (t) => ({
    answer: t.exposeInt('answer'),
    question: t.expose('question', { type: NavQuestionType }),
    jurisdiction: t.expose('jurisdiction', { type: NavPlaceType }),
    lang: t.string({ resolve: langOf }),
    before: t.int({ nullable: true, resolve: ({ before }) => numberOf(before) }),
    after: t.int({ nullable: true, resolve: ({ after }) => numberOf(after) }),
    changeKind: t.field({
      ...{ type: NavChangeKind, nullable: true },
      description: 'Of the change to what there is after; of several, the one that weighs most.',
      resolve: ({ changeKind }) => changeKind,
    }),
    changeNote: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.text }),
    noteLang: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.lang }),
    facts: t.field({ type: [NavFactChangeType], resolve: ({ facts }) => [...facts] }),
    shortAnswer: t.field({ type: [NavPieceType], resolve: ({ shortAnswer }) => [...shortAnswer] }),
    detail: t.field({ type: [NavPieceType], resolve: ({ detail }) => [...detail] }),
  }),
})

export const NavDayDifferencesType = builder.objectRef<DayDifferences>('NavDayDifferences').implement({
  description: 'What differs between the law of two days.',
  extensions: bySubscribers,
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    isCut: t.exposeBoolean('isCut', { description: 'Whether there are more than fit into one answer.' }),
    differences: t.field({ type: [NavDifferenceType], resolve: ({ differences }) => [...differences] }),
  }),
})

export const NavSinceDifferencesType = builder.objectRef<SinceDifferences>('NavSinceDifferences').implement({
  description: 'What readers have in other words than at a moment, corrections among it.',
  extensions: bySubscribers,
  fields: (t) => ({
    since: t.expose('since', { type: 'Moment' }),
    differences: t.field({ type: [NavDifferenceType], resolve: ({ differences }) => [...differences] }),
  }),
})
