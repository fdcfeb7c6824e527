import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { guarded, refuse } from '../../../request/guard'

const answer = GRAPHQL_POST(config)

/** For colleagues who are signed in. Nobody else learns even what there could be to ask, and nobody signs in here. */
export const POST = guarded(async (request: Request) => {
  const { user } = await (await getPayload({ config })).auth({ headers: request.headers })
  return user ? answer(request) : refuse(401, 'Sign in to the CMS first.')
})
export const OPTIONS = REST_OPTIONS(config)
