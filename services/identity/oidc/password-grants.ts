import { errors, type Provider, type TokenEndpointGrantContext } from 'oidc-provider'
import { toSender } from '../../http/to-sender'
import { type Parts } from '../parts'
import { authenticate, usualConnection } from '../users/authenticate'
import { redeemCode } from '../users/redeem-code'
import { chooseLocale } from '../words/choose-words'
import { issueTokens } from './issue-tokens'

const parameters = ['username', 'password', 'realm', 'scope', 'audience', 'otp'] as const

type Params = Partial<Record<(typeof parameters)[number], string>>
type Ctx = TokenEndpointGrantContext<Params>

export const passwordGrants = ['password', 'http://auth0.com/oauth/grant-type/password-realm']
export const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'

/** Tokens for a password that the application has seen: retired at Auth0, and refused here unless asked for. */
export function registerPasswordGrants(provider: Provider, parts: Parts): void {
  const register = (name: string, findUser: (ctx: Ctx) => Promise<string>) => {
    provider.registerGrantType<Params>(
      name,
      async (ctx) => {
        ctx.body = await issueTokens(parts, ctx, await findUser(ctx))
      },
      parameters,
    )
  }
  for (const name of passwordGrants) {
    register(name, async (ctx) => {
      const { username = '', password = '', realm = '' } = ctx.oidc.params
      if (!parts.settings.legacy.includes('password-grant')) throw refusal('unauthorized_client', refused(name), 403)
      const locale = chooseLocale(ctx.get('accept-language'))
      const connection = usualConnection(realm)
      const credentials = { email: username, password, connection, ip: toSender(ctx.req), locale }
      const found = await authenticate(parts, credentials)
      if ('userId' in found) return found.userId
      if (found.problem === 'blocked') throw refusal('too_many_attempts', blocked, 429)
      throw refusal('invalid_grant', 'Wrong email or password.', 403)
    })
  }
  register(otpGrant, async (ctx) => {
    const { username = '', otp = '', realm = '' } = ctx.oidc.params
    const userId = await redeemCode(parts, { connection: realm, recipient: username, code: otp })
    if (userId === undefined) throw refusal('invalid_grant', 'Wrong email or verification code.', 403)
    return userId
  })
}

export const blocked = 'Your account has been blocked after multiple consecutive login attempts.'
const refused = (name: string) =>
  `Grant type '${name}' not allowed for the client. IDENTITY_LEGACY=password-grant allows it.`

function refusal(error: string, description: string, status: number): Error {
  const problem = new errors.CustomOIDCProviderError(error, description)
  return Object.assign(problem, { status, statusCode: status })
}
