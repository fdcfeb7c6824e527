import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import {
  followKinds,
  followLimits,
  followNatures,
  followRates,
  followTypes,
  naturesOf,
} from '../../../../src/forms/account-follows'
import { type Follow } from '../../records/follows'
import { type Context } from '../context'
import { seenBy } from '../rules'
import { builder } from './builder'

const dayMs = 86_400_000
const undoMs = followLimits.undoDays * dayMs

export const isLongEnded = ({ endedAt }: Follow, now: Date): boolean =>
  endedAt !== null && endedAt.getTime() < now.getTime() - undoMs

export const FollowType = builder.objectRef<Follow>('Follow').implement({
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
    restorableUntil: t.field({
      type: 'Day',
      nullable: true,
      description: 'Until when it can be followed again as it was; null while it is on.',
      resolve: ({ endedAt }) =>
        endedAt === null ? undefined : new Date(endedAt.getTime() + undoMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
    }),
  }),
})

/** What is followed, by the name that it has in the log. */
export const nameOf = ({ kind, about }: Pick<Follow, 'kind' | 'about'>): string =>
  `${followTypes[kind] ?? kind}-${about}`

/** By what each is called now, or was called when it was followed. */
export async function showFollows(context: Context, follows: readonly Follow[], locale: LocaleIn<'main'>) {
  const titles = await context.sources.personal.feed.titlesOf(follows.map(nameOf), locale)
  return follows.map((one) => ({ ...one, title: titles.get(nameOf(one))?.title ?? one.title }))
}
