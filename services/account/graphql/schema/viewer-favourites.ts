import { builder } from './builder'
import { FavouriteType, listFavourites, listRemoved } from './favourite'
import { ViewerType } from './viewer'

builder.objectFields(ViewerType, (t) => ({
  favourites: t.field({
    type: [FavouriteType],
    description: 'What they keep, in their own order.',
    args: {
      locale: t.arg({ type: 'Locale', required: true }),
      among: t.arg.stringList({ description: 'Only those of these, such as person-12.' }),
    },
    resolve: (_viewer, asked, context) => listFavourites(context, asked),
  }),
  removedFavourites: t.field({
    type: [FavouriteType],
    description: 'What they can still bring back, the last removed first.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: (_viewer, asked, context) => listRemoved(context, asked),
  }),
}))
