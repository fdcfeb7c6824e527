import { storedKeys, storedName } from '../../config/stored-keys'
import { isAllowed } from '../consent'

export type PageRead = { path: string; title: string; at: number }
type Kept = PageRead & { who: string }

const key = storedName('pages-read')
const keptFor = storedKeys['pages-read'].lifetime.days * 86_400_000
const most = 20

const isKept = (kept: unknown): kept is Kept => {
  const { path, title, at, who } = (kept ?? {}) as Partial<Kept>
  return typeof path === 'string' && typeof title === 'string' && typeof at === 'number' && typeof who === 'string'
}

/** What somebody may be shown of what is kept here: nothing where they did not agree, and nothing of anybody else. */
function read(who: string, now: number): Kept[] {
  try {
    const kept: unknown = isAllowed('convenience') ? JSON.parse(localStorage.getItem(key) ?? '[]') : []
    if (!Array.isArray(kept)) return []
    return kept.filter(isKept).filter((one) => one.who === who && now - one.at < keptFor)
  } catch {
    return []
  }
}

/** Insights, events and training that somebody opened while they were signed in: on this device alone. */
export const pagesRead = {
  /** The newest first. */
  find: (who: string, now = Date.now()): PageRead[] => read(who, now),

  /** Once for each page; what was there of anybody else goes. */
  remember: (who: string, { path, title }: Omit<PageRead, 'at'>, now = Date.now()): void => {
    if (!isAllowed('convenience')) return
    const others = read(who, now).filter((one) => one.path !== path)
    try {
      localStorage.setItem(key, JSON.stringify([{ path, title, at: now, who }, ...others].slice(0, most)))
    } catch {
      // A full or closed storage remembers nothing.
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
