import { type ClientRequest } from 'node:http'

/** One request on its way to a service and back, with the time that the service has to begin its answer. */
export type Exchange = {
  hold: (upstream: ClientRequest) => void
  extend: () => void
  /** Nothing of an answer has come yet, and somebody waits for it. */
  isWaiting: () => boolean
  /** The service has begun its answer, or nobody waits for it any more. */
  settle: () => void
  /** The client has its answer and the service has not heard the whole request: it never will. */
  abandon: () => void
  /** The service will not answer. Once it has begun to, its answer ends by itself, whole or not. */
  fail: (sayInstead: () => void) => void
  /** Gives the service up. What is said instead can only be said while nothing was said yet. */
  giveUp: (sayInstead: () => void) => void
}

type Settings = { answerMs: number; isLate: () => void; cut: () => void }

export function startExchange({ answerMs, isLate, cut }: Settings): Exchange {
  let state: 'waiting' | 'settled' | 'given up' = 'waiting'
  let upstream: ClientRequest | undefined

  const giveUp = (sayInstead: () => void) => {
    clearTimeout(clock)
    if (state === 'given up') return
    const wasWaiting = state === 'waiting'
    state = 'given up'
    upstream?.destroy()
    if (wasWaiting) sayInstead()
    else cut()
  }
  const clock = setTimeout(() => giveUp(isLate), answerMs)

  return {
    hold: (request) => {
      upstream = request
      if (state === 'given up') request.destroy()
    },
    extend: () => {
      if (state === 'waiting') clock.refresh()
    },
    isWaiting: () => state === 'waiting',
    settle: () => {
      clearTimeout(clock)
      if (state === 'waiting') state = 'settled'
    },
    abandon: () => {
      clearTimeout(clock)
      state = 'given up'
      upstream?.destroy()
    },
    fail: (sayInstead) => {
      if (state === 'waiting') giveUp(sayInstead)
    },
    giveUp,
  }
}
