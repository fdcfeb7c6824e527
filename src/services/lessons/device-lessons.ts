import * as z from 'zod/mini'
import { storedKeys, storedName } from '../../config/stored-keys'
import { isAllowed } from '../consent'

const progress = z.object({ seen: z.array(z.int()), position: z.number(), isDone: z.boolean(), at: z.number() })
const kept = z.record(z.string(), progress)

export type DeviceProgress = Omit<z.output<typeof progress>, 'at'>

const key = storedName('lessons')
const keptFor = storedKeys.lessons.lifetime.days * 86_400_000
const most = 100

function read(now: number): z.output<typeof kept> {
  try {
    const found = isAllowed('convenience')
      ? kept.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data
      : undefined
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, { at }]) => now - at < keptFor))
  } catch {
    return {}
  }
}

/** How far somebody has come with lessons on this device, as far as they agreed to have that kept. */
export const deviceLessons = {
  find: (id: string, now = Date.now()): DeviceProgress | undefined => read(now)[id],

  remember: (id: string, own: DeviceProgress, now = Date.now()): void => {
    if (!isAllowed('convenience')) return
    const all = { ...read(now), [id]: { ...own, at: now } }
    const newest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at)
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest.slice(0, most))))
    } catch {
      // A full or closed storage remembers nothing; the lesson goes on.
    }
  },

  forget: (): void => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Where storage is closed there is nothing to forget.
    }
  },
}
