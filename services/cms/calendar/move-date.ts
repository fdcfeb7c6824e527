import { type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { defaultLocale, everyLocale, type Locale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { type Review } from '../fields/review'
import { findContent } from '../log/facts'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { datesMoved, movableDates } from './dates-moved'

const sent = z.object({
  collection: z.string().max(60),
  id: z.int().positive(),
  locale: z.enum(everyLocale as [Locale, ...Locale[]]).nullable(),
  what: z.enum(movableDates),
  days: z.int().min(-400).max(400),
})
type Move = z.infer<typeof sent>

/** A day that an item has is its own field: it moves in a draft, under the rules of its form, and is published like any change. */
export const moveDate: Endpoint = {
  path: '/calendar/move-date',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes drafts can move what stands in a form.')
    const read = sent.safeParse(await req.json?.().catch(() => null))
    if (!read.success || !findContent(req.payload, read.data.collection))
      throw new Refusal('Say what to move, and by how many days.')
    req.locale = read.data.locale ?? defaultLocale
    await withinTransaction(req, () => move(req, read.data))
    return Response.json({ isDraft: read.data.what !== 'in-review' })
  },
}

async function move(req: PayloadRequest, { collection, id, locale, what, days }: Move): Promise<void> {
  const at = {
    ...({ collection, id, draft: true, locale: locale ?? defaultLocale, fallbackLocale: false } as const),
    ...({ depth: 0, overrideAccess: false, req } as const),
  }
  const item = (await req.payload.findByID({ ...at, disableErrors: true })) as Record<string, unknown> | null
  if (!item) throw new Refusal('There is no such item.')
  const { state } = (item.review ?? {}) as Review
  if (what === 'in-review' && state !== 'in-review') throw new Refusal('It is not in review any more.')
  const dates = datesMoved(item, what, days)
  if (!dates) throw new Refusal('It has no such day any more. Load the calendar again.')
  await req.payload.update({ ...at, data: { ...dates, _status: 'draft' } })
}
