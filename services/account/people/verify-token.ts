import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'

/** Whom a token speaks for, and for which organisation, if their sign-in was for one: the provider's id of it. */
export type Bearer = { sub: string; organisation?: string }
/** And in which session, through which program, for what, from when and until when, in seconds since 1970. */
export type VerifiedToken = Bearer & {
  session?: string
  client?: string
  scopes: readonly string[]
  issuedAt: number
  /** When the person last proved who they are, where the provider says so. */
  authenticatedAt?: number
  expiresAt: number
}
export type Verified = VerifiedToken | { why: string }

type Expected = { issuer: string; audience: string; namespace: string }

const leewaySeconds = 60

// An organisation that cannot be read must not pass for none: a token without one opens more.
const claims = z.object({
  sub: z.string(),
  org_id: z
    .string()
    .regex(/^org_[A-Za-z0-9]{1,64}$/)
    .optional(),
  // A program that cannot be read is none that a rule could name.
  azp: z.string().optional().catch(undefined),
  client_id: z.string().optional().catch(undefined),
  sid: z.string().optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
  scope: z.string().catch(''),
  iat: z.number(),
  exp: z.number(),
})

/**
 * The session, and when the person proved who they are. Auth0 reserves the standard names and puts neither into an access token:
 * an Action can say both under the firm's own namespace.
 */
const sessionClaims = (payload: JWTPayload, namespace: string) => ({
  sid: payload['sid'] ?? payload[`${namespace}sid`],
  auth_time: payload['auth_time'] ?? payload[`${namespace}auth_time`],
})

/** Whom an access token speaks for; or why not, for the log and for nobody else. */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<Verified> {
  const { issuer, audience, namespace } = expected
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    const {
      sub,
      org_id: organisation,
      azp,
      client_id,
      sid: session,
      auth_time: authenticatedAt,
      scope,
      ...times
    } = claims.parse({ ...payload, ...sessionClaims(payload, namespace) })
    if (sub === '') return { why: 'no subject' }
    const client = azp ?? client_id
    return {
      sub,
      ...(organisation === undefined ? {} : { organisation }),
      ...(client === undefined ? {} : { client }),
      ...(session === undefined ? {} : { session }),
      ...(authenticatedAt === undefined ? {} : { authenticatedAt }),
      scopes: scope.split(' ').filter(Boolean),
      issuedAt: times.iat,
      expiresAt: times.exp,
    }
  } catch (error) {
    if (error instanceof z.ZodError) return { why: `malformed ${String(error.issues[0]?.path[0])}` }
    // Without keys nobody can be judged: that is no fault of the token.
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout) throw error
    return { why: error.code }
  }
}

export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1]

/**
 * Whether a token was issued for the organisation that is expected, by the provider's id. A token of no organisation is of no
 * expected one, and without an id to expect, no token is of it.
 */
export const isOfOrganisation = ({ organisation }: Bearer, expected: string): boolean =>
  expected !== '' && organisation === expected
