import { followLimits } from '../../../../src/forms/account-follows'
import { askerOf, itemsOf } from '../context'
import { seenWithParent } from '../rules'
import { builder } from './builder'
import { FollowType, showFollows } from './follow'
import { ViewerType } from './viewer'

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
    resolve: async (_viewer, { locale }, context) =>
      showFollows(context, await context.sources.personal.follows.listOf(askerOf(context).sub), locale),
  }),
  endedFollows: t.field({
    type: [FollowType],
    description: 'What they can still follow again, the last ended first.',
    args: localeArg,
    resolve: async (_viewer, { locale }, context) => {
      const { sub } = askerOf(context)
      return showFollows(context, await context.sources.personal.follows.endedOf(sub, followLimits.undoDays), locale)
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
