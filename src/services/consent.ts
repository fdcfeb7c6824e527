import { storedKeys } from '../config/stored-keys'

/** What a reader decided, when, and about which wording of the question. */
export type Consent = { statistics: boolean; wording: number; at: string; locale: string }

/** Raised when the question says something else: whoever answered the old one is asked again. */
const wording = 1
const key = 'consent'
const day = 86_400_000
const keptFor = storedKeys[key].lifetime.days * day

/** The decision that still holds; undefined where the reader must be asked. Where storage is closed, nobody has agreed. */
export function findConsent(now = Date.now()): Consent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Consent | null
    return kept?.wording === wording && now - Date.parse(kept.at) < keptFor ? kept : undefined
  } catch {
    return undefined
  }
}

/** Remembers a decision. Who refuses leaves nothing else behind. */
export function decideConsent(statistics: boolean, locale: string): Consent {
  const consent: Consent = { statistics, wording, at: new Date().toISOString(), locale }
  try {
    localStorage.setItem(key, JSON.stringify(consent))
    if (!statistics) forgetStatistics()
  } catch {
    // A browser that stores nothing is asked again next time.
  }
  return consent
}

function forgetStatistics(): void {
  for (const [name, { category }] of Object.entries(storedKeys)) {
    if (category === 'statistics') localStorage.removeItem(name)
  }
}
