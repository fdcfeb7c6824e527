import { can, type Subject } from '../../../../src/access/can'
import { mostInterests, parseSubject, toSubjectName } from '../../../../src/forms/account-interests'
import { type SubjectItem } from '../../items/read-subjects'
import { type Kept } from '../../records/one-row'
import { type Interests } from '../../records/personal'
import { askerOf, itemsOf, type Context } from '../context'
import { conflict, invalid } from '../refusals'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

const SubjectType = builder.objectRef<SubjectItem>('Subject').implement({
  description: 'What public pages are about.',
  extensions: seenWithParent,
  fields: (t) => ({
    name: t.string({ description: 'Such as topic-12.', resolve: toSubjectName }),
    kind: t.exposeString('type'),
    title: t.exposeString('title'),
    parent: t.string({
      nullable: true,
      description: 'The name of what it stands below: another of its kind, or the region of a jurisdiction.',
      resolve: ({ type, parent }) =>
        parent === null ? undefined : toSubjectName({ type: parentOf(type), id: parent }),
    }),
  }),
})

const parentOf = (type: string): string => (type === 'nav-jurisdiction' ? 'nav-region' : type)

const InterestsType = builder.objectRef<Kept<Interests>>('Interests').implement({
  description: 'What somebody is interested in.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Kept<Interests>) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    version: t.exposeInt('version'),
    chosen: t.stringList({ description: 'Names of subjects.', resolve: ({ chosen }) => chosen }),
  }),
})

export async function loadInterests(context: Context): Promise<Kept<Interests>> {
  const { sub } = askerOf(context)
  return (await context.sources.personal.interests.find(sub)) ?? { sub, version: 0, chosen: [] }
}

builder.objectFields(ViewerType, (t) => ({
  interests: t.field({ type: InterestsType, resolve: (_viewer, _args, context) => loadInterests(context) }),
  subjects: t.field({
    type: [SubjectType],
    description: 'Everything that somebody can be interested in, and the regions of the jurisdictions.',
    args: { locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_viewer, { locale }, context) => {
      await itemsOf(context)
      return context.sources.personal.subjects.list(locale)
    },
  }),
}))

builder.mutationField('changeInterests', (t) =>
  t.field({
    type: InterestsType,
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: 'The version that is changed.' }),
      chosen: t.arg.stringList({ required: true, description: 'All of them: what is left out is not chosen.' }),
    },
    resolve: async (_root, { key, version, chosen }, context) => {
      const names = [...new Set(chosen)].sort()
      if (names.length > mostInterests || !names.every(parseSubject)) throw invalid(['chosen'])
      const { sub } = askerOf(context)
      const changed = await context.sources.personal.interests.change(sub, { version, key }, { chosen: names })
      if (!changed) throw conflict((await loadInterests(context)).version)
      return changed
    },
  }),
)
