import { setTimeout as sleep } from 'node:timers/promises'

const dayMs = 86_400_000
// A timer that sleeps through a change of the machine's clock wakes at the wrong time; looking again costs nothing.
const longestSleepMs = 600_000

/** From now until the clock says this time of day, as 02:30 in UTC; a whole day when it says so now. */
export function msUntil(time: string, now: Date): number {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00Z`)
  const away = today - now.getTime()
  return away > 0 ? away : away + dayMs
}

/** Works once a day at this time, until it is called off. */
export async function everyDayAt(time: string, work: () => Promise<void>, calledOff: AbortSignal): Promise<void> {
  for (;;) {
    await sleepUntil(Date.now() + msUntil(time, new Date()), calledOff)
    if (calledOff.aborted) return
    await work()
  }
}

async function sleepUntil(due: number, calledOff: AbortSignal): Promise<void> {
  for (let left = due - Date.now(); left > 0 && !calledOff.aborted; left = due - Date.now()) {
    await sleep(Math.min(left, longestSleepMs), undefined, { signal: calledOff }).catch(() => undefined)
  }
}

/** Works at once, and again after each pause. */
export async function every(ms: number, work: () => Promise<void>, calledOff: AbortSignal): Promise<void> {
  while (!calledOff.aborted) {
    await work()
    await sleep(ms, undefined, { signal: calledOff }).catch(() => undefined)
  }
}
