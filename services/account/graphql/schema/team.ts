import { type LocaleIn } from '../../../../src/config/locales'
import { type Team } from '../../clients/client-records'
import { directoryOf } from '../context'
import { builder } from './builder'
import { ColleagueType, findColleagues } from './colleague'
import { byItsPeople, OrganisationType } from './organisation'

export type ShownTeam = Team & { locale: LocaleIn<'main'> }

export const TeamType = builder.objectRef<ShownTeam>('Team').implement({
  description: 'Whom a client turns to.',
  extensions: byItsPeople,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    organisation: t.field({
      type: OrganisationType,
      nullable: true,
      resolve: ({ organisation }, _args, { sources }) => sources.clients.organisation(organisation),
    }),
    members: t.field({
      type: [ColleagueType],
      resolve: ({ members, locale }, _args, context) =>
        findColleagues(members, { directory: directoryOf(context), locale, now: context.now }),
    }),
  }),
})
