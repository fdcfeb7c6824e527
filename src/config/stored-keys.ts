/** How long something stays: so many days, until the browser is closed, or until the reader signs out. */
type Lifetime = { days: number } | 'session' | 'signed-in'

export type StoredKey = {
  /** What it is called in the browser, where that is not its name here. */
  name?: string
  /** Kept for the page's own script, or sent along with requests. */
  kind: 'local-storage' | 'cookie'
  /** Only what is necessary is stored without asking. */
  category: 'necessary' | 'statistics'
  lifetime: Lifetime
}

/** THE registry of what the site stores with a reader. Nothing else may be stored; the cookie policy is drawn from it. */
export const storedKeys = {
  consent: { kind: 'local-storage', category: 'necessary', lifetime: { days: 365 } },
  visitor: { kind: 'local-storage', category: 'statistics', lifetime: { days: 365 } },
} as const satisfies Record<string, StoredKey>

export type StoredKeyName = keyof typeof storedKeys
