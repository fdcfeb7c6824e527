import { storedKeys, storedName } from '../../config/stored-keys'
import { isAllowed } from '../consent'

type Recent = { query: string; at: number }

const key = storedName('recent-searches')
const keptFor = storedKeys['recent-searches'].lifetime.days * 86_400_000
const most = 5
const longest = 100

const isRecent = (kept: unknown): kept is Recent =>
  typeof (kept as Recent | null)?.query === 'string' && typeof (kept as Recent).at === 'number'

function read(now: number): Recent[] {
  try {
    const kept: unknown = isAllowed('convenience') ? JSON.parse(localStorage.getItem(key) ?? '[]') : []
    return Array.isArray(kept) ? kept.filter(isRecent).filter(({ at }) => now - at < keptFor) : []
  } catch {
    return []
  }
}

/** What was searched for on this device. The pages' own script holds it and hands it to the code that searches. */
export const recentSearches = {
  /** The newest first; nothing where the reader did not agree. */
  find: (now = Date.now()): string[] => read(now).map(({ query }) => query),

  /** What is too old goes when something new comes. */
  remember: (query: string, now = Date.now()): void => {
    const text = query.trim().slice(0, longest)
    if (text === '' || !isAllowed('convenience')) return
    const others = read(now).filter((recent) => recent.query.toLowerCase() !== text.toLowerCase())
    try {
      localStorage.setItem(key, JSON.stringify([{ query: text, at: now }, ...others].slice(0, most)))
    } catch {
      // A full or closed storage remembers nothing; the search itself goes on.
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

export type RecentSearches = typeof recentSearches
