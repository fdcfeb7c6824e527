import { setTimeout as sleep } from 'node:timers/promises'
import { log, messageOf } from '../shared/log'

const askAgainMs = 1000

/** For what another service must answer, which may start later or be away for a while. */
export async function untilItWorks<Result>(attempt: () => Promise<Result>, calledOff: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      calledOff.throwIfAborted()
      log.warn(`A step failed and is retried: ${messageOf(error)}`)
      await sleep(askAgainMs, undefined, { signal: calledOff })
    }
  }
}
