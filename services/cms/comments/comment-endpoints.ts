import { type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isLocale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { findTitle } from '../audit/titles'
import { findOpen, type Transaction } from '../log/transaction'
import { writeLetter } from '../mail/letters'
import { type LetterKind } from '../words/letter-words'
import { findAskedItem } from '../workflow/asked-item'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { addComment, type Comment, endComment, findComments, type Wanted } from './comments'

const sent = z.object({
  field: z.string().max(200).default(''),
  words: z.string().trim().min(1).max(2000),
  assignee: z.int().positive().nullable().default(null),
  dueOn: z.iso.date().nullable().default(null),
})

type Item = { collection: string; item: number; locale: string; title: string }
type At = { req: PayloadRequest; tx: Transaction; item: Item }

/** In one transaction: what is said, and the letter about it. */
async function at<Result>(req: PayloadRequest, work: (at: At) => Promise<Result>): Promise<Result> {
  const { id, collection } = findAskedItem(req)
  const locale = req.locale ?? ''
  if (!isLocale(locale)) throw new Refusal('Say in which language, such as "locale=en".')
  return withinTransaction(req, async () => {
    const open = await findOpen(req)
    if (!open) throw new Error('Comments are kept inside a transaction only.')
    const title = await findTitle(req, collection.config, { id, locale })
    return work({ req, tx: open.tx, item: { collection: collection.config.slug, item: id, locale, title } })
  })
}

export const listComments: Endpoint = {
  path: '/:id/comments',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to read comments.')
    return Response.json({ comments: await at(req, ({ tx, item }) => findComments(tx, item)) })
  },
}

export const writeComment: Endpoint = {
  path: '/:id/comments',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes or approves texts can comment on them.')
    const read = sent.safeParse(await req.json?.().catch(() => null))
    if (!read.success) throw new Refusal('Write what is to be done, in at most 2,000 characters.')
    const wanted: Wanted = { ...read.data, locale: req.locale ?? '' }
    return Response.json({ comments: await at(req, (own) => write(own, wanted)) })
  },
}

async function write({ req, tx, item }: At, wanted: Wanted): Promise<Comment[]> {
  if (wanted.assignee !== null) await requireWriter(req, wanted.assignee)
  await addComment(tx, item, { ...wanted, writer: Number(req.user?.id) })
  if (wanted.assignee !== null && wanted.assignee !== Number(req.user?.id)) {
    await send(req, item, { kind: 'comment-asked', to: wanted.assignee, text: wanted.words, dueOn: wanted.dueOn })
  }
  return findComments(tx, item)
}

/** Anyone who is asked must be able to do it. */
async function requireWriter({ payload, ...req }: PayloadRequest, id: number): Promise<void> {
  const person = await payload.db.findOne<{ id: number; roles?: string[] }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!mayDo(rolesOf(person), 'draft')) throw new Refusal('This colleague writes no texts here. Ask another one.')
}

type Sending = { kind: LetterKind; to: number; text: string; dueOn?: string | null }

function send(req: PayloadRequest, { item: id, ...item }: Item, { to, ...letter }: Sending): Promise<void> {
  const who = (req.user as { name?: string } | null)?.name
  return writeLetter(req, [to], { ...letter, item: { ...item, id }, who })
}

export const finishComment: Endpoint = {
  path: '/:id/comments/:comment/done',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft'))
      throw new Refusal('Only who writes or approves texts can tick a comment off.')
    const comment = Number(req.routeParams?.comment)
    return Response.json({ comments: await at(req, (own) => finish(own, comment)) })
  },
}

async function finish({ req, tx, item }: At, id: number): Promise<Comment[]> {
  const by = Number(req.user?.id)
  const before = (await findComments(tx, item)).find((one) => one.id === id)
  if (!before) throw new Refusal('There is no such comment.')
  await endComment(tx, item, { id, by })
  if (!before.isDone && before.writer !== by) {
    await send(req, item, { kind: 'comment-done', to: before.writer, text: before.words })
  }
  return findComments(tx, item)
}
