import { createTally } from '../../limits/tally'

type Limit = { most: number; seconds: number }

/** Counts what comes from where. */
export function limitSenders({ most, seconds }: Limit) {
  const tally = createTally({ lastsMs: seconds * 1000 })
  return {
    /** Counts one more, or several, and says whether that is still allowed. */
    allow: (sender: string, more = 1): boolean => tally.add(sender, more) <= most,
  }
}

export type Senders = ReturnType<typeof limitSenders>
