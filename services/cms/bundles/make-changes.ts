import { type PayloadRequest } from 'payload'
import { type Review } from '../fields/review'
import { type ContentCollection, findContent } from '../log/facts'
import { findOpen, type Transaction } from '../log/transaction'
import { type Binned, putIntoBin, takeOutOfBin } from '../workflow/bin'
import { withdrawLanguage } from '../workflow/languages/withdraw-language'
import { Refusal } from '../workflow/refusal'
import { undoEdition } from '../workflow/versions/undo-publish'
import { type Bundle, type Change, keepBefore, type KeptChange, mark } from './bundles'

type Values = Record<string, unknown>

/** All of it or nothing, in the transaction at hand: readers get everything in one release. */
export async function makeChanges(req: PayloadRequest, bundle: Bundle): Promise<void> {
  const tx = await takeOpen(req)
  if (!(await mark(tx, bundle.id, 'done_at'))) throw new Refusal('This has been done already, or was cancelled.')
  for (const change of bundle.changes) {
    const before = await makeChange(req, change).catch((error: unknown) => {
      throw nameChange(change, error)
    })
    await keepBefore(tx, bundle.id, { position: change.position, before })
  }
}

/** The other way round, the last first. What somebody has changed since is theirs, and stops the whole. */
export async function undoChanges(req: PayloadRequest, bundle: Bundle): Promise<void> {
  const tx = await takeOpen(req)
  if (bundle.doneAt === null) throw new Refusal('Nothing of this has been done yet.')
  if (!(await mark(tx, bundle.id, 'undone_at'))) throw new Refusal('This has been undone already.')
  for (const change of [...bundle.changes].reverse()) {
    await undoChange(req, change).catch((error: unknown) => {
      throw nameChange(change, error)
    })
  }
}

async function takeOpen(req: PayloadRequest): Promise<Transaction> {
  const open = await findOpen(req)
  if (!open) throw new Error('Many items are changed inside a transaction only.')
  return open.tx
}

/** What failed is named, or nobody would find it among many. */
function nameChange({ collection, item, locale }: Change, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  error.message = `${collection} ${item} (${locale}): ${error.message}`
  return error
}

const at = ({ collection, item, locale }: Change, req: PayloadRequest) =>
  ({ collection, id: item, locale, fallbackLocale: false, depth: 0, overrideAccess: false, req }) as const

async function makeChange(req: PayloadRequest, change: Change): Promise<unknown> {
  const { collection, item, locale, operation, value } = change
  req.locale = locale
  if (operation === 'publish') {
    await req.payload.update({
      ...at(change, req),
      publishSpecificLocale: locale,
      data: { _status: 'published', live: true },
    })
    return null
  }
  if (operation === 'withdraw') {
    await withdrawLanguage(req, { collection, id: item, locale })
    return null
  }
  if (operation === 'delete') return putIntoBin(req, { collection: collectionOf(req, change), id: item })
  return operation === 'tag' ? addTopic(req, change, value) : assign(req, change, value)
}

function collectionOf({ payload }: PayloadRequest, { collection }: Change): ContentCollection {
  const found = findContent(payload, collection)
  if (!found) throw new Refusal('There is no such kind of item.')
  return found
}

async function readDraft(req: PayloadRequest, change: Change): Promise<Values> {
  return await req.payload.findByID({ ...at(change, req), draft: true })
}

const saveDraft = (req: PayloadRequest, change: Change, data: Values) =>
  req.payload.update({ ...at(change, req), draft: true, data: { ...data, _status: 'draft' } })

async function addTopic(req: PayloadRequest, change: Change, topic: number | null): Promise<unknown> {
  const fields = findContent(req.payload, change.collection)?.flattenedFields ?? []
  if (topic === null || !fields.some(({ name }) => name === 'topics')) throw new Refusal('It cannot have topics.')
  const before = ((await readDraft(req, change)).topics ?? []) as number[]
  if (!before.includes(topic)) await saveDraft(req, change, { topics: [...before, topic] })
  return before
}

/** Another is asked for the review; the one who was asked before is not any more. */
async function assign(req: PayloadRequest, change: Change, colleague: number | null): Promise<unknown> {
  const review = ((await readDraft(req, change)).review ?? {}) as Review
  if (review.state !== 'in-review') throw new Refusal('It is not in review, so nobody can be asked for it.')
  await saveDraft(req, change, { review: { state: 'in-review', reviewer: colleague, dueOn: review.dueOn ?? null } })
  return review.reviewer ?? null
}

async function undoChange(req: PayloadRequest, change: KeptChange): Promise<void> {
  const { collection: slug, item: id, locale, operation, before, value } = change
  const collection = findContent(req.payload, slug)
  if (!collection) return
  req.locale = locale
  if (operation === 'delete') await takeOutOfBin(req, { collection, id }, before as Binned)
  else if (operation === 'publish' || operation === 'withdraw') await undoEdition(req, { collection, id, locale })
  else if (operation === 'assign') {
    await saveDraft(req, change, { review: { state: 'in-review', reviewer: before as number | null } })
  } else {
    const topics = ((await readDraft(req, change)).topics ?? []) as number[]
    if (!(before as number[]).includes(Number(value)))
      await saveDraft(req, change, { topics: topics.filter((one) => one !== value) })
  }
}
