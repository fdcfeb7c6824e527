import { noPermissions, type Permissions } from '../../../src/access/permissions'
import { type Analytics } from '../../../src/services/identity/analytics'
import {
  type AuthResult,
  type Departure,
  type IdentityProvider,
} from '../../../src/services/identity/provider/identity-provider'
import { Session } from '../../../src/services/identity/session/session'
import { type SessionParts } from '../../../src/services/identity/session/session-parts'
import { openSessionStore } from '../../../src/services/identity/session/session-store'
import { keepInMemory, type KeyValueStore } from '../../../src/services/identity/storage'
import { openTransactions } from '../../../src/services/identity/transactions'

/** Time that passes when it is asked to. */
export function createClock() {
  let time = 1_700_000_000_000
  let elapsed = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    now: () => time,
    elapsed: () => elapsed,
    wait: (run: () => void, ms: number) => {
      const entry = { at: elapsed + ms, run }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
    waits: () => [...waiting].map(({ at }) => at - elapsed),
    /** The computer is on and time passes. */
    pass: async (ms: number) => {
      const end = elapsed + ms
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        waiting.delete(next)
        time += next.at - elapsed
        elapsed = next.at
        next.run()
        await settle()
      }
      time += end - elapsed
      elapsed = end
      await settle()
    },
    /** The calendar goes on, or is set, and no timer notices. */
    jump: (ms: number) => void (time += ms),
    settle,
  }
}

const subject = 'auth0|abc'

export const resultOf = (own: Partial<AuthResult> = {}, claims: Record<string, unknown> = {}): AuthResult => ({
  accessToken: 'token-1',
  idToken: 'x.y.z',
  idTokenPayload: { sub: subject, at_hash: 'h', name: 'Rowan Ellery', email: 'r@example.com', ...claims },
  appState: null,
  refreshToken: null,
  state: null,
  expiresIn: 1800,
  tokenType: 'Bearer',
  scope: 'openid',
  ...own,
})

type Options = {
  local?: KeyValueStore
  clock?: ReturnType<typeof createClock>
  isConsented?: boolean
  alone?: SessionParts['alone']
  askPermissions?: (token: string) => Promise<Permissions>
}

/** A session between a provider that says what a test wants, and a page that only remembers what it was told to do. */
export function createSession({
  local = keepInMemory(),
  clock = createClock(),
  isConsented = false,
  ...own
}: Options = {}) {
  const said: [what: string, ...details: unknown[]][] = []
  const say =
    (what: string) =>
    (...details: unknown[]): void =>
      void said.push([what, ...details])
  const answers = {
    check: (): Promise<AuthResult> => Promise.resolve(resultOf()),
    parse: (): Promise<AuthResult> => Promise.resolve(resultOf()),
    logout: say('provider logout') as (returnTo: string) => void,
    authorize: say('authorize') as (departure: Departure) => void,
    isLeft: false,
    forgetting: () => Promise.resolve(),
    isOnline: true,
  }
  const provider: IdentityProvider = {
    authorize: (departure) => answers.authorize(departure),
    parseHash: () => answers.parse(),
    checkSession: (organization) => {
      said.push(organization === undefined ? ['silent check'] : ['silent check', organization])
      return answers.check()
    },
    userInfo: () => Promise.resolve({}),
    findKnownVisitor: () => Promise.resolve({ isKnown: false }),
    changePassword: () => Promise.resolve(),
    changeDetails: () => Promise.resolve(),
    findIdentities: () => Promise.resolve([]),
    logout: (returnTo) => Promise.resolve().then(() => answers.logout(returnTo)),
  }
  const analytics: Analytics = {
    isConsented: () => isConsented,
    identify: say('identify'),
    reset: say('analytics reset'),
  }
  const store = openSessionStore({ local, tokenKey: 'apollo-token', flagKey: 'signed-in', tokens: 'local-storage' })
  const session = new Session({
    provider: () => Promise.resolve(provider),
    store,
    transactions: openTransactions({ store: local, now: clock.now }),
    clock,
    alone: own.alone ?? ((work) => work()),
    askPermissions: own.askPermissions ?? (() => Promise.resolve(noPermissions)),
    analytics,
    tellSignedOut: () => {
      say('tell tabs')()
      return answers.forgetting()
    },
    noteLost: say('note lost'),
    noteArrival: say('note arrival'),
    unsaved: { keep: say('keep unsaved'), settle: say('settle unsaved') },
    noteDenied: say('note denied'),
    leave: say('leave'),
    isLeft: () => answers.isLeft,
    isOnline: () => answers.isOnline,
    origin: 'https://firm.example',
    here: () => '/en/dashboard',
    namespace: 'https://login.firm.example/',
    warn: say('warn'),
  })
  const signIn = async () => {
    store.keep({ userId: subject, name: 'Rowan Ellery', expiresAt: 0 }, 'old')
    await session.restore()
    said.length = 0
  }
  const told = (what: string) => said.filter(([name]) => name === what).map(([, ...details]) => details)
  return { session, said, told, answers, store, local, clock, signIn, status: () => session.read().auth.status }
}
