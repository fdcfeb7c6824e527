import { type Endpoint } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'
import { findUses, mostUses } from './find-used'

/** Read before an item is withdrawn, deleted or replaced. */
export const usedIn: Endpoint = {
  path: '/:id/used-in',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see where this is used.')
    const { id, collection } = findAskedItem({
      ...req,
      routeParams: { collection: collectionIn(req.pathname), ...req.routeParams },
    })
    return Response.json({ uses: await findUses(req, { collection: collection.config.slug, id }), most: mostUses })
  },
}

const collectionIn = (path: string): string | undefined => /\/api\/([^/]+)/.exec(path)?.[1]
