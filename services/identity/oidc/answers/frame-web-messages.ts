import { type KoaContextWithOIDC } from 'oidc-provider'
import { type RegisteredClient } from '../../clients'

const policyFor = (ancestors: string) =>
  `default-src 'none'; script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`

/** The answer to a silent check is a page for a frame: it may run its own script, and stand only in the application's pages. */
export const frameWebMessages =
  (clients: RegisteredClient[]) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const isWebMessage = ctx.query.response_mode === 'web_message'
    // oidc-provider adds the digest of its script to this, and takes the ancestors off: they are put back below.
    if (isWebMessage) ctx.set('content-security-policy', policyFor("'none'"))
    await next()
    if (!isWebMessage) return
    const client = clients.find(({ id }) => id === ctx.query.client_id)
    const ancestors = client?.webOrigins.join(' ') ?? "'none'"
    const said = ctx.response.get('content-security-policy')
    const kept = said
      .split(';')
      .filter((directive) => !directive.trim().startsWith('frame-ancestors'))
      // Beside a digest it means nothing, and browsers complain of it.
      .map((directive) => directive.replace(/^(\s*script-src) 'none' '/, "$1 '"))
    // The message is the answer, also where it says no: as at Auth0, and so that no browser reports a page that failed.
    if (typeof ctx.body === 'string' && ctx.body.includes('authorization_response')) ctx.status = 200
    ctx.set('content-security-policy', [...kept, `frame-ancestors ${ancestors}`].join('; '))
    ctx.set('cache-control', 'no-store')
    ctx.set('x-content-type-options', 'nosniff')
  }
