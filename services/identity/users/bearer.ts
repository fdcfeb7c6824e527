import { createLocalJWKSet, type JWK, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod'
import { type Asked } from '../http/asked'
import { type Service } from '../parts'
import { type User } from './user'

/** Who a token speaks for, and what it opens. */
export type Bearer = { user: User; scopes: ReadonlySet<string>; clientId: string }

const claims = z.object({
  sub: z.string(),
  iat: z.number(),
  scope: z.string().default(''),
  azp: z.string().default(''),
})

/** The holder of the token in a request, if it was issued here, for this audience, and is still good. */
export async function findBearer(service: Service, asked: Asked, audience: string): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(asked.header('authorization'))?.[1]
  if (token === undefined) return undefined
  const said =
    token.split('.').length === 3 ? await readJwt(service, token, audience) : await readOpaque(service, token, audience)
  const user = said && (await findStillKnown(service, said))
  return user && { user, scopes: new Set(said.scope.split(' ')), clientId: said.azp }
}

/** Whom an identity token proves that its bearer is, if it was issued here to this application and is still good. */
export async function findProved(service: Service, idToken: string, clientId: string): Promise<User | undefined> {
  const shown = claims.safeParse(await verifyOwn(service, idToken, { audience: clientId })).data
  return shown && findStillKnown(service, shown)
}

/** A password reset ends what was issued before it, to the second that a token tells. */
async function findStillKnown({ parts }: Service, { sub, iat }: Pick<Said, 'sub' | 'iat'>): Promise<User | undefined> {
  const user = await parts.users.find(sub)
  return user && iat >= Math.ceil(user.tokens_valid_from.getTime() / 1000) ? user : undefined
}

type Said = z.output<typeof claims>

async function readJwt(service: Service, token: string, audience: string): Promise<Said | undefined> {
  const payload = await verifyOwn(service, token, { audience, typ: 'at+jwt' })
  return claims.safeParse(payload).data
}

/** A token without an audience opens nothing but /userinfo. */
async function readOpaque({ parts, provider }: Service, token: string, audience: string): Promise<Said | undefined> {
  if (audience !== parts.settings.audiences.userinfo) return undefined
  const found = await provider().AccessToken.find(token)
  if (found?.accountId === undefined) return undefined
  return { sub: found.accountId, iat: found.iat, scope: found.scope ?? '', azp: found.clientId ?? '' }
}

/** The content of a token of ours: RS256 by a published key, our issuer, and not expired. */
async function verifyOwn(
  { parts, keys }: Service,
  token: string,
  asked: { audience: string | string[]; typ?: string },
): Promise<JWTPayload | undefined> {
  const keySet = createLocalJWKSet({ keys: keys().map(toPublic) })
  const { issuer } = parts.settings
  return jwtVerify(token, keySet, { ...asked, issuer, algorithms: ['RS256'] }).then(
    ({ payload }) => payload,
    () => undefined,
  )
}

const toPublic = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK
