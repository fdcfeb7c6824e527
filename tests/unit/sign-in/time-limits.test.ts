/** @jest-environment jsdom */
import { WebAuth } from 'auth0-js'
import { publicEnv } from '../../../src/config/env-public'
import { toAuthError } from '../../../src/services/identity/auth-error'
import { toIdentitySettings } from '../../../src/services/identity/provider/identity-settings'
import { createAuth0 } from '../../../src/services/identity/provider/open-auth0'

const settings = toIdentitySettings(publicEnv, location.origin)

/** The library as it is, before a provider whose hidden page never answers. */
const open = () =>
  createAuth0(WebAuth, settings, {
    jar: { read: () => '', write: () => undefined },
    http: {},
    isOnline: () => true,
    isAnswered: () => Promise.resolve(true),
  } as never)

describe('a provider that does not answer', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it.each<[string, number, (provider: ReturnType<typeof open>) => Promise<unknown>]>([
    ['whether it knows the visitor', 5000, (provider) => provider.findKnownVisitor()],
    ['a renewal', 60_000, (provider) => provider.checkSession()],
  ])('is waited for so long and no longer when it is asked for %s (K-2)', async (_what, limitMs, ask) => {
    let ended: unknown
    ask(open()).then(
      (answer) => (ended = answer),
      (problem: unknown) => (ended = toAuthError(problem).code),
    )
    await jest.advanceTimersByTimeAsync(limitMs - 10)
    const early = ended
    await jest.advanceTimersByTimeAsync(20)

    expect(early).toBeUndefined()
    expect(ended).toBe('timeout')
  })
})
