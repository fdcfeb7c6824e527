import { can, type Subject } from '../../../../src/access/can'
import { type LocaleIn } from '../../../../src/config/locales'
import { type Space, type SpaceNote } from '../../clients/client-records'
import { type Context, directoryOf } from '../context'
import { seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { ColleagueType, findColleagues } from './colleague'
import { ViewerType } from './viewer'

type Locale = LocaleIn<'main'>
type Shown = Space & { locale: Locale }

const decide = (asker: Subject | undefined, { key }: Pick<Space, 'key'>) =>
  can(asker, 'see', { kind: 'space', name: key })

/** To everybody else they are not there at all. */
async function listSpaces(context: Context, locale: Locale): Promise<Shown[]> {
  const asker = await context.subject()
  const theirs = context.sources.clients.spaces().filter((space) => decide(asker, space).allow)
  return theirs.map((space) => ({ ...space, locale }))
}

const SpaceNoteType = builder.objectRef<SpaceNote & { locale: Locale }>('SpaceNote').implement({
  description: 'What the team noted, in the language in which it was written.',
  extensions: seenWithParent,
  fields: (t) => ({
    id: t.exposeID('id'),
    writtenOn: t.expose('writtenOn', { type: 'Day' }),
    language: t.expose('language', { type: 'Locale' }),
    text: t.exposeString('text'),
    author: t.field({
      type: ColleagueType,
      nullable: true,
      description: 'Null once they have left the firm.',
      resolve: ({ author, locale }, _args, context) =>
        author === undefined
          ? undefined
          : findColleagues([author], { directory: directoryOf(context), locale, now: context.now })[0],
    }),
  }),
})

/** The last written first; of one day, the last in the list. */
const inOrder = (notes: readonly SpaceNote[]): SpaceNote[] =>
  [...notes].reverse().sort((one, other) => other.writtenOn.localeCompare(one.writtenOn))

const SpaceType = builder.objectRef<Shown>('Space').implement({
  description: 'Where some people of a client work with the firm, and what the team notes for them.',
  extensions: seenBy(decide),
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    key: t.exposeString('key', { description: 'The permission that opens it.' }),
    name: t.exposeString('name'),
    notes: t.field({
      type: [SpaceNoteType],
      description: 'The newest first.',
      resolve: ({ notes, locale }) => inOrder(notes ?? []).map((one) => ({ ...one, locale })),
    }),
  }),
})

builder.objectField(ViewerType, 'spaces', (t) =>
  t.field({
    type: [SpaceType],
    description: 'Where they work with the firm: only those that were granted to them.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: (_viewer, { locale }, context) => listSpaces(context, locale),
  }),
)
