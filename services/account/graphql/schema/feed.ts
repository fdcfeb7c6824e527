import { type LocaleIn } from '../../../../src/config/locales'
import { toSavedName } from '../../../../src/forms/account-favourites'
import { followTypes } from '../../../../src/forms/account-follows'
import { type FeedRow, reasonsIn } from '../../items/read-feed'
import { askerOf, type Context, itemsOf } from '../context'
import { byAnybodySignedIn, seenWithParent } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

type Told = FeedRow & { because: readonly string[]; isSaved: boolean }

export const FeedItemType = builder.objectRef<Told>('FeedItem').implement({
  description: 'A public page that concerns somebody, and why.',
  extensions: seenWithParent,
  fields: (t) => ({
    name: t.string({ description: 'Such as article-12.', resolve: ({ type, id }) => `${type}-${id}` }),
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    path: t.exposeString('path'),
    detail: t.string({
      nullable: true,
      description: 'Where an event takes place.',
      resolve: ({ detail }) => detail,
    }),
    datedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ datedAt }) => datedAt }),
    changedAt: t.field({ type: 'Moment', resolve: ({ changedAt }) => changedAt }),
    because: t.stringList({ description: 'What they follow of what it is about.', resolve: ({ because }) => because }),
    isSaved: t.exposeBoolean('isSaved'),
  }),
})

type Asked = { locale: LocaleIn<'main'>; since?: Date; withSaved?: boolean }

/** The names of all that somebody follows, by their interests and one by one. */
export async function followedBy(context: Context): Promise<string[]> {
  const { sub } = askerOf(context)
  const { interests, follows } = context.sources.personal
  const [chosen, single] = await Promise.all([interests.find(sub), follows.listOf(sub)])
  const names = single.flatMap(({ kind, about }) => (followTypes[kind] ? [`${followTypes[kind]}-${about}`] : []))
  return [...new Set([...(chosen?.chosen ?? []), ...names])]
}

async function listFeed(context: Context, { locale, since, withSaved = false }: Asked): Promise<Told[]> {
  await itemsOf(context)
  const { feed } = context.sources.personal
  const names = await followedBy(context)
  const saved = (await context.sources.favourites.listOf(askerOf(context).sub)).map(toSavedName)
  const wanted = withSaved ? [...saved, ...names] : []
  const rows = await feed.list({ names, saved: wanted, since, locale })
  const reasons = rows.map((row) => reasonsIn(row, [...names]))
  const titles = await feed.titlesOf([...new Set(reasons.flat())], locale)
  return rows.map((row, at) => ({
    ...row,
    because: [...new Set((reasons[at] ?? []).flatMap((name) => titles.get(name)?.title ?? []))],
    isSaved: saved.includes(`${row.type}-${row.id}`),
  }))
}

const mostToCome = 3

/** The next events that anybody may come to. */
export async function listEventsToCome(context: Context, locale: LocaleIn<'main'>): Promise<Told[]> {
  await itemsOf(context)
  const rows = await context.sources.personal.feed.listEventsToCome(locale, mostToCome)
  return rows.map((row) => ({ ...row, because: [], isSaved: false }))
}

builder.objectField(ViewerType, 'feed', (t) =>
  t.field({
    type: [FeedItemType],
    description: 'Insights, training and events to come that are about what they follow, at most 40.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: (_viewer, { locale }, context) => listFeed(context, { locale }),
  }),
)

type Changes = { since: Date; isFirst: boolean; items: Told[] }

const weekMs = 7 * 86_400_000

/** From when on something is new to somebody: their last visit, or a day that they chose. */
export async function findSince(
  context: Context,
  day: string | undefined,
): Promise<Pick<Changes, 'since' | 'isFirst'>> {
  const before = await context.sources.personal.visits.before(askerOf(context).sub)
  const usual = before ?? new Date(context.now.getTime() - weekMs)
  return { since: day === undefined ? usual : new Date(day), isFirst: before === undefined }
}

const ChangesType = builder.objectRef<Changes>('Changes').implement({
  extensions: seenWithParent,
  fields: (t) => ({
    since: t.field({ type: 'Moment', resolve: ({ since }) => since }),
    isFirst: t.exposeBoolean('isFirst', { description: 'They were never here before, and it is of the last week.' }),
    items: t.field({ type: [FeedItemType], resolve: ({ items }) => items }),
  }),
})

builder.objectField(ViewerType, 'changes', (t) =>
  t.field({
    type: ChangesType,
    description: 'What changed of all that they keep and follow, since a day or since they were here.',
    args: { locale: t.arg({ type: 'Locale', required: true }), since: t.arg({ type: 'Day' }) },
    resolve: async (_viewer, { locale, since: day }, context) => {
      const begun = await findSince(context, day ?? undefined)
      return { ...begun, items: await listFeed(context, { locale, since: begun.since, withSaved: true }) }
    },
  }),
)

builder.mutationField('noteOverviewVisit', (t) =>
  t.field({
    type: ViewerType,
    description: 'Says that they have seen what is new.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }) },
    resolve: async (_root, { key }, context) => {
      const { sub } = askerOf(context)
      await context.sources.personal.visits.note(sub, key)
      return { sub }
    },
  }),
)
