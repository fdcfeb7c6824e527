import { type Endpoint } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { Refusal } from '../workflow/refusal'
import { findEverything } from './find-everything'

const longestWords = 300

export const findEndpoint: Endpoint = {
  path: '/find-everything',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to search.')
    const words = (req.searchParams.get('words') ?? '').slice(0, longestWords)
    return Response.json({ found: await findEverything(req, words) })
  },
}
