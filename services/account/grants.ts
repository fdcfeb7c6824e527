import { z } from 'zod'
import { type Permissions, type permissionLists } from '../../src/access/permissions'
import { type Bearer, isOfOrganisation } from './verify-token'

const entries = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const grant = z.object({
  sub: text,
  email: text,
  from: text,
  to: text,
  organisation: z.number().nullish(),
  productPermissions: entries,
  collaborationPermissions: entries,
  compliancePermissions: entries,
})

const organisation = z.object({ providerId: text })

type Grant = z.output<typeof grant>

export type Holder = Bearer & { findVerifiedEmail: () => Promise<string | undefined> }

export type Grants = {
  /** What the CMS says of one of its records now; null when it is gone. */
  hear: (collection: string, id: number, record: unknown) => void
  permissionsOf: (holder: Holder, now: Date) => Promise<Permissions>
}

const dayOf = (moment: string): string => moment.slice(0, 10)

const isInForce = ({ from, to }: Grant, today: string): boolean =>
  (from === '' || dayOf(from) <= today) && (to === '' || today <= dayOf(to))

function keep<Kept>(known: Map<number, Kept>, id: number, found: Kept | undefined): void {
  if (found === undefined) known.delete(id)
  else known.set(id, found)
}

/** Every grant that the CMS has, in memory: they are few, and each change comes within a second. */
export function openGrants(): Grants {
  const grants = new Map<number, Grant>()
  const providerIds = new Map<number, string>()

  /** Who signs in for an organisation uses what is theirs there, and what is theirs everywhere; nothing of another client. */
  const countsFor = (bearer: Bearer, { organisation: id }: Grant): boolean =>
    bearer.organisation === undefined || id == null || isOfOrganisation(bearer, providerIds.get(id) ?? '')

  return {
    hear: (collection, id, record) => {
      // What cannot be read grants nothing, and an organisation that cannot be read is no token's.
      if (collection === 'grants') keep(grants, id, grant.safeParse(record).data)
      if (collection === 'organisations') keep(providerIds, id, organisation.safeParse(record).data?.providerId)
    },
    permissionsOf: async ({ findVerifiedEmail, ...bearer }, now) => {
      const { sub } = bearer
      const today = now.toISOString().slice(0, 10)
      const inForce = [...grants.values()].filter((one) => isInForce(one, today) && countsFor(bearer, one))
      // A grant that names a subject is that subject's alone, whatever address stands beside it.
      const byEmail = inForce.filter((one) => one.sub === '' && one.email !== '')
      const email = byEmail.length > 0 ? (await findVerifiedEmail())?.toLowerCase() : undefined
      const own = [
        ...inForce.filter((one) => one.sub !== '' && one.sub === sub),
        ...byEmail.filter((one) => one.email.toLowerCase() === email),
      ]
      const merge = (list: (typeof permissionLists)[number]) => [...new Set(own.flatMap((one) => one[list]))]
      return {
        productPermissions: merge('productPermissions'),
        collaborationPermissions: merge('collaborationPermissions'),
        compliancePermissions: merge('compliancePermissions'),
      }
    },
  }
}
