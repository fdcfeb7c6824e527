import * as z from 'zod'
import { type permissionLists, type Permissions } from '../../../src/access/permissions'
import { type Grant, grantText, openGrantTable } from './grant-table'
import { type Bearer, isOfOrganisation } from './verify-token'

const organisation = z.object({ providerId: grantText })

/** One grant of a person: what it opens, for which client, and the days from and to which it does, if it says so. */
export type OwnGrant = Permissions & {
  id: number
  organisation: number | undefined
  from: string | undefined
  to: string | undefined
}

export type Holder = Bearer & { findVerifiedEmail: () => Promise<string | undefined> }

export type Grants = {
  /** What the CMS says of one of its records now; null when it is gone. */
  hear: (collection: string, id: number, record: unknown) => void
  permissionsOf: (holder: Holder, now: Date) => Promise<Permissions>
  /** Every grant of theirs, whether or not it is in force today. */
  grantsOf: (holder: Holder) => Promise<OwnGrant[]>
  /** The grants that name a subject and are in force at a moment: whose each is. */
  runningOf: (now: Date) => Map<number, string>
  /** Who, of those whom a grant names by their subject, holds something today. */
  holdersOf: (isHeld: (permissions: Permissions) => boolean, now: Date) => string[]
  /** How many of a client's people hold something today, each counted once: anyone who asks says what it takes. */
  countHolders: (organisation: number, isHeld: (permissions: Permissions) => boolean, now: Date) => number
}

const dayOf = (moment: string): string => moment.slice(0, 10)

const toDay = (now: Date): string => now.toISOString().slice(0, 10)

/** Whether something that counts from one day to another does so today, the last day included. */
export const isInForce = ({ from, to }: Pick<Grant, 'from' | 'to'>, today: string): boolean =>
  (from === '' || dayOf(from) <= today) && (to === '' || today <= dayOf(to))

/** Every grant that the CMS has, in memory: they are few, and each change comes within a second. */
export function openGrants(): Grants {
  const grants = openGrantTable()
  const providerIds = new Map<number, string>()

  /** Who signs in for an organisation uses what is theirs there, and what is theirs everywhere; nothing of another client. */
  const countsFor = (bearer: Bearer, { organisation: id }: Grant): boolean =>
    bearer.organisation === undefined || id == null || isOfOrganisation(bearer, providerIds.get(id) ?? '')

  const ownOf = async ({ findVerifiedEmail, ...bearer }: Holder, isWanted: (one: Grant) => boolean) => {
    const counts = (one: Grant) => isWanted(one) && countsFor(bearer, one)
    const email = grants.someByAddress(counts) ? await findVerifiedEmail() : undefined
    const named = [...grants.ofSubject(bearer.sub), ...(email === undefined ? [] : grants.ofAddress(email))]
    return named.filter(([, one]) => counts(one))
  }

  return {
    hear: (collection, id, record) => {
      if (collection === 'grants') grants.hear(id, record)
      // An organisation that cannot be read is no token's.
      if (collection === 'organisations') providerIds.set(id, organisation.safeParse(record).data?.providerId ?? '')
    },
    permissionsOf: async (holder, now) => {
      const own = await ownOf(holder, (one) => isInForce(one, toDay(now)))
      return mergeLists(own.map(([, one]) => one))
    },
    grantsOf: async (holder) => (await ownOf(holder, () => true)).map(([id, one]) => toOwn(id, one)),
    runningOf: (now) =>
      new Map(
        grants.all().flatMap(([id, one]) => (one.sub !== '' && isInForce(one, toDay(now)) ? [[id, one.sub]] : [])),
      ),
    holdersOf: (isHeld, now) => {
      const held = grants.all().filter(([, one]) => one.sub !== '' && isInForce(one, toDay(now)) && isHeld(one))
      return [...new Set(held.map(([, { sub }]) => sub))]
    },
    countHolders: (id, isHeld, now) => {
      const today = toDay(now)
      const held = grants.ofClient(id).filter(([, one]) => isInForce(one, today) && isHeld(one))
      return new Set(held.map(([, { sub, email }]) => sub || email.toLowerCase())).size
    },
  }
}

/** What several grants come to together. */
export function mergeLists(grants: readonly Permissions[]): Permissions {
  const merge = (list: (typeof permissionLists)[number]) => [...new Set(grants.flatMap((one) => one[list]))]
  return {
    productPermissions: merge('productPermissions'),
    collaborationPermissions: merge('collaborationPermissions'),
    compliancePermissions: merge('compliancePermissions'),
  }
}

const toOwn = (id: number, one: Grant): OwnGrant => ({
  id,
  organisation: one.organisation ?? undefined,
  from: one.from === '' ? undefined : dayOf(one.from),
  to: one.to === '' ? undefined : dayOf(one.to),
  ...mergeLists([one]),
})
