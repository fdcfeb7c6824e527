import { type Endpoint } from 'payload'
import * as z from 'zod'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { confirmAnswers } from './confirm-answers'

const mostAnswers = 500
const mostYears = 3

const sent = z.object({
  answers: z
    .array(z.object({ id: z.int().positive(), seen: z.string().max(100) }))
    .min(1)
    .max(mostAnswers),
  dueOn: z.iso.date(),
})

/** One press on the page of a jurisdiction's answers. */
export const yearlyReviewEndpoint: Endpoint = {
  path: '/yearly-review/:id',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'approve')) throw new Refusal('Only a lawyer approver can confirm answers.')
    const jurisdiction = Number(req.routeParams?.id)
    const read = sent.safeParse(await req.json?.().catch(() => null))
    if (!read.success || !Number.isSafeInteger(jurisdiction)) {
      throw new Refusal('Select at least one answer, and say when the next review is due.')
    }
    requireComingDay(read.data.dueOn)
    return Response.json(await withinTransaction(req, () => confirmAnswers(req, jurisdiction, read.data)))
  },
}

function requireComingDay(day: string): void {
  const last = new Date()
  last.setUTCFullYear(last.getUTCFullYear() + mostYears)
  const isComing = day > new Date().toISOString().slice(0, 10) && day <= last.toISOString().slice(0, 10)
  if (!isComing) throw new Refusal(`The next review must be due after today, and within ${mostYears} years.`)
}
