import { type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { Refusal } from '../workflow/refusal'

const sent = z.object({ at: z.iso.datetime({ offset: true }) })
type Job = {
  id: number
  taskSlug: string
  completedAt?: string | null
  input: { doc?: object } & Record<string, unknown>
}

/** A schedule at another moment: a new one under the same rules, and only then the old one's end. */
export const moveSchedule: Endpoint = {
  path: '/schedules/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can move a scheduled publication.')
    const read = sent.safeParse(await req.json?.().catch(() => null))
    if (!read.success) throw new Refusal('Say when, as "at": "2027-01-31T12:00:00Z".')
    const waitUntil = new Date(read.data.at)
    if (waitUntil.getTime() < Date.now()) throw new Refusal('That moment has passed. Choose one that is still to come.')
    const job = await findJob(req)
    await req.payload.jobs.queue({
      task: 'schedulePublish' as never,
      input: { ...job.input, user: { relationTo: 'users', value: req.user?.id } },
      waitUntil,
    })
    await req.payload.delete({ collection: 'payload-jobs' as 'users', id: job.id, depth: 0, req })
    return Response.json({ message: `It happens at ${waitUntil.toISOString()}.` })
  },
}

async function findJob({ payload, routeParams }: PayloadRequest): Promise<Job> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: { id: { equals: Number(routeParams?.id) || 0 } },
    limit: 1,
  })
  const [job] = docs
  if (!job?.input.doc || job.taskSlug !== 'schedulePublish' || job.completedAt)
    throw new Refusal('This is not planned any more.')
  return job
}
