import { type LocaleIn } from '../../../../src/config/locales'
import { favouriteLimits, parseFavouriteNote, parseSavedName } from '../../../../src/forms/account-favourites'
import { type Favourite, type FavouriteChange, type Favourites } from '../../records/favourites'
import { askerOf, type Context, itemsOf } from '../context'
import { conflict, invalid, notFound, refuse } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'
import { FavouriteType, showFavourites } from './favourite'

type Locale = LocaleIn<'main'>

const dayMs = 86_400_000

const oldestOf = (now: Date) => now.getTime() - favouriteLimits.undoDays * dayMs
const isOver = ({ removedAt }: Favourite, now: Date) => removedAt !== null && removedAt.getTime() < oldestOf(now)

builder.mutationField('addFavourite', (t) =>
  t.field({
    type: FavouriteType,
    description: 'Keeps a public page. What was removed before is brought back.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      of: t.arg.string({ required: true, description: 'What is kept, such as person-12.' }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { key, of, locale }, context) => {
      const name = parseSavedName(of)
      if (!name) throw invalid(['of'])
      const [item] = await (await itemsOf(context)).findMany([{ type: name.type, id: name.item }], locale)
      if (!item) throw notFound()
      const { sub } = askerOf(context)
      const { most } = favouriteLimits
      const added = await context.sources.favourites.add(sub, { ...name, key, title: item.title }, most)
      if (!added) throw refuse('RATE_LIMITED', `At most ${most} pages are kept.`)
      return { ...added, shown: item }
    },
  }),
)

type Made = (favourites: Favourites, sub: string) => Promise<Favourite | undefined>

async function make(context: Context, given: { id: string | number; locale: Locale }, work: Made) {
  const id = String(given.id)
  const { sub } = askerOf(context)
  const { favourites } = context.sources
  if (!isId(id)) throw notFound()
  const before = await favourites.find(sub, id)
  if (!before || isOver(before, context.now)) throw notFound()
  const changed = await work(favourites, sub)
  if (!changed) throw conflict((await favourites.find(sub, id))?.version ?? before.version)
  const [shown] = await showFavourites(context, [changed], given.locale)
  if (!shown) throw notFound()
  return shown
}

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id)

/** Which one is changed, and as it was seen. */
const ofOne = builder.args((t) => ({
  key: t.field({ type: 'Key', required: true }),
  id: t.id({ required: true }),
  version: t.int({ required: true, description: 'The version that is changed.' }),
  locale: t.field({ type: 'Locale', required: true }),
}))

type Given = { key: string; id: string | number; version: number; locale: Locale }

const seenOf = ({ key, id, version }: Given): FavouriteChange => ({ key, id: String(id), version })

builder.mutationField('removeFavourite', (t) =>
  t.field({
    type: FavouriteType,
    description: 'It can be brought back for thirty days.',
    extensions: byAnybodySignedIn,
    args: ofOne,
    resolve: (_root, given, context) =>
      make(context, given, (favourites, sub) => favourites.remove(sub, seenOf(given))),
  }),
)

builder.mutationField('restoreFavourite', (t) =>
  t.field({
    type: FavouriteType,
    extensions: byAnybodySignedIn,
    args: ofOne,
    resolve: (_root, given, context) =>
      make(context, given, (favourites, sub) => favourites.restore(sub, seenOf(given))),
  }),
)

builder.mutationField('noteFavourite', (t) =>
  t.field({
    type: FavouriteType,
    description: 'Words of their own beside it.',
    extensions: byAnybodySignedIn,
    args: { ...ofOne, note: t.arg.string({ required: true }) },
    resolve: (_root, { note: given, ...seen }, context) => {
      const note = parseFavouriteNote(given)
      if (note === undefined) throw invalid(['note'])
      return make(context, seen, (favourites, sub) => favourites.write(sub, seenOf(seen), note))
    },
  }),
)

builder.mutationField('moveFavourite', (t) =>
  t.field({
    type: FavouriteType,
    description: 'Before another one, or to the end.',
    extensions: byAnybodySignedIn,
    args: { ...ofOne, before: t.arg.id() },
    resolve: (_root, { before, ...seen }, context) => {
      const next = before === null || before === undefined ? undefined : before
      if (next !== undefined && !isId(next)) throw invalid(['before'])
      return make(context, seen, (favourites, sub) => favourites.move(sub, seenOf(seen), next))
    },
  }),
)
