import { type Endpoint, type Where } from 'payload'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { findAskedItem } from '../asked-item'
import { Refusal } from '../refusal'

/** Payload lets nobody take a job away from outside; anyone who may schedule may also think better of it. */
export const cancelSchedule: Endpoint = {
  path: '/:id/schedule/:job',
  method: 'delete',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can cancel a scheduled publication.')
    const { id, collection } = findAskedItem(req)
    const ofItem: Where[] = [
      { taskSlug: { equals: 'schedulePublish' } },
      { 'input.doc.value': { equals: String(id) } },
      { 'input.doc.relationTo': { equals: collection.config.slug } },
    ]
    const jobs = 'payload-jobs'
    const where: Where = { and: [{ id: { equals: Number(req.routeParams?.job) } }, ...ofItem] }
    const { docs } = await req.payload.db.find<{ id: number }>({ collection: jobs, where, limit: 1, req })
    const [job] = docs
    if (!job) throw new Refusal('This is not scheduled (any more).')
    await req.payload.delete({ collection: jobs as 'users', id: job.id, req })
    return Response.json({ message: 'It does not happen.' })
  },
}
