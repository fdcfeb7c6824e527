import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'

export type Verified = { sub: string } | { why: string }

type Expected = { issuer: string; audience: string }

const leewaySeconds = 60

/** Whom an access token speaks for; or why not, for the log and for nobody else. */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, expected: Expected): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return typeof payload.sub === 'string' && payload.sub !== '' ? { sub: payload.sub } : { why: 'no subject' }
  } catch (error) {
    // Without keys nobody can be judged: that is no fault of the token.
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout) throw error
    return { why: error.code }
  }
}

export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1]
