import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { findQueryProblem } from '../../../request/find-query-problem'
import { guarded, refuse } from '../../../request/guard'

const answer = GRAPHQL_POST(config)

/** For colleagues who are signed in. Nobody else learns even what there could be to ask, and nobody signs in here. */
export const POST = guarded(async (request: Request) => {
  const { user } = await (await getPayload({ config })).auth({ headers: request.headers })
  if (!user) return refuse(401, 'Sign in to the CMS first.')
  const body = await request.clone().text()
  const problem = findQueryProblem(body)
  if (problem !== undefined) return refuse(400, problem)
  // Payload carries it over from one question of a request to the next, which would then answer in another language.
  if (body.includes('fallbackLocale')) {
    return refuse(400, 'fallbackLocale is not possible here: ask for each language by itself.')
  }
  return answer(request)
})
export const OPTIONS = REST_OPTIONS(config)
