import { setTimeout as sleep } from 'node:timers/promises'
import { type Service } from '../stack-entry'

/** Long enough for the heaviest honest work in one turn and for a machine under load; readers wait no longer than this. */
const silentLimitMs = 60_000
const looksPerLimit = 12
/** A question may take as long as its own limit; what is later than this, the supervisor itself was kept from asking. */
const lateMs = 5000

type Limits = { limitMs: number; mostGapMs: number }
type Silence = { words: string; since: number }
type Look = { at: number; isAnswered: boolean }

/**
 * Counts how long nothing was answered. A gap between two looks means that the machine slept or this process was held up:
 * that says nothing of the service, which then has the whole time again.
 */
export function createSilence({ limitMs, mostGapMs }: Limits, startedAt: number) {
  let since = startedAt
  let before = startedAt
  return {
    /** Whether the silence has lasted too long. */
    isTooLong: ({ at, isAnswered }: Look): boolean => {
      const wasAway = at - before > mostGapMs || at < before
      if (isAnswered || wasAway) since = at
      before = at
      return at - since >= limitMs
    },
  }
}

/** Ends, with words for the screen, when a service has answered nothing for too long, and never for one that is not watched. */
export async function untilSilent({ isAlive, silentMs = silentLimitMs }: Service, gone: AbortSignal): Promise<Silence> {
  const pollMs = silentMs / looksPerLimit
  const silence = createSilence({ limitMs: silentMs, mostGapMs: pollMs + lateMs }, Date.now())
  for (;;) {
    await sleep(pollMs, undefined, { signal: gone })
    const isAnswered = isAlive === undefined || (await isAlive())
    gone.throwIfAborted()
    const at = Date.now()
    if (silence.isTooLong({ at, isAnswered }))
      return { words: `did not answer for ${silentMs / 1000} s`, since: at - silentMs }
  }
}
