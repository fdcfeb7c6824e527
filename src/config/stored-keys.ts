import { storage } from './env-storage'

/** How long something stays: so much time, until the browser is closed, or until the reader signs out. */
type Lifetime = { days: number } | { minutes: number } | 'session' | 'signed-in'

/** What a reader may allow, each by itself. */
export const optionalCategories = ['statistics', 'convenience'] as const

export type OptionalCategory = (typeof optionalCategories)[number]

export type StoredKey = {
  /** What it is called in the browser, where that is not its name here; `*` stands for what differs each time. */
  name?: string
  /** Kept for the page's own script, for one tab or for all, or sent along with requests. */
  kind: 'local-storage' | 'session-storage' | 'cookie' | 'cache-storage' | 'service-worker'
  /** Only what is necessary is stored without asking. */
  category: 'necessary' | OptionalCategory
  lifetime: Lifetime
}

const forSignIn = { kind: 'local-storage', category: 'necessary', lifetime: 'signed-in' } as const
const forTab = { kind: 'session-storage', category: 'necessary', lifetime: 'session' } as const
const ofProvider = { kind: 'cookie', category: 'necessary', lifetime: { minutes: 30 } } as const

/** THE registry of what the site stores with a reader. Nothing else may be stored; the cookie policy is drawn from it. */
export const storedKeys = {
  consent: { kind: 'local-storage', category: 'necessary', lifetime: { days: 365 } },
  'recent-searches': { kind: 'local-storage', category: 'convenience', lifetime: { days: 90 } },
  'pages-read': { kind: 'local-storage', category: 'convenience', lifetime: { days: 90 } },
  lessons: { kind: 'local-storage', category: 'convenience', lifetime: { days: 365 } },
  token: { ...forSignIn, name: storage.tokenKey },
  'signed-in': { ...forSignIn, name: storage.sessionKey },
  'sign-in': { ...forSignIn, name: 'sign-in.*', lifetime: { minutes: 15 } },
  'access-denied': forTab,
  'session-lost': forTab,
  'focus-heading': forTab,
  'unsaved-form': forTab,
  'link-ticket': forTab,
  // Set by the account service with the first answer to somebody who is signed in; the name is the usual one.
  'forgery-mark': { name: 'XSRF-TOKEN', kind: 'cookie', category: 'necessary', lifetime: 'session' },
  // Set by auth0-js; what it calls them cannot be chosen.
  transaction: { ...ofProvider, name: 'com.auth0.auth.*' },
  // Set by the provider: that somebody is signed in there, and how far a sign-in has come.
  'provider-session': { ...ofProvider, name: 'auth0', lifetime: { days: 3 } },
  'provider-step': { ...ofProvider, name: 'auth0_*' },
} as const satisfies Record<string, StoredKey>

/**
 * What those alone store who keep something for reading without a network; signing out takes both. Apart from the others, which
 * the script of every page brings along.
 */
export const packetKeys = {
  packets: { name: 'packet:*', kind: 'cache-storage', category: 'necessary', lifetime: { days: 30 } },
  'packet-worker': { name: '/offline.js', kind: 'service-worker', category: 'necessary', lifetime: 'signed-in' },
} as const satisfies Record<string, StoredKey>

export type StoredKeyName = keyof typeof storedKeys

/** What a key is called in the browser. */
export function storedName(key: StoredKeyName): string {
  const stored: StoredKey = storedKeys[key]
  return stored.name ?? key
}

/** What the names of a key that there are several of begin with. */
export const storedPrefix = (key: StoredKeyName): string => storedName(key).replace(/\*$/, '')
