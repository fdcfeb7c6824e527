import { publicEnv } from '../../../config/env-public'
import { storage } from '../../../config/env-storage'
import { storedName } from '../../../config/stored-keys'
import { pagesRead } from '../../account/pages-read'
import { createFirstParty } from '../../analytics/first-party'
import { knowVisitor } from '../../analytics/know-visitor'
import { createHttp, type Http } from '../../http/create-http'
import { deviceLessons } from '../../lessons/device-lessons'
import { followSession } from '../../packets/follow-session'
import { forgetPackets } from '../../packets/forget-packets'
import { recentSearches } from '../../search/recent-searches'
import { AuthProblem, failToArrive, toAuthError } from '../auth-error'
import { openOnce } from '../open-once'
import { type IdentityProvider } from '../provider/identity-provider'
import { toIdentitySettings } from '../provider/identity-settings'
import { openAuth0 } from '../provider/open-auth0'
import { type OtherWays } from '../provider/other-ways'
import { createStateNonce } from '../provider/state-nonce'
import { openStorage } from '../storage'
import { openTransactions } from '../transactions'
import { openUnsavedForms, type UnsavedForms } from '../unsaved-forms'
import { fetchPermissions } from './fetch-permissions'
import { lastDenied, noteArrival, noteLost } from './last-words'
import { inOneTab } from './one-tab'
import { type Clock } from './renewal-timer'
import { Session } from './session'
import { openSessionStore } from './session-store'
import { openTabs, type Tabs } from './tabs'

// A browser whose storage does not answer keeps nobody on the page.
const longestForgettingMs = 1000

export type OpenedSession = {
  session: Session
  /** Whether the site was built with a provider to sign in at. */
  isSetUp: boolean
  provider: () => Promise<IdentityProvider>
  /** What the site's own pages sign in with, where a setting says so. */
  otherWays: () => Promise<OtherWays>
  /** Who was signed in here last, before the provider has been asked whether they still are. */
  readKnownName: () => string | undefined
  unsaved: UnsavedForms
}

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  wait: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

function openParts() {
  const local = openStorage(() => localStorage)
  const names = { tokenKey: storedName('token'), flagKey: storedName('signed-in') }
  return {
    store: openSessionStore({ local, ...names, tokens: storage.tokenPlace }),
    transactions: openTransactions({ store: local, now: clock.now }),
    http: createHttp(),
  }
}

/** Without a provider nobody signs in, and everything else of the page works. */
function findProvider(http: Http) {
  const { origin } = location
  try {
    const settings = toIdentitySettings(publicEnv, origin)
    const provider = openOnce(() => openAuth0(settings, http))
    const otherWays = openOnce(async () => {
      const { openOtherWays } = await import('../provider/other-ways').catch(failToArrive)
      return openOtherWays(settings)
    })
    return { isSetUp: true, ...settings, provider, otherWays }
  } catch (problem) {
    const refuse = () => Promise.reject(new AuthProblem(toAuthError(problem)))
    return { isSetUp: false, origin, namespace: '', provider: refuse, otherWays: refuse }
  }
}

/** The session of this page, in this browser. */
export function openSession(): OpenedSession {
  const { store, transactions, http } = openParts()
  const { isSetUp, provider, otherWays, origin, namespace } = findProvider(http)
  // The session tells tabs, and tabs tell the session.
  const own: { tabs?: Tabs } = {}
  const here = () => `${location.pathname}${location.search}`
  const unsaved = openUnsavedForms({ store: openStorage(() => sessionStorage), page: document, here })
  const session: Session = new Session({
    provider,
    store,
    transactions,
    clock,
    alone: (work) => inOneTab(navigator.locks, work),
    askPermissions: (token) => fetchPermissions({ http, api: publicEnv.onlineServicesApi, token }),
    analytics: knowVisitor(createFirstParty(store.readToken)),
    tellSignedOut: () => {
      own.tabs?.tellSignedOut()
      // Anyone who sits down next sees nothing of what was looked for, read or learned.
      recentSearches.forget()
      pagesRead.forget()
      deviceLessons.forget()
      const waited = new Promise<void>((done) => setTimeout(done, longestForgettingMs))
      return Promise.race([forgetPackets().catch(() => undefined), waited])
    },
    noteLost,
    noteArrival,
    noteDenied: (error, about) => lastDenied.note({ ...error, ...about, reference: createStateNonce().slice(0, 8) }),
    leave: (path) => location.replace(path),
    isLeft: watchPage(() => session.wake()),
    isOnline: () => navigator.onLine,
    origin,
    here,
    unsaved,
    namespace,
    // eslint-disable-next-line no-console -- for the person who looks after the site; readers see what the screens say
    warn: (words) => console.warn(words),
  })
  followSession(session)
  document.addEventListener('consent:decided', () => session.sayWhoIsHere())
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('session') : undefined
  own.tabs = openTabs({ page: window, channel, flagKey: store.flagKey, onChange: () => session.endHere() })
  return { session, isSetUp, provider, otherWays, readKnownName: () => store.readFlag()?.name, unsaved }
}

/**
 * A page that was away must look at the clock, and whether the session still is: until then it shows nothing. Says whether it
 * is left: a browser then breaks off what it still asks for, and tells the page before that goes.
 */
function watchPage(wake: () => void): () => boolean {
  const { style } = document.documentElement
  let isLeft = false
  window.addEventListener('pagehide', () => {
    isLeft = true
    style.visibility = 'hidden'
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeft = false
    if (persisted) wake()
    style.visibility = ''
  })
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  return () => isLeft
}
