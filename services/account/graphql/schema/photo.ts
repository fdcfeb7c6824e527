import { can, type Subject } from '../../../../src/access/can'
import { photoProblems } from '../../../../src/forms/account-photo'
import { toFileAddress } from '../../files/answer-file'
import { photoWidths } from '../../photos/draw-photo'
import { type Photo } from '../../photos/photos'
import { type TakenPhoto } from '../../photos/take-photo'
import { lifetimeOf } from '../../signed/purposes'
import { askerOf, type Context } from '../context'
import { conflict, invalid, refuse } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { DetailsType } from './details'

type Width = (typeof photoWidths)[number]

const addressOf =
  (width: Width) =>
  (photo: Photo, _args: object, { sources, now }: Context) => {
    const file = photo.files[photoWidths.indexOf(width)]
    return file === undefined ? null : toFileAddress('picture', sources.signed.make('picture', file, now))
  }

const PhotoType = builder.objectRef<Photo>('Photo').implement({
  description: 'The photograph of a person; without one its addresses are null. They open it until they end.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Photo) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    version: t.exposeInt('version'),
    small: t.string({ nullable: true, description: '64 by 80.', resolve: addressOf(64) }),
    medium: t.string({ nullable: true, description: '128 by 160.', resolve: addressOf(128) }),
    large: t.string({ nullable: true, description: '320 by 400.', resolve: addressOf(320) }),
    endsAt: t.field({
      type: 'Moment',
      description: 'When the addresses end.',
      resolve: (_photo, _args, { now }) => new Date(now.getTime() + lifetimeOf('picture')),
    }),
  }),
})

builder.objectField(DetailsType, 'photo', (t) =>
  t.field({ type: PhotoType, resolve: ({ sub }, _args, { sources }) => sources.photos.find(sub) }),
)

const version = 'The version that is changed.'

builder.mutationField('changePhoto', (t) =>
  t.field({
    type: PhotoType,
    description: 'JPEG, PNG or WebP of at most five megabytes; it is cut to four by five.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: version }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_root, { file, ...change }, context) => {
      const { sub } = askerOf(context)
      const bytes = Buffer.from(await file.arrayBuffer())
      return toPhoto(await context.sources.takePhoto(sub, change, bytes), context)
    },
  }),
)

builder.mutationField('removePhoto', (t) =>
  t.field({
    type: PhotoType,
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: version }),
    },
    resolve: async (_root, change, context) => {
      const removed = await context.sources.photos.change(askerOf(context).sub, change, [])
      return toPhoto(removed ?? 'changed', context)
    },
  }),
)

async function toPhoto(taken: TakenPhoto, context: Context): Promise<Photo> {
  if (taken === 'changed') throw conflict((await context.sources.photos.find(askerOf(context).sub)).version)
  if (taken === 'busy') throw refuse('RATE_LIMITED', 'One photograph at a time, and not many an hour.')
  if (typeof taken === 'string') throw invalid(['file', ...photoProblems.filter((problem) => problem === taken)])
  return taken
}
