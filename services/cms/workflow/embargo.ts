import { type CollectionAfterChangeHook, type TaskConfig } from 'payload'
import { type ContentCollection, findContent } from '../log/facts'
import { findStored } from '../log/stored'
import { touchedContent } from '../log/touched'
import { findOpen } from '../log/transaction'
import { inTransaction } from './in-transaction'

const taskName = 'endEmbargo'
const retries = 10

type Item = { collection: string; item: number }

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
  handler: async ({ input, req }: { input: Item; req: Parameters<typeof findOpen>[0] }) => {
    if (findContent(req.payload, input.collection)) {
      await inTransaction(req.payload, (own) => touchedContent.add(own, input.collection, input.item))
    }
    return { output: {} }
  },
} as unknown as TaskConfig
