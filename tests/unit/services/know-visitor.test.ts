/** @jest-environment jsdom */
import { createFirstParty } from '../../../src/services/analytics/first-party'
import { knowVisitor } from '../../../src/services/analytics/know-visitor'
import { decideConsent } from '../../../src/services/consent'
import { identify } from '../../../src/services/identity/analytics'
import { toUser } from '../../../src/services/identity/user'

const user = toUser({
  idTokenPayload: {
    sub: 'auth0|me',
    email: 'r@example.com',
    name: 'Rowan Ellery',
    given_name: 'Rowan',
    company: 'Northwind',
  },
  userInfo: {},
  namespace: 'https://login.firm.example/',
})

/** As an analytics service would hear it. */
function listen() {
  const heard: unknown[][] = []
  const analytics = knowVisitor({
    identify: (...told) => void heard.push(['identify', ...told]),
    reset: () => void heard.push(['reset']),
    withdraw: () => void heard.push(['withdraw']),
  })
  return { analytics, heard }
}

describe('who a session says is here', () => {
  it('is reported to nobody without consent, then with it, until it is withdrawn (E-5)', () => {
    const { analytics, heard } = listen()
    decideConsent(['convenience'], 'en')
    identify(analytics, user)
    expect(heard).toEqual([])

    decideConsent(['statistics'], 'en')
    identify(analytics, user)
    document.dispatchEvent(new Event('consent:withdrawn'))
    const traits = { email: 'r@example.com', name: 'Rowan Ellery', organisationName: 'Northwind' }
    const profile = { prismaId: 'auth0|me', firstName: 'Rowan', lastName: null, organisationName: 'Northwind' }
    expect(heard).toEqual([['identify', 'auth0|me', traits, profile], ['withdraw']])
  })

  it('arrives at the firm’s own service with the token, once a page, and is taken back (E-5)', () => {
    const sent: [string, RequestInit][] = []
    // Stands for the network.
    globalThis.fetch = ((...asked: [string, RequestInit]) => {
      sent.push(asked)
      return Promise.resolve({ ok: true })
    }) as never
    decideConsent(['statistics'], 'en')
    const analytics = knowVisitor(createFirstParty(() => 'a.b.c'))
    identify(analytics, user)
    identify(analytics, user)
    document.dispatchEvent(new Event('consent:withdrawn'))

    expect(sent.map(([path, { headers }]) => [path, (headers as Record<string, string>).authorization])).toEqual(
      Array(2).fill(['/online-services/visits', 'Bearer a.b.c']),
    )
    expect(sent.map(([, { body }]) => JSON.parse(body as string) as object)).toEqual([
      {
        kind: 'identify',
        traits: { email: 'r@example.com', name: 'Rowan Ellery', organisationName: 'Northwind' },
        profile: { firstName: 'Rowan', lastName: null },
      },
      { kind: 'forget' },
    ])
  })
})
