import { messageOf } from '../shared/log'

type Repeated = {
  everyMs: number
  work: () => Promise<void>
  /** What is said where it fails, before the reason. */
  failed: string
  report: (line: string) => void
}

/** Does something now and then, one time after the other. That it fails is said once, until it went well again. */
export function repeat({ everyMs, work, failed, report }: Repeated): () => Promise<void> {
  let isDown = false
  let isBusy = false
  let turn = Promise.resolve()
  const once = async () => {
    try {
      await work()
      isDown = false
    } catch (error) {
      if (!isDown) report(`${failed}: ${messageOf(error)}`)
      isDown = true
    } finally {
      isBusy = false
    }
  }
  const next = () => {
    if (isBusy) return
    isBusy = true
    turn = once()
  }
  const timer = setInterval(next, everyMs)
  next()
  return async () => {
    clearInterval(timer)
    await turn
  }
}
