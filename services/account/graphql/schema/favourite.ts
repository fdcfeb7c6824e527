import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { favouriteLimits, type SavedType, toSavedName } from '../../../../src/forms/account-favourites'
import { type ShownItem } from '../../items/read-items'
import { type Favourite } from '../../records/favourites'
import { askerOf, type Context, itemsOf } from '../context'
import { seenBy } from '../rules'
import { builder } from './builder'

type Locale = LocaleIn<'main'>
/** With what is public of it now; undefined where it is not public any more. */
type ShownFavourite = Favourite & { shown: ShownItem | undefined }

const kinds = {
  person: 'PERSON',
  article: 'ARTICLE',
  event: 'EVENT',
  training: 'TRAINING',
  'training-series': 'TRAINING_SERIES',
  'nav-jurisdiction': 'JURISDICTION',
} as const satisfies Record<SavedType, string>

const Kind = builder.enumType('FavouriteKind', { values: Object.values(kinds) })

const dayMs = 86_400_000
const lastDayOf = (removedAt: Date): string =>
  new Date(removedAt.getTime() + favouriteLimits.undoDays * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)

export const FavouriteType = builder.objectRef<ShownFavourite>('Favourite').implement({
  description: 'A public page that somebody keeps.',
  extensions: seenBy((asker: Subject | undefined, { sub }: ShownFavourite) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    kind: t.field({ type: Kind, resolve: ({ type }) => kinds[type] }),
    of: t.string({ description: 'What is kept, such as person-12.', resolve: toSavedName }),
    title: t.string({ resolve: ({ shown, title }) => shown?.title ?? title }),
    path: t.string({
      nullable: true,
      description: 'Null where the page is not public any more.',
      resolve: ({ shown }) => shown?.path,
    }),
    detail: t.string({
      nullable: true,
      description: 'A job title, or where an event takes place.',
      resolve: ({ shown }) => shown?.detail,
    }),
    datedAt: t.field({
      type: 'Moment',
      nullable: true,
      description: 'When it was published, or takes place.',
      resolve: ({ shown }) => shown?.datedAt,
    }),
    note: t.exposeString('note', { description: 'Their own words; nobody else sees them.' }),
    madeAt: t.field({ type: 'Moment', resolve: ({ madeAt }) => madeAt }),
    removedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ removedAt }) => removedAt }),
    restorableUntil: t.field({
      type: 'Day',
      nullable: true,
      description: 'Until when it can be brought back.',
      resolve: ({ removedAt }) => (removedAt === null ? undefined : lastDayOf(removedAt)),
    }),
  }),
})

export async function showFavourites(
  context: Context,
  favourites: readonly Favourite[],
  locale: Locale,
): Promise<ShownFavourite[]> {
  if (favourites.length === 0) return []
  const names = favourites.map(({ type, item }) => ({ type, id: item }))
  const found = new Map(
    (await (await itemsOf(context)).findMany(names, locale)).map((one) => [toSavedName({ ...one, item: one.id }), one]),
  )
  return favourites.map((one) => ({ ...one, shown: found.get(toSavedName(one)) }))
}

type Asked = { locale: Locale; among?: readonly string[] | null | undefined }

/** In their order; those that a page asks about, or all. */
export async function listFavourites(context: Context, { locale, among }: Asked): Promise<ShownFavourite[]> {
  const all = await context.sources.favourites.listOf(askerOf(context).sub)
  return showFavourites(context, among ? all.filter((one) => among.includes(toSavedName(one))) : all, locale)
}

export const listRemoved = async (context: Context, { locale }: Asked): Promise<ShownFavourite[]> =>
  showFavourites(context, await context.sources.favourites.removedOf(askerOf(context).sub), locale)
