import { type Analytics, type Visitor } from './analytics'
import { type SearchEvent } from './search-event'

/** Where visits are counted: the firm's own service, on the site's own origin. */
export const visitsPath = '/online-services/visits'

const key = 'visitor'

type Entry =
  | { kind: 'page'; path: string; lang: string; referrer: string }
  | ({ kind: 'search'; lang: string } & SearchEvent)
  | ({ kind: 'identify' } & Visitor)

/** Sends to the firm alone, and keeps one random number to tell a visitor from another. */
export function createFirstParty(): Analytics {
  const send = (entry: Entry): void => {
    const body = JSON.stringify({ ...entry, visitor: findVisitor(), at: new Date().toISOString() })
    navigator.sendBeacon(visitsPath, new Blob([body], { type: 'application/json' }))
  }
  return {
    page: (path) => send({ kind: 'page', path, lang: document.documentElement.lang, referrer: foreignReferrer() }),
    search: (event) => send({ kind: 'search', lang: document.documentElement.lang, ...event }),
    identify: (visitor) => send({ kind: 'identify', ...visitor }),
    reset: () => localStorage.removeItem(key),
  }
}

function findVisitor(): string {
  const known = localStorage.getItem(key) ?? crypto.randomUUID()
  localStorage.setItem(key, known)
  return known
}

/** Only from which site, never from which page of it. */
function foreignReferrer(): string {
  if (document.referrer === '') return ''
  const { origin } = new URL(document.referrer)
  return origin === location.origin ? '' : origin
}
