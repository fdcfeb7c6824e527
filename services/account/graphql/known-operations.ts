import { createHash } from 'node:crypto'
import { messageOf } from '../../shared/log'
import { type Operations } from '../records/operations'

/** For so long after its last service ended, pages of a build may still be open somewhere. */
export const daysKnown = 30

const noteEveryMs = 3_600_000
const readAgainMs = 1000
const mostLearned = 2000

export type KnownOperations = {
  /** The text of a digest; undefined for what no build of these days asks. */
  find: (digest: string) => Promise<string | undefined>
  /** Where anything may be asked: the digest may stand for this text from now on. */
  learn: (text: string) => void
  stop: () => void
}

export const toDigest = (text: string): string => createHash('sha256').update(text).digest('hex')

type Parts = { records: Operations; texts: Iterable<string>; report: (line: string) => void }

/**
 * What may be asked: the operations of this build at once, those of others as soon as one of their services has written them
 * down. The table is read again when something unknown is asked, once a second at most.
 */
export function openKnownOperations({ records, texts, report }: Parts): KnownOperations {
  const own = new Map([...texts].map((text) => [toDigest(text), text]))
  const learned = new Map<string, string>()
  const others = followOthers(records)
  const keep = async () => {
    await records.note([...own].map(([digest, text]) => ({ digest, text })))
    await others.readAgain()
  }
  const turn = () =>
    keep().catch((error: unknown) => {
      report(`What pages ask was not written down: ${messageOf(error)}`)
    })
  void turn()
  const timer = setInterval(() => void turn(), noteEveryMs)
  return {
    find: async (digest) => own.get(digest) ?? learned.get(digest) ?? others.find(digest),
    learn: (text) => {
      if (learned.size < mostLearned) learned.set(toDigest(text), text)
    },
    stop: () => clearInterval(timer),
  }
}

/** The operations of other builds, in memory. */
function followOthers(records: Operations) {
  let known: ReadonlyMap<string, string> = new Map()
  let readAt = 0
  let reading: Promise<void> | undefined
  const read = async () => {
    const rows = await records.listSeenWithin(daysKnown)
    known = new Map(rows.map(({ digest, text }) => [digest, text]))
    readAt = Date.now()
  }
  const readAgain = () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))
  return {
    readAgain,
    find: async (digest: string): Promise<string | undefined> => {
      if (!known.has(digest) && Date.now() - readAt >= readAgainMs) await readAgain()
      return known.get(digest)
    },
  }
}
