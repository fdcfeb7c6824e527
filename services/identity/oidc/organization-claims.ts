import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { type Organizations } from '../users/organizations'

type Carrier = { organization?: string }
type Model = { IN_PAYLOAD: string[]; prototype: Carrier & { save: (ttl?: number) => Promise<string> } }

const isNamed = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The organization of a sign-in: named in the request, or when that request was answered by a code, kept with the code. */
export function findAskedOrganization({ oidc }: KoaContextWithOIDC): string | undefined {
  const { AuthorizationCode, RotatedRefreshToken, RefreshToken } = oidc.entities
  const kept = [AuthorizationCode, RotatedRefreshToken, RefreshToken].map(
    (one) => (one as Carrier | undefined)?.organization,
  )
  return [oidc.params?.organization, ...kept].find(isNamed)
}

/** What an access token says of the organization that its sign-in was for. Somebody who has left it gets no more tokens for it. */
export const toOrganizationClaims =
  (organizations: Organizations) =>
  async (ctx: KoaContextWithOIDC, token: object): Promise<Record<string, unknown> | undefined> => {
    const asked = findAskedOrganization(ctx)
    const userId = (token as { accountId?: string }).accountId
    if (asked === undefined || userId === undefined) return undefined
    const assertion = await organizations.findAssertion(asked, userId)
    if (!assertion) throw new errors.InvalidGrant('the account has left the organization')
    return assertion
  }

/** oidc-provider does not know organizations, and keeps with a code and a refresh token only what it knows. */
export function keepOrganizations(provider: Provider): void {
  for (const model of [provider.AuthorizationCode, provider.RefreshToken]) carryOrganization(model)
}

function carryOrganization(model: Model): void {
  const known = model.IN_PAYLOAD
  Object.defineProperty(model, 'IN_PAYLOAD', { get: () => [...known, 'organization'] })
  const { save } = model.prototype
  model.prototype.save = function (this: Carrier, ttl) {
    const { ctx } = Provider as unknown as { ctx?: KoaContextWithOIDC }
    const asked = ctx && findAskedOrganization(ctx)
    if (asked !== undefined) this.organization = asked
    return save.call(this as Model['prototype'], ttl)
  }
}
