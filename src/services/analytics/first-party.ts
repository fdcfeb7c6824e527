import { type Analytics } from './analytics'
import { type SearchEvent } from './search-event'

/** Where visits are counted: the firm's own service, on the site's own origin. */
export const visitsPath = '/online-services/visits'

type Entry =
  { kind: 'page'; path: string; lang: string; referrer: string } | ({ kind: 'search'; lang: string } & SearchEvent)

/** Nobody waits for it, and it goes on when the page is left. */
function tell(token: string | null, entry: object): void {
  if (token === null) return
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  fetch(visitsPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify(entry) }).catch(() => undefined)
}

/**
 * Tells the firm alone what was looked at, and with it nobody who looked: visits are counted, visitors are not. A signed-in person
 * and agreed is reported apart, once a page.
 */
export function createFirstParty(readToken: () => string | null = () => null): Analytics {
  let known: string | undefined
  const send = (entry: Entry): void => {
    const body = JSON.stringify({ ...entry, at: new Date().toISOString() })
    navigator.sendBeacon(visitsPath, new Blob([body], { type: 'application/json' }))
  }
  return {
    page: (path) => send({ kind: 'page', path, lang: document.documentElement.lang, referrer: foreignReferrer() }),
    search: (event) => send({ kind: 'search', lang: document.documentElement.lang, ...event }),
    identify: (id, traits, { firstName, lastName }) => {
      if (known === id) return
      known = id
      tell(readToken(), { kind: 'identify', traits, profile: { firstName, lastName } })
    },
    reset: () => void (known = undefined),
    withdraw: () => {
      known = undefined
      tell(readToken(), { kind: 'forget' })
    },
  }
}

/** Only from which site, never from which page of it. */
function foreignReferrer(): string {
  if (document.referrer === '') return ''
  const { origin } = new URL(document.referrer)
  return origin === location.origin ? '' : origin
}
