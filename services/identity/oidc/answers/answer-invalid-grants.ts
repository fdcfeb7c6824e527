import { type KoaContextWithOIDC, type Provider } from 'oidc-provider'

const forbidden = 403

const wordings: readonly (readonly [RegExp, string])[] = [
  [/refresh token/, 'Unknown or invalid refresh token.'],
  [/PKCE|code_verifier/, 'Failed to verify code verifier'],
  [/./, 'Invalid authorization code'],
]

/** Auth0 says 403 where the standard says 400, and names what was wrong in words that its own clients look for. */
export function answerInvalidGrants(provider: Provider): void {
  provider.on('grant.error', (ctx: KoaContextWithOIDC, { error, error_description: said, error_detail: detail }) => {
    if (error !== 'invalid_grant') return
    const grant = ctx.oidc.params?.grant_type
    if (grant !== 'authorization_code' && grant !== 'refresh_token') return
    const found = wordings.find(([cause]) => cause.test(`${grant.replace('_', ' ')} ${detail ?? ''}`))
    ctx.status = forbidden
    ctx.body = { error, error_description: found?.[1] ?? said }
  })
}
