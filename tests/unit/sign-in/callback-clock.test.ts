/** @jest-environment jsdom */
import { publicEnv } from '../../../src/config/env-public'
import { kindOf, toAuthError } from '../../../src/services/identity/auth-error'
import { openCallbacks, writeAnswer } from '../../support/identity/callback-fuzz'

const now = 1_790_000_000

describe('an answer of the provider', () => {
  beforeAll(() => {
    jest.useFakeTimers({ now: now * 1000, advanceTimers: true })
  })
  afterAll(() => jest.useRealTimers())

  /** What becomes of it: it is read, or why not. */
  const judge = async (claims: object, callbacks = openCallbacks()) => {
    const { answer, forget } = callbacks.begin(claims)
    try {
      await callbacks.read(writeAnswer(answer))
      return 'read'
    } catch (error) {
      return kindOf(toAuthError(error))
    } finally {
      forget()
    }
  }

  it.each([
    ['ended 59 s ago', { exp: now - 59 }, 'read'],
    ['ended 61 s ago', { exp: now - 61 }, 'clock'],
    ['begins in 59 s', { nbf: now + 59 }, 'read'],
    ['begins in 61 s', { nbf: now + 61 }, 'clock'],
    ['ended three hours ago', { exp: now - 3 * 3600 }, 'clock'],
  ])('whose identity token %s is judged with a minute’s patience (K-1)', async (_, claims, outcome) => {
    expect(await judge(claims)).toBe(outcome)
  })

  it.each([
    ['is named as the one who asked', { azp: publicEnv.identityClientId }, 'read'],
    ['is not', { azp: 'partner-client' }, 'untrusted'],
    ['is not said to be', {}, 'untrusted'],
  ])('that is for several is trusted where this site %s (V-4, X-10)', async (_, claims, outcome) => {
    expect(await judge({ aud: [publicEnv.identityClientId, 'partner-client'], ...claims })).toBe(outcome)
  })

  it('is not trusted while the provider’s keys cannot be fetched (V-4, X-10)', async () => {
    const unreachable = openCallbacks(() => Promise.reject(new TypeError('Failed to fetch')))

    expect(await judge({}, unreachable)).toBe('network')
    expect(
      await judge(
        {},
        openCallbacks(() => Promise.resolve({ ok: false, status: 503 })),
      ),
    ).not.toBe('read')
  })
})
