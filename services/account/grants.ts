import { z } from 'zod'
import { type Permissions, type permissionLists } from '../../src/access/permissions'

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
  productPermissions: entries,
  collaborationPermissions: entries,
  compliancePermissions: entries,
})

type Grant = z.output<typeof grant>

export type Holder = { sub: string; findVerifiedEmail: () => Promise<string | undefined> }

export type Grants = {
  /** What the CMS says of one of its records now; null when it is gone. */
  hear: (collection: string, id: number, record: unknown) => void
  permissionsOf: (holder: Holder, now: Date) => Promise<Permissions>
}

const dayOf = (moment: string): string => moment.slice(0, 10)

const isInForce = ({ from, to }: Grant, today: string): boolean =>
  (from === '' || dayOf(from) <= today) && (to === '' || today <= dayOf(to))

/** Every grant that the CMS has, in memory: they are few, and each change comes within a second. */
export function openGrants(): Grants {
  const grants = new Map<number, Grant>()
  return {
    hear: (collection, id, record) => {
      if (collection !== 'grants') return
      const found = grant.safeParse(record).data
      // What cannot be read grants nothing.
      if (found) grants.set(id, found)
      else grants.delete(id)
    },
    permissionsOf: async ({ sub, findVerifiedEmail }, now) => {
      const today = now.toISOString().slice(0, 10)
      const inForce = [...grants.values()].filter((one) => isInForce(one, today))
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
