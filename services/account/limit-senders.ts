import { createTally } from '../limits/tally'

type Limit = { most: number; seconds: number }

/** Counts what comes from where. */
export function limitSenders({ most, seconds }: Limit) {
  const tally = createTally({ lastsMs: seconds * 1000 })
  return {
    /** Counts one more, and says whether that is still allowed. */
    allow: (address: string): boolean => tally.add(address) <= most,
  }
}

export type Senders = ReturnType<typeof limitSenders>
