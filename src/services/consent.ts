import {
  type OptionalCategory,
  optionalCategories,
  storedKeys,
  storedName,
  type StoredKeyName,
} from '../config/stored-keys'

/** What a reader allowed, when, and in answer to which wording of the question. */
export type Consent = { allowed: OptionalCategory[]; wording: number; at: string; locale: string }

/** Raised when the question says something else: anyone who answered the old one is asked again. */
const wording = 3
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

export const isAllowed = (category: OptionalCategory): boolean => findConsent()?.allowed.includes(category) ?? false

/** Remembers a decision. Who refuses leaves nothing else behind. */
export function decideConsent(allowed: OptionalCategory[], locale: string): Consent {
  const consent: Consent = { allowed, wording, at: new Date().toISOString(), locale }
  try {
    localStorage.setItem(key, JSON.stringify(consent))
    forgetAllBut(allowed)
  } catch {
    // A browser that stores nothing is asked again next time.
  }
  return consent
}

function forgetAllBut(allowed: readonly OptionalCategory[]): void {
  const refused: readonly string[] = optionalCategories.filter((category) => !allowed.includes(category))
  for (const name of Object.keys(storedKeys) as StoredKeyName[]) {
    if (refused.includes(storedKeys[name].category)) localStorage.removeItem(storedName(name))
  }
}
