/** How long to wait at most before the clock is read again: timers stand still while a computer sleeps. */
const longestWaitMs = 60_000

export type Clock = {
  /** What the calendar says; people and networks set it. */
  now: () => number
  /** What has passed; nobody sets it, but it may stand still in sleep. */
  elapsed: () => number
  wait: (run: () => void, ms: number) => () => void
}

export type RenewalTimer = { start: (expiresInSeconds: number) => void; stop: () => void; look: () => void }

/** Calls once, when a token has lived its time by either clock. At most one is waited for. */
export function createRenewalTimer(clock: Clock, onDue: () => void): RenewalTimer {
  let due: { at: number; elapsed: number } | undefined
  let cancel: () => void = () => undefined

  const look = (): void => {
    cancel()
    if (!due) return
    const left = Math.min(due.at - clock.now(), due.elapsed - clock.elapsed())
    if (left <= 0) {
      due = undefined
      onDue()
      return
    }
    cancel = clock.wait(look, Math.min(left, longestWaitMs))
  }
  return {
    start: (seconds) => {
      const ms = Math.max(seconds, 0) * 1000
      due = { at: clock.now() + ms, elapsed: clock.elapsed() + ms }
      look()
    },
    stop: () => {
      due = undefined
      cancel()
    },
    look,
  }
}
