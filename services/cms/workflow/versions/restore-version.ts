import { type Endpoint, restoreVersionOperation } from 'payload'
import { tellReply } from '../../words/replies/tell-reply'
import { findAskedItem } from '../asked-item'

const done = 'Restored as a draft. Publish it when it is right.'

/**
 * Stands before Payload's own endpoint of this name, which would put an older version live, or take the item off the site
 * when that version was a draft. An older version is always brought back as a draft, to be looked at and published.
 */
export const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, collection } = findAskedItem(req)
    const restored = await restoreVersionOperation({ id, collection, draft: true, depth: 0, req })
    return Response.json({ ...restored, message: tellReply(done, req.i18n.language) })
  },
}
