import { type User } from '../users/user'

export const claimsOfScopes = (namespace: string) => ({
  openid: ['sub', 'org_id', 'org_name', ...['company', 'jobTitle', 'connection'].map((name) => `${namespace}${name}`)],
  profile: ['name', 'family_name', 'given_name', 'nickname', 'picture', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
})

export const scopesOfSelf = ['read:current_user', 'update:current_user_metadata', 'update:current_user_identities']

/** Everything that may be said of a user. What no standard names stands in the provider's own namespace, as Auth0 asks. */
export function toClaims(user: User, connection: string, namespace: string): Record<string, unknown> & { sub: string } {
  const known = {
    name: user.name,
    nickname: user.nickname,
    given_name: user.given_name,
    family_name: user.family_name,
    picture: user.picture,
    updated_at: user.updated_at.toISOString(),
    email: user.email,
    email_verified: user.email === null ? null : user.email_verified,
    phone_number: user.phone_number,
    phone_number_verified: user.phone_number === null ? null : true,
    [`${namespace}company`]: toOwn(user, 'company') ?? user.company,
    [`${namespace}jobTitle`]: toOwn(user, 'jobTitle') ?? user.job_title,
    [`${namespace}connection`]: connection,
  }
  return { sub: user.id, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)) }
}

/** What they say of themselves goes before what was known of them, as a tenant's own rules would have it. */
function toOwn({ user_metadata }: User, name: 'company' | 'jobTitle'): string | undefined {
  const value = user_metadata[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The part of a user's claims that a token's scopes open. */
export function selectClaims(claims: Record<string, unknown>, scopes: ReadonlySet<string>, namespace: string) {
  const open = new Set(
    Object.entries(claimsOfScopes(namespace))
      .filter(([scope]) => scopes.has(scope))
      .flatMap(([, names]) => names),
  )
  return Object.fromEntries(Object.entries(claims).filter(([name]) => open.has(name)))
}
