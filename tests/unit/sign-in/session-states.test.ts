import { authErrors } from '../../../src/services/identity/auth-error'
import { type AuthEvent, type AuthState, booting, reduce } from '../../../src/services/identity/session/session-state'

describe('the states', () => {
  type Loose = { [Key in keyof AuthState]: AuthState[Key] | undefined } & { redirectUrl: string }
  const user = { objectId: 'a' } as never
  const events: AuthEvent[] = [
    { type: 'nobody-known' },
    { type: 'somebody-known' },
    { type: 'left', stateNonce: 'n', redirectUrl: '/en' },
    { type: 'returned' },
    { type: 'accepted', user, token: 't' },
    { type: 'renewing' },
    { type: 'refused', error: authErrors.noState },
    { type: 'ended' },
  ]

  it('are never impossible, whatever comes after whatever (E-3)', () => {
    const seen = new Set<string>()
    const visit = (state: typeof booting, depth: number): void => {
      seen.add(state.status)
      const { status, authenticated, token, user: known, accessDenied, stateNonce, redirectUrl } = state as Loose
      const isSound =
        authenticated === (token !== undefined && known !== undefined) &&
        (status === 'denied') === (accessDenied !== undefined) &&
        (status === 'redirecting') === (stateNonce !== undefined) &&
        redirectUrl.startsWith('/')
      if (!isSound) throw new Error(JSON.stringify(state))
      if (depth > 0) for (const event of events) visit(reduce(state, event), depth - 1)
    }
    visit(booting, 4)

    expect([...seen].sort()).toEqual(
      ['anonymous', 'authenticated', 'booting', 'callback', 'denied', 'redirecting', 'renewing', 'restoring'].sort(),
    )
  })
})
