import { readBuildEnv } from '../../../src/config/env-build'
import { findProviderProblem } from '../../../src/config/find-provider-problem'

const build = (own: Record<string, string>) =>
  readBuildEnv({ LOG_URL: 'http://127.0.0.1:1/log', SITE_KEY: 'k', PUBLIC_URL: 'https://firm.example', ...own })

describe('a sign-in provider for a production site', () => {
  it.each(['firm.eu.auth0.com', 'https://login.firm.example', 'https://login.firm.example/'])(
    'may be %s',
    (address) => {
      expect(findProviderProblem(address)).toBeUndefined()
    },
  )

  it.each([
    ['/idp', 'a path of the site itself'],
    ['/login', 'a path of the site itself'],
    ['http://login.firm.example', 'must begin with https://'],
    ['https://localhost:8000', 'this machine alone'],
    ['https://LOCALHOST', 'this machine alone'],
    ['https://idp.localhost', 'this machine alone'],
    ['https://127.0.0.1:8003', 'this machine alone'],
    ['https://[::1]/', 'this machine alone'],
    ['localhost:8003', 'this machine alone'],
    ['https://firm.example/idp', 'where the embedded provider answers'],
    ['https://firm.example/idp/', 'where the embedded provider answers'],
    ['https://', 'is not an address'],
  ])('is never %s (Q-6)', (address, why) => {
    expect(findProviderProblem(address)).toContain(why)
  })
})

describe('a build of the site', () => {
  it('for production is refused with the embedded provider, which is the usual one (Q-6)', () => {
    expect(() => build({ DEPLOYMENT: 'production' })).toThrow('GATSBY_IDENTITY_URL is "/idp", which is a path')
    expect(() => build({ DEPLOYMENT: 'production', GATSBY_IDENTITY_URL: 'http://login.firm.example' })).toThrow('https')
    expect(build({ DEPLOYMENT: 'production', GATSBY_IDENTITY_URL: 'firm.eu.auth0.com' }).DEPLOYMENT).toBe('production')
  })

  it('for this machine may have it', () => {
    expect(build({}).GATSBY_IDENTITY_URL).toBe('/idp')
  })

  it.each([
    ['GATSBY_IDENTITY_URL', 'GATSBY_IDENTITY_URL must be the address of the sign-in provider'],
    ['GATSBY_IDENTITY_CLIENT_ID', 'GATSBY_IDENTITY_CLIENT_ID must be the site’s client id'],
  ])('is refused when %s is named and empty: nobody could sign in on it (V-1)', (name, why) => {
    expect(() => build({ [name]: '' })).toThrow(why)
  })
})
