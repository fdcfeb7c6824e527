import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  implicitAuthentication,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  useIdTokenResponseType,
} from 'openid-client'
import { Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'

describe('openid-client, as it is', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const configure = () =>
    discovery(new URL(`${identity.root}/`), 'site-client', { token_endpoint_auth_method: 'none' }, None(), {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- on this machine there is nothing but http
      execute: [allowInsecureRequests],
    })
  const passPage = async (url: URL): Promise<URL> => {
    const visitor = new Visitor(identity)
    const page = await visitor.follow(url.href)
    const form = { action: 'password', email: reader.email, password: reader.password }
    return new URL((await visitor.follow(page.url, { form })).url)
  }

  it('discovers the provider, swaps a code with PKCE, and reads userinfo', async () => {
    const config = await configure()
    const pkceCodeVerifier = randomPKCECodeVerifier()
    const redirect_uri = `${identity.siteOrigin}/auth`
    const back = await passPage(
      buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      }),
    )
    const tokens = await authorizationCodeGrant(config, back, { pkceCodeVerifier })
    const claims = await fetchUserInfo(config, tokens.access_token, reader.id)

    expect(tokens.claims()).toMatchObject({ sub: reader.id, email: reader.email })
    expect(claims).toMatchObject({ sub: reader.id, email: reader.email })
  })

  it('signs in by the implicit flow', async () => {
    const config = await configure()
    useIdTokenResponseType(config)
    const nonce = randomNonce()
    const redirect_uri = `${identity.siteOrigin}/auth`
    const back = await passPage(buildAuthorizationUrl(config, { redirect_uri, scope: 'openid email', nonce }))

    expect(await implicitAuthentication(config, back, nonce)).toMatchObject({ sub: reader.id, nonce })
  })

  it('gets no code without PKCE', async () => {
    const config = await configure()
    const redirect_uri = `${identity.siteOrigin}/auth`
    const { url } = await new Visitor(identity).follow(
      buildAuthorizationUrl(config, { redirect_uri, scope: 'openid' }).href,
    )

    expect(url).toContain('error=invalid_request')
  })
})
