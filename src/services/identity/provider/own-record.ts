import * as z from 'zod/mini'
import { type Http } from '../../http/create-http'
import { HttpProblem } from '../../http/http-problem'
import { AuthProblem, authErrors } from '../auth-error'
import { type IdentityProvider, type OwnDetails } from './identity-provider'

const callLimitMs = 8000

/** A token that may do this is fetched for this alone, and kept nowhere. */
const scopes = { read: 'openid read:current_user', change: 'openid update:current_user_metadata' }

const known = z.object({
  identities: z.array(
    z.object({
      connection: z.string(),
      user_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
      // Of those that were linked; what is known of the first stands in the record itself.
      profileData: z.optional(z.object({ email: z.optional(z.string()) })),
    }),
  ),
})

type Parts = {
  root: string
  http: Http
  fetchToken: (asked: { audience: string; scope: string }) => Promise<string>
}

/** What the provider keeps of the signed-in person. auth0-js's own calls would go to another scheme than its address names. */
export function openOwnRecord({ root, http, fetchToken }: Parts) {
  const audience = `${root}/api/v2/`
  const addressOf = (userId: string) => `${audience}users/${encodeURIComponent(userId)}`
  const allow = async (scope: string) => ({
    headers: { authorization: `Bearer ${await fetchToken({ audience, scope })}` },
    timeout: callLimitMs,
  })
  return {
    findIdentities: async (userId) => {
      const { data } = await http.get(addressOf(userId), await allow(scopes.read))
      return known.parse(data).identities.map(({ connection, user_id, profileData }) => ({
        connection,
        userIdentifier: user_id,
        email: profileData?.email ?? null,
      }))
    },
    changeDetails: async (userId, details) => {
      const allowed = await allow(scopes.change)
      try {
        await http.patch(addressOf(userId), { user_metadata: toMetadata(details) }, allowed)
      } catch (error) {
        const isAnswered = error instanceof HttpProblem && error.status !== undefined
        throw new AuthProblem(isAnswered ? authErrors.detailsRefused : authErrors.network)
      }
    },
  } satisfies Partial<IdentityProvider>
}

/** As at Auth0: what is null is removed. */
const toMetadata = (details: OwnDetails) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value || null]))
