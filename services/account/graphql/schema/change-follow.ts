import { type LocaleIn } from '../../../../src/config/locales'
import {
  type FollowKind,
  followLimits,
  followNatures,
  followTypes,
  isFollowKind,
  isFollowNatures,
  isFollowRate,
  parseAbout,
  parseFollowNote,
} from '../../../../src/forms/account-follows'
import { toSearchWords } from '../../alerts/words-of'
import { type Follow, type FollowChange, type Follows } from '../../records/follows'
import { askerOf, type Context, itemsOf } from '../context'
import { conflict, invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { FollowType, isLongEnded, nameOf } from './follow'

/** What is followed, and its title where it has no page: a search is shown as it was typed, and kept by its words. */
function readAbout(kind: FollowKind, given: string): { about: string; typed: string } {
  const typed = parseAbout(kind, given)
  const about = kind === 'search' ? toSearchWords(typed ?? '') || undefined : typed
  if (typed === undefined || about === undefined) throw invalid(['about'])
  return { about, typed }
}

async function findTitle(context: Context, follow: Pick<Follow, 'kind' | 'about'>, locale: LocaleIn<'main'>) {
  await itemsOf(context)
  const titles = await context.sources.personal.feed.titlesOf([nameOf(follow)], locale)
  return titles.get(nameOf(follow))?.title
}

const tooMany = () => refuse('RATE_LIMITED', `At most ${followLimits.most} things are followed.`)

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
      const { about, typed } = readAbout(kind, given)
      const title = followTypes[kind] === undefined ? typed : await findTitle(context, { kind, about }, locale)
      if (title === undefined) throw notFound()
      const { follows } = context.sources.personal
      const begun = await follows.begin(askerOf(context).sub, { key, kind, about, title, rate }, followLimits.most)
      if (!begun) throw tooMany()
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
  if (!before || isLongEnded(before, context.now)) throw notFound()
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
    description: 'It can be followed again as it was for thirty days.',
    extensions: byAnybodySignedIn,
    args: ofOne,
    resolve: (_root, seen, context) => make(context, seen, (follows, sub, change) => follows.end(sub, change)),
  }),
)

builder.mutationField('resumeFollow', (t) =>
  t.field({
    type: FollowType,
    description: 'What was ended goes on with its rate and its note.',
    extensions: byAnybodySignedIn,
    args: ofOne,
    resolve: (_root, seen, context) =>
      make(context, seen, async (follows, sub, change) => {
        const resumed = await follows.resume(sub, change, followLimits.most)
        const left = resumed ?? (await follows.find(sub, change.id))
        // As it was seen, and still not resumed: there was no room.
        if (!resumed && left?.version === change.version && left.endedAt !== null) throw tooMany()
        return resumed
      }),
  }),
)
