import { setTimeout as sleep } from 'node:timers/promises'
import { inTurn, type Lock } from '../../database/lease'
import { messageOf } from '../../shared/log'

const pauseMs = 1000

type Following = {
  databaseUrl: string
  lock: Lock
  /** Brings what is kept up to what the log says. */
  update: () => Promise<void>
  /** What the log of this service says where that fails, before the reason. */
  failed: string
  report: (line: string) => void
}

/** Keeps tables a second behind the publication log. Of as many services as there are, one writes; all of them read. */
export function followInTurn({ databaseUrl, lock, update, failed, report }: Following): { stop: () => Promise<void> } {
  const end = new AbortController()
  let problem: string | undefined
  const turn = async (): Promise<void> => {
    try {
      await update()
      problem = undefined
    } catch (error) {
      const words = messageOf(error)
      // Reported once for as long as it lasts: what is known stays as it is.
      if (words !== problem) report(`${failed}: ${words}`)
      problem = words
    }
  }
  const following = inTurn(databaseUrl, { lock, calledOff: end.signal }, async (over) => {
    while (!over.aborted) {
      await turn()
      await sleep(pauseMs, undefined, { signal: over }).catch(() => undefined)
    }
  })
  return {
    stop: () => {
      end.abort()
      return following
    },
  }
}
