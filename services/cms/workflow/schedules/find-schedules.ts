import { type Endpoint } from 'payload'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { findAskedItem } from '../asked-item'
import { Refusal } from '../refusal'

/** What will happen to an item by itself. Without a language: to all of them. */
export type Scheduled = { id: number; at: string; type: 'publish' | 'unpublish'; locale: string | null }

type Job = { id: number; waitUntil?: string; input: { type?: string; locale?: string } }

const longest = 20

export const findSchedules: Endpoint = {
  path: '/:id/schedule',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see what is scheduled.')
    const { id, collection } = findAskedItem(req)
    const { docs } = await req.payload.db.find<Job>({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: 'schedulePublish' } },
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
          { waitUntil: { greater_than: new Date().toISOString() } },
          { 'input.doc.value': { equals: String(id) } },
          { 'input.doc.relationTo': { equals: collection.config.slug } },
        ],
      },
      sort: 'waitUntil',
      limit: longest,
      req,
    })
    const scheduled = docs.map(({ id: job, waitUntil = '', input }): Scheduled => ({
      id: job,
      at: waitUntil,
      type: input.type === 'unpublish' ? 'unpublish' : 'publish',
      locale: input.locale ?? null,
    }))
    return Response.json({ scheduled })
  },
}
