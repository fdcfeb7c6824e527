import { type Citing, type Guidance, type Matrix, type Update, type Updates } from '../../../navigator/book/book'
import { seenWithParent } from '../../rules'
import { builder } from '../builder'
import { NavChangeKind, NavStatus } from './enums'
import { bySubscribers, NavPlaceType } from './place'
import { NavQuestionType } from './version'

export const NavMatrixType = builder.objectRef<Matrix>('NavMatrix').implement({
  description: 'The status tables of a service or of one region of it. It is answered as a whole or not at all.',
  extensions: bySubscribers,
  fields: (t) => ({ columns: t.expose('columns', { type: 'NavColumns' }) }),
})

const NavUpdateType = builder.objectRef<Update>('NavUpdate').implement({
  description: 'A version of an answer as readers first had it.',
  extensions: seenWithParent,
  fields: (t) => ({
    key: t.string({ resolve: ({ id }) => id }),
    answer: t.exposeInt('answer'),
    version: t.int({ resolve: ({ number }) => number }),
    question: t.expose('question', { type: NavQuestionType }),
    region: t.expose('region', { type: NavPlaceType }),
    jurisdiction: t.expose('jurisdiction', { type: NavPlaceType }),
    changeKind: t.expose('changeKind', { type: NavChangeKind }),
    changeNote: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.text }),
    noteLang: t.string({ nullable: true, resolve: ({ changeNote }) => changeNote?.lang }),
    changedAt: t.expose('changedAt', { type: 'Moment' }),
    effectiveFrom: t.expose('effectiveFrom', { type: 'Day' }),
    status: t.field({ type: NavStatus, nullable: true, resolve: ({ status }) => status }),
    statusBefore: t.field({ type: NavStatus, nullable: true, resolve: ({ statusBefore }) => statusBefore }),
    shortAnswer: t.exposeString('shortAnswer'),
    lang: t.exposeString('lang'),
    path: t.exposeString('path', { description: 'The place of this version on its page.' }),
  }),
})

export const NavUpdatesType = builder.objectRef<Updates>('NavUpdates').implement({
  description: 'What changed last in a service, the newest first.',
  extensions: bySubscribers,
  fields: (t) => ({
    service: t.expose('service', { type: NavPlaceType }),
    total: t.exposeInt('total', { description: 'How many there are in all.' }),
    updates: t.field({ type: [NavUpdateType], resolve: ({ updates }) => [...updates] }),
  }),
})

const NavCitingType = builder.objectRef<Citing>('NavCiting').implement({
  description: 'An answer that leads to a guidance.',
  extensions: seenWithParent,
  fields: (t) => ({
    answer: t.exposeInt('answer'),
    question: t.expose('question', { type: NavQuestionType }),
    jurisdiction: t.expose('jurisdiction', { type: NavPlaceType }),
    path: t.exposeString('path'),
  }),
})

export const NavGuidanceType = builder.objectRef<Guidance>('NavGuidance').implement({
  description: 'The text of a guidance.',
  extensions: bySubscribers,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    title: t.string({ resolve: ({ name }) => name }),
    lang: t.exposeString('lang'),
    path: t.exposeString('path'),
    service: t.expose('service', { type: NavPlaceType }),
    region: t.field({ type: NavPlaceType, nullable: true, resolve: ({ region }) => region }),
    version: t.exposeInt('version'),
    changedAt: t.expose('changedAt', { type: 'Moment' }),
    reviewedAt: t.field({ type: 'Day', nullable: true, resolve: ({ reviewedAt }) => reviewedAt }),
    reviewDueAt: t.field({ type: 'Day', nullable: true, resolve: ({ reviewDueAt }) => reviewDueAt }),
    body: t.field({ type: 'NavBody', resolve: ({ body }) => body }),
    citedBy: t.field({ type: [NavCitingType], resolve: ({ citedBy }) => [...citedBy] }),
  }),
})
