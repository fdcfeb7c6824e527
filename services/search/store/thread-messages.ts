import { type Synonym } from '../engine/query/synonyms'
import { type Settings } from '../engine/settings'
import { type ApiKey, type Entry, type Rule } from './operation'

/** From the thread that answers to the one that builds. */
export type ToBuilder = Entry

/** An index as it may be searched from now on. Its memory is shared, not copied. */
export type PublishedIndex = {
  name: string
  revision: number
  segmentId: string
  block: SharedArrayBuffer
  settings: Settings
  synonyms: Synonym[]
  rules: Rule[]
  primary: string | undefined
  createdAt: string
  updatedAt: string
}

/** All operations up to `seq` can be seen, or all of them are kept in the snapshot. */
export type FromBuilder =
  { kind: 'published'; seq: number; indexes: PublishedIndex[]; keys: ApiKey[] } | { kind: 'saved'; seq: number }
