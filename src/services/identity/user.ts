import { AuthProblem, authErrors } from './auth-error'

/** The signed-in person. What the provider does not tell is null. */
export type User = {
  name: string | null
  connection: string | null
  userIdentifier: string
  identityProvider: string
  objectId: string
  email: string | null
  isEmailVerified: boolean
  familyName: string | null
  givenName: string | null
  photo: string | null
  isLocal: boolean
  isSocial: boolean
  company: string | null
  jobTitle: string | null
  raw: Readonly<Record<string, unknown>>
}

type Claims = Readonly<Record<string, unknown>>

export const databaseConnection = 'Username-Password-Authentication'

const socialProviders = new Set([
  ...[
    'google-oauth2',
    'facebook',
    'apple',
    'windowslive',
    'linkedin',
    'github',
    'twitter',
    'weibo',
    'wechat',
    'renren',
  ],
])

type Given = { idTokenPayload: Claims; userInfo: Claims; namespace: string }

/** From the identity token, then from /userinfo where that speaks of the same person. */
export function toUser({ idTokenPayload, userInfo, namespace }: Given): User {
  const { sub } = idTokenPayload
  if (typeof sub !== 'string' || sub === '') throw new AuthProblem(authErrors.invalidUser)
  if (userInfo.sub !== undefined && userInfo.sub !== sub) throw new AuthProblem(authErrors.invalidUser)
  const raw: Claims = { ...idTokenPayload, ...userInfo }
  const find = (claim: string): string | null => textOf(raw[`${namespace}${claim}`]) ?? textOf(raw[claim])
  const pipe = sub.indexOf('|')
  const identityProvider = pipe < 0 ? '' : sub.slice(0, pipe)
  const connection = find('connection')
  return {
    name: find('name'),
    connection,
    userIdentifier: sub.slice(pipe + 1),
    identityProvider,
    objectId: sub,
    email: find('email'),
    isEmailVerified: raw.email_verified === true,
    familyName: find('family_name'),
    givenName: find('given_name'),
    photo: find('picture'),
    isLocal: connection === databaseConnection || identityProvider === 'auth0',
    isSocial: socialProviders.has(identityProvider),
    company: find('company'),
    jobTitle: find('jobTitle'),
    raw,
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** How somebody is called where there is little room. */
export const shownName = ({ name, givenName, email }: User): string => name ?? givenName ?? email ?? ''
