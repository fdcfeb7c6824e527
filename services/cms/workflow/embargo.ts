import { type CollectionAfterChangeHook, type PayloadRequest, type TaskConfig } from 'payload'
import { findStored } from '../log/editions/stored'
import { type ContentCollection, findContent } from '../log/facts'
import { PublicationProblem } from '../log/refusals/publication-problem'
import { touchedContent } from '../log/touched'
import { findOpen } from '../log/transaction'
import { inTransaction } from './in-transaction'
import { recordFailure } from './schedules/record-failure'

const taskName = 'endEmbargo'
const retries = 10

type Item = { collection: string; item: number }
type Run = { input: Item; job: { totalTried?: number | null }; req: PayloadRequest }

/** An item that is published before its moment waits in the CMS; the job only looks again, and so never shows too much. */
export const waitForEmbargo: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const { embargo } = (collection as ContentCollection).custom.content
  const open = embargo === undefined ? undefined : await findOpen(req)
  if (!open || embargo === undefined) return doc as object
  const { id } = doc as { id: number }
  const [stored] = await findStored(open, collection.slug, { where: ['id', [id]] })
  const until = new Date((stored?.[embargo] ?? 0) as string)
  if (stored?._status !== 'published' || until.getTime() <= Date.now()) return doc as object
  const input: Item = { collection: collection.slug, item: id }
  await req.payload.jobs.queue({ task: taskName as never, input: input, waitUntil: until, req })
  return doc as object
}

export const endEmbargo = {
  slug: taskName,
  label: 'End an embargo',
  retries,
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'item', type: 'number', required: true },
  ],
  handler: async ({ input, job, req: { payload } }: Run) => {
    if (!findContent(payload, input.collection)) return { output: {} }
    try {
      await inTransaction(payload, (own) => touchedContent.add(own, input.collection, input.item))
    } catch (error) {
      // What cannot be published is for an editor to mend; anything else may be gone the next time.
      const isHopeless = error instanceof PublicationProblem
      if (isHopeless || (job.totalTried ?? 0) >= retries) await recordFailure(payload, toScheduled(input), error)
      if (!isHopeless) throw error
    }
    return { output: {} }
  },
} as unknown as TaskConfig

const toScheduled = ({ collection, item }: Item) => ({ collection, id: item })
