/** @jest-environment jsdom */
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
  })
  return { analytics, heard }
}

describe('who a session says is here', () => {
  it('is told to nobody without consent, then with it, until it is withdrawn (E-5)', () => {
    const { analytics, heard } = listen()
    decideConsent(['convenience'], 'en')
    identify(analytics, user)
    expect(heard).toEqual([])

    decideConsent(['statistics'], 'en')
    identify(analytics, user)
    document.dispatchEvent(new Event('consent:withdrawn'))
    const traits = { email: 'r@example.com', name: 'Rowan Ellery', organisationName: 'Northwind' }
    const profile = { prismaId: 'auth0|me', firstName: 'Rowan', lastName: null, organisationName: 'Northwind' }
    expect(heard).toEqual([['identify', 'auth0|me', traits, profile], ['reset']])
  })
})
