import { type Database } from '../database/open-database'
import { type ReleaseStore } from '../releases/store/open-store'
import { type Edition } from './edition'
import { findCopies, redactCopies } from './redact-copies'
import { findHeldReleases, redactReleases } from './redact-releases'
import { type Entry, findHeld, findNewest, type Held, isInCms, redactRows } from './redact-rows'

export type Places = { database: Database; store: ReleaseStore; dataDir: string }

/** What there is to do, and what is somebody's to do first. */
export type Plan = {
  seq: number
  isLive: boolean
  isInCms: boolean
  held: Held
  releases: number[]
  left: number
  copies: number
  isSearchBehind: boolean
}

const receiptsLookedAt = 500

/** Changes nothing. Throws while readers may still see what is to go. */
export async function planRedaction({ database, store, dataDir }: Places, edition: Edition): Promise<Plan> {
  const newest = await findNewest(database, edition)
  const releases = await findHeldReleases(store, edition, newest.seq)
  const receipts = await store.receipts.newest(receiptsLookedAt)
  return {
    seq: newest.seq,
    isLive: newest.isLive,
    isInCms: await isInCms(database, edition),
    held: await findHeld(database, edition, newest),
    releases: releases.numbers,
    left: releases.left.length,
    copies: await findCopies(dataDir, edition, newest.seq),
    isSearchBehind: receipts.some(({ seq, search }) => seq >= newest.seq && search === 'pending'),
  }
}

export const isNothing = ({ held, releases, left, copies }: Plan): boolean =>
  Object.values(held).every((count) => count === 0) && releases.length + left + copies === 0

/**
 * Takes what an edition said before its newest word out of everything that remembers it. Whatever step it is killed at, begun
 * again it goes on: each step finds for itself what is left, and only the first writes the entry.
 */
export async function redact(places: Places, edition: Edition, entry: Entry): Promise<Plan> {
  const plan = await planRedaction(places, edition)
  if (plan.isSearchBehind) throw new Error('search has not taken all that was published: wait until it answers again')
  const newest = await findNewest(places.database, edition)
  await redactRows(places.database, { edition, newest, entry, isElsewhere: !isNothing(plan) })
  await redactCopies(places.dataDir, edition, newest.seq)
  await redactReleases(places.store, edition, newest.seq)
  return plan
}
