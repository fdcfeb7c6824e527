import { type Analytics } from './analytics'
import { type SearchEvent } from './search-event'

/** Where visits are counted: the firm's own service, on the site's own origin. */
export const visitsPath = '/online-services/visits'

type Entry =
  { kind: 'page'; path: string; lang: string; referrer: string } | ({ kind: 'search'; lang: string } & SearchEvent)

/** Tells the firm alone what was looked at, and nobody who looked: visits are counted, visitors are not. */
export function createFirstParty(): Analytics {
  const send = (entry: Entry): void => {
    const body = JSON.stringify({ ...entry, at: new Date().toISOString() })
    navigator.sendBeacon(visitsPath, new Blob([body], { type: 'application/json' }))
  }
  return {
    page: (path) => send({ kind: 'page', path, lang: document.documentElement.lang, referrer: foreignReferrer() }),
    search: (event) => send({ kind: 'search', lang: document.documentElement.lang, ...event }),
    identify: () => undefined,
    reset: () => undefined,
  }
}

/** Only from which site, never from which page of it. */
function foreignReferrer(): string {
  if (document.referrer === '') return ''
  const { origin } = new URL(document.referrer)
  return origin === location.origin ? '' : origin
}
