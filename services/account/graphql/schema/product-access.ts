import { can, type Subject } from '../../../../src/access/can'
import { toSimple } from '../../../../src/access/permissions'
import { type LocaleIn } from '../../../../src/config/locales'
import { type DescribedProduct, describePermission, productKinds } from '../../clients/describe-product'
import { type OwnGrant } from '../../people/grants'
import { askerOf, type Context, directoryOf } from '../context'
import { seenBy } from '../rules'
import { builder } from './builder'
import { daysLeft, stateOf, states } from './days'
import { OrganisationType } from './organisation'

type Access = DescribedProduct & { sub: string; permission: string; grant: OwnGrant }

/** Everything that was ever granted to somebody, product by product. */
export async function listAccess(context: Context, locale: LocaleIn<'main'>): Promise<Access[]> {
  const directory = directoryOf(context)
  const { sub } = askerOf(context)
  return (await context.grants()).flatMap((grant) =>
    grant.productPermissions.map((entry) => {
      const permission = toSimple(entry)
      return { ...describePermission(permission, { directory, locale }), sub, permission, grant }
    }),
  )
}

export const ProductKind = builder.enumType('ProductKind', { values: productKinds })
export const State = builder.enumType('State', { values: states })

export const ProductAccessType = builder.objectRef<Access>('ProductAccess').implement({
  description: 'One product that was opened to a person by a grant.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Access) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ grant, permission }) => `${grant.id}:${permission}` }),
    permission: t.exposeString('permission'),
    kind: t.expose('kind', { type: ProductKind }),
    name: t.string({ nullable: true, resolve: ({ name }) => name }),
    path: t.string({ nullable: true, resolve: ({ path }) => path }),
    state: t.field({ type: State, resolve: ({ grant }, _args, { now }) => stateOf(grant, now) }),
    from: t.field({ type: 'Day', nullable: true, resolve: ({ grant }) => grant.from }),
    until: t.field({ type: 'Day', nullable: true, resolve: ({ grant }) => grant.to }),
    daysLeft: t.int({ nullable: true, resolve: ({ grant }, _args, { now }) => daysLeft(grant, now) }),
    organisation: t.field({
      type: OrganisationType,
      nullable: true,
      resolve: ({ grant }, _args, { sources }) => sources.clients.organisation(grant.organisation ?? 0),
    }),
  }),
})
