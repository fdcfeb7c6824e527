import { type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { everyLocale, type Locale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { record } from '../audit/record'
import { findContent } from '../log/facts'
import { databaseOf, findOpen } from '../log/transaction'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { addBundle, type Bundle, findBundle, mark, moveBundle } from './bundles'
import { makeChanges, undoChanges } from './make-changes'
import { mostChanges, operations } from './operations'

const sent = z.object({
  name: z.string().trim().min(1).max(200),
  dueAt: z.iso.datetime({ offset: true }).nullable().default(null),
  changes: z
    .array(
      z.object({
        collection: z.string().max(60),
        item: z.int().positive(),
        locale: z.enum(everyLocale as [Locale, ...Locale[]]),
        operation: z.enum(operations),
        value: z.int().positive().nullable().default(null),
      }),
    )
    .min(1)
    .max(mostChanges),
})

const readBody = (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null) ?? Promise.resolve(null)

function requireEditor({ user }: PayloadRequest): void {
  if (!mayDo(rolesOf(user), 'publish')) throw new Refusal('Only an editor can change many items at once.')
}

function requireComing(at: string): void {
  if (Date.parse(at) < Date.now()) throw new Refusal('That moment has passed. Choose one that is still to come.')
}

/** Made and, where no moment is named, done at once. */
const makeBundle: Endpoint = {
  path: '/bundles',
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const read = sent.safeParse(await readBody(req))
    if (!read.success)
      throw new Refusal(`Give it a name, and choose between 1 and ${mostChanges} items and what happens to them.`)
    const { name, dueAt, changes } = read.data
    if (dueAt !== null) requireComing(dueAt)
    if (changes.some(({ collection }) => !findContent(req.payload, collection)))
      throw new Refusal('One of these is nothing that is published.')
    const id = await withinTransaction(req, async () => {
      const open = await findOpen(req)
      if (!open) throw new Error('Bundles are kept inside a transaction only.')
      const made = await addBundle(open.tx, { name, dueAt, by: Number(req.user?.id), changes })
      const bundle = await findBundle(open.tx, made)
      if (bundle && dueAt === null) await makeChanges(req, bundle)
      else await record(req, { what: 'schedule', collection: 'bundles', item: made, title: name })
      return made
    })
    return Response.json({ id }, { status: 201 })
  },
}

const act = (path: string, work: (req: PayloadRequest, bundle: Bundle) => Promise<void>): Endpoint => ({
  path: `/bundles/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    requireEditor(req)
    const bundle = await findBundle(databaseOf(req.payload), Number(req.routeParams?.id) || 0)
    if (!bundle) throw new Refusal('There is no such bundle.')
    await withinTransaction(req, () => work(req, bundle))
    return Response.json({ id: bundle.id })
  },
})

const undoBundle = act('undo', async (req, bundle) => {
  await undoChanges(req, bundle)
  await record(req, { what: 'undo', collection: 'bundles', item: bundle.id, title: bundle.name })
})

const doBundle = act('do', makeChanges)

const cancelBundle = act('cancel', async (req, bundle) => {
  const open = await findOpen(req)
  if (bundle.doneAt !== null || !open || !(await mark(open.tx, bundle.id, 'cancelled_at')))
    throw new Refusal('It is too late to cancel this.')
  await record(req, { what: 'cancel-schedule', collection: 'bundles', item: bundle.id, title: bundle.name })
})

const moment = z.object({ at: z.iso.datetime({ offset: true }) })

const movePlanned = act('move', async (req, bundle) => {
  const read = moment.safeParse(await readBody(req))
  const open = await findOpen(req)
  if (!read.success || !open || bundle.dueAt === null) throw new Refusal('Say when, as "at": "2027-01-31T12:00:00Z".')
  requireComing(read.data.at)
  await moveBundle(open.tx, bundle.id, read.data.at)
  await record(req, { what: 'schedule', collection: 'bundles', item: bundle.id, title: bundle.name })
})

export const bundleEndpoints = [makeBundle, undoBundle, doBundle, cancelBundle, movePlanned]
