import { openSessionStore } from '../../../src/services/identity/session/session-store'
import { keepInMemory } from '../../../src/services/identity/storage'

const names = { tokenKey: 'apollo-token', flagKey: 'signed-in' }
const session = { userId: 'auth0|me', name: 'Rowan Ellery', expiresAt: 1 }

describe('what is kept of a session', () => {
  it('is the token and a flag, both under their configured names (S-3)', () => {
    const local = keepInMemory()
    const store = openSessionStore({ local, tokenKey: 'their-token', flagKey: 'their-flag', tokens: 'local-storage' })
    store.keep(session, 'a.b.c')

    expect(local.get('their-token')).toBe('a.b.c')
    expect(JSON.parse(local.get('their-flag') ?? '')).toEqual(session)
  })

  it('has no token in any storage where that was chosen, and asks for another after a reload (S-3, S-4)', () => {
    const local = keepInMemory()
    const open = () => openSessionStore({ local, ...names, tokens: 'memory' })
    const store = open()
    store.keep(session, 'a.b.c')

    expect(local.keys()).toEqual(['signed-in'])
    expect(store.readToken()).toBe('a.b.c')
    const reloaded = open()
    expect([reloaded.readFlag(), reloaded.readToken()]).toEqual([session, null])
  })

  it('goes as a whole, with a token that an older configuration left behind (S-5)', () => {
    const local = keepInMemory()
    openSessionStore({ local, ...names, tokens: 'local-storage' }).keep(session, 'old')
    const store = openSessionStore({ local, ...names, tokens: 'memory' })
    store.keep(session, 'new')
    store.clear()

    expect(local.keys()).toEqual([])
    expect(store.readToken()).toBeNull()
  })
})
