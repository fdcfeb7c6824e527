import { can, type Subject } from '../../../../src/access/can'
import { type Organisation } from '../../clients/client-records'
import { seenBy } from '../rules'
import { builder } from './builder'

/** What belongs to a client is seen by its people. */
export const byItsPeople = seenBy((asker: Subject | undefined, { organisation: id }: { organisation: number }) =>
  can(asker, 'read', { kind: 'organisation', id }),
)

export const OrganisationType = builder.objectRef<Organisation>('Organisation').implement({
  description: 'A client, as a company.',
  extensions: seenBy((asker, { id }: Organisation) => can(asker, 'read', { kind: 'organisation', id })),
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
  }),
})
