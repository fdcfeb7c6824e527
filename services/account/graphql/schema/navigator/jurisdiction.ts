import {
  type Jurisdiction,
  type JurisdictionPlace,
  type Language,
  type RegionPlace,
  type ServicePlace,
} from '../../../navigator/book/book'
import { directoryOf } from '../../context'
import { seenWithParent } from '../../rules'
import { builder } from '../builder'
import { ColleagueType, findColleagues } from '../colleague'
import { NavAnsweredType } from './answer'
import { bySubscribers, NavPlaceType } from './place'

const NavJurisdictionPlaceType = builder.objectRef<JurisdictionPlace>('NavJurisdictionPlace').implement({
  description: 'A jurisdiction that a service covers, with its reviews.',
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    iso: t.exposeString('iso'),
    name: t.exposeString('name'),
    lang: t.exposeString('lang'),
    slug: t.exposeString('slug'),
    path: t.exposeString('path'),
    tablePath: t.exposeString('tablePath'),
    lastReviewed: t.expose('lastReviewed', { type: 'Day' }),
    reviewDue: t.expose('reviewDue', { type: 'Day' }),
    isOverdue: t.exposeBoolean('isOverdue'),
    changedSinceVisit: t.int({
      nullable: true,
      description:
        'How many answers changed since the reader was last there, or on the dashboard; null where they never were.',
      resolve: ({ changedSinceVisit }) => changedSinceVisit,
    }),
  }),
})

const NavRegionPlaceType = builder.objectRef<RegionPlace>('NavRegionPlace').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    lang: t.exposeString('lang'),
    slug: t.exposeString('slug'),
    path: t.exposeString('path'),
    jurisdictions: t.field({ type: [NavJurisdictionPlaceType], resolve: ({ jurisdictions }) => [...jurisdictions] }),
  }),
})

export const NavServicePlaceType = builder.objectRef<ServicePlace>('NavServicePlace').implement({
  description: 'A service of the navigator that may be read, with all that it covers.',
  extensions: bySubscribers,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    permission: t.exposeString('permission'),
    name: t.exposeString('name'),
    lang: t.exposeString('lang'),
    slug: t.exposeString('slug'),
    path: t.exposeString('path'),
    regions: t.field({ type: [NavRegionPlaceType], resolve: ({ regions }) => [...regions] }),
  }),
})

export const NavJurisdictionType = builder.objectRef<Jurisdiction & { locale: Language }>('NavJurisdiction').implement({
  description: 'The law of one jurisdiction on a day, as a service answers it.',
  extensions: bySubscribers,
  fields: (t) => ({
    number: t.int({ resolve: ({ id }) => id }),
    iso: t.exposeString('iso'),
    name: t.exposeString('name'),
    lang: t.exposeString('lang'),
    path: t.exposeString('path'),
    tablePath: t.exposeString('tablePath'),
    service: t.expose('service', { type: NavPlaceType }),
    region: t.expose('region', { type: NavPlaceType }),
    day: t.expose('day', { type: 'Day' }),
    today: t.expose('today', { type: 'Day' }),
    lastReviewed: t.expose('lastReviewed', { type: 'Day' }),
    reviewDue: t.expose('reviewDue', { type: 'Day' }),
    isOverdue: t.exposeBoolean('isOverdue'),
    counselFirm: t.string({ nullable: true, resolve: ({ counselFirm }) => counselFirm }),
    counselPerson: t.string({ nullable: true, resolve: ({ counselPerson }) => counselPerson }),
    reviewer: t.field({
      ...{ type: ColleagueType, nullable: true },
      resolve: ({ reviewer, locale }, _args, context) =>
        reviewer === undefined
          ? undefined
          : findColleagues([reviewer], { directory: directoryOf(context), locale, now: context.now })[0],
    }),
    sourceLanguages: t.stringList({ resolve: ({ sourceLanguages }) => [...sourceLanguages] }),
    visitedAt: t.field({
      ...{ type: 'Moment', nullable: true },
      description: 'From when on it is new to them: they read it last, or were on the dashboard where they never did.',
      resolve: ({ visitedAt }) => visitedAt,
    }),
    isRead: t.exposeBoolean('isRead', { description: 'They have read this jurisdiction before.' }),
    changedSinceVisit: t.int({ nullable: true, resolve: ({ changedSinceVisit }) => changedSinceVisit }),
    questions: t.field({ type: [NavAnsweredType], resolve: ({ questions }) => [...questions] }),
    edition: t.exposeString('edition', {
      description: 'Another as soon as anything in the navigator changes: a page that is open can say so.',
    }),
  }),
})
