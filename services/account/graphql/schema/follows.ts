import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import {
  followKinds,
  followLimits,
  followNatures,
  followRates,
  followTypes,
  isFollowKind,
  isFollowNatures,
  isFollowRate,
  naturesOf,
  parseAbout,
  parseFollowNote,
} from '../../../../src/forms/account-follows'
import { type Follow, type FollowChange, type Follows } from '../../records/follows'
import { askerOf, type Context, itemsOf } from '../context'
import { conflict, invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

const FollowType = builder.objectRef<Follow>('Follow').implement({
  description: 'Something that somebody wants to be told of.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Follow) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    kind: t.exposeString('kind', { description: followKinds.join(', ') }),
    about: t.exposeString('about'),
    title: t.exposeString('title'),
    rate: t.exposeString('rate', { description: followRates.join(', ') }),
    note: t.exposeString('note', { description: 'Why they follow it; nobody else sees that.' }),
    natures: t.string({
      description: `Of which changes of the law they hear: ${Object.keys(followNatures).join(', ')}`,
      resolve: ({ natures }) => naturesOf(natures),
    }),
    isOn: t.boolean({ resolve: ({ endedAt }) => endedAt === null }),
  }),
})

type Offered = { name: string; title: string; summary: string | null; rates: string }

const NewsletterType = builder.objectRef<Offered>('Newsletter').implement({
  description: 'What the firm writes regularly.',
  extensions: seenWithParent,
  fields: (t) => ({
    about: t.string({ resolve: ({ name }) => name.replace(/^\D+/, '') }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    rates: t.stringList({ resolve: ({ rates }) => rates.split(' ') }),
  }),
})

const AuthorType = builder.objectRef<Pick<Offered, 'name' | 'title'>>('Author').implement({
  description: 'Somebody of the firm who wrote something.',
  extensions: seenWithParent,
  fields: (t) => ({
    about: t.string({ resolve: ({ name }) => name.replace(/^\D+/, '') }),
    title: t.exposeString('title'),
  }),
})

const localeArg = builder.args((t) => ({ locale: t.field({ type: 'Locale', required: true }) }))

builder.objectFields(ViewerType, (t) => ({
  follows: t.field({
    type: [FollowType],
    args: localeArg,
    resolve: async (_viewer, { locale }, context) => {
      const all = await context.sources.personal.follows.listOf(askerOf(context).sub)
      const titles = await context.sources.personal.feed.titlesOf(all.map(nameOf), locale)
      return all.map((one) => ({ ...one, title: titles.get(nameOf(one))?.title ?? one.title }))
    },
  }),
  authors: t.field({
    type: [AuthorType],
    args: localeArg,
    resolve: async (_viewer, { locale }, context) => {
      await itemsOf(context)
      return [...(await context.sources.personal.feed.listAuthors(locale))].map(([name, { title }]) => ({
        name,
        title,
      }))
    },
  }),
  newsletters: t.field({
    type: [NewsletterType],
    args: localeArg,
    resolve: async (_viewer, { locale }, context) => {
      await itemsOf(context)
      const all = await context.sources.personal.feed.listType('newsletter', locale)
      return [...all].map(([name, { title, detail, kind }]) => ({ name, title, summary: detail, rates: kind ?? '' }))
    },
  }),
}))

const nameOf = ({ kind, about }: Pick<Follow, 'kind' | 'about'>): string => `${followTypes[kind] ?? kind}-${about}`

async function findTitle(context: Context, follow: Pick<Follow, 'kind' | 'about'>, locale: LocaleIn<'main'>) {
  if (followTypes[follow.kind] === undefined) return follow.about
  await itemsOf(context)
  const titles = await context.sources.personal.feed.titlesOf([nameOf(follow)], locale)
  return titles.get(nameOf(follow))?.title
}

builder.mutationField('follow', (t) =>
  t.field({
    type: FollowType,
    description: 'What was ended goes on.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      kind: t.arg.string({ required: true }),
      about: t.arg.string({ required: true, description: 'A number, the words of a search, or nothing.' }),
      rate: t.arg.string({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, kind, about: given, rate, locale }, context) => {
      if (!isFollowKind(kind)) throw invalid(['kind'])
      if (!isFollowRate(rate)) throw invalid(['rate'])
      const about = parseAbout(kind, given)
      if (about === undefined) throw invalid(['about'])
      const title = await findTitle(context, { kind, about }, locale)
      if (title === undefined) throw notFound()
      const { most } = followLimits
      const { follows } = context.sources.personal
      const begun = await follows.begin(askerOf(context).sub, { key, kind, about, title, rate }, most)
      if (!begun) throw refuse('RATE_LIMITED', `At most ${most} things are followed.`)
      return begun
    },
  }),
)

const ofOne = builder.args((t) => ({
  key: t.field({ type: 'Key', required: true }),
  id: t.id({ required: true }),
  version: t.int({ required: true, description: 'The version that is changed.' }),
}))

type Given = { key: string; id: string | number; version: number }
type Work = (follows: Follows, sub: string, change: FollowChange) => Promise<Follow | undefined>

async function make(context: Context, { key, id: given, version }: Given, work: Work): Promise<Follow> {
  const id = String(given)
  const { sub } = askerOf(context)
  const { follows } = context.sources.personal
  const before = /^[0-9a-f-]{36}$/.test(id) ? await follows.find(sub, id) : undefined
  if (!before) throw notFound()
  const changed = await work(follows, sub, { key, id, version })
  if (!changed) throw conflict((await follows.find(sub, id))?.version ?? before.version)
  return changed
}

builder.mutationField('changeFollow', (t) =>
  t.field({
    type: FollowType,
    extensions: byAnybodySignedIn,
    args: {
      ...ofOne,
      rate: t.arg.string({ required: true }),
      note: t.arg.string({ required: true }),
      natures: t.arg.string({ description: 'As they were, where it is not said.' }),
    },
    resolve: (_root, { rate, note: given, natures, ...seen }, context) => {
      const note = parseFollowNote(given)
      if (!isFollowRate(rate)) throw invalid(['rate'])
      if (note === undefined) throw invalid(['note'])
      if (typeof natures === 'string' && !isFollowNatures(natures)) throw invalid(['natures'])
      const wanted = typeof natures === 'string' ? followNatures[natures] : undefined
      return make(context, seen, (follows, sub, change) => follows.change(sub, change, { rate, note, natures: wanted }))
    },
  }),
)

builder.mutationField('endFollow', (t) =>
  t.field({
    type: FollowType,
    description: 'Followed again, it is the same.',
    extensions: byAnybodySignedIn,
    args: ofOne,
    resolve: (_root, seen, context) => make(context, seen, (follows, sub, change) => follows.end(sub, change)),
  }),
)
