import { type Endpoint, type PayloadRequest } from 'payload'
import { type OfficeAnswer, type OfficeRequest } from '../../shared/office/office-request'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { record } from '../audit/record'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { findWanted, grantAccess } from './grant-access'
import { answerRequest, findRequest } from './office'
import { OfficeProblem } from './office-problem'

const mostDays = 3650

/** One press on the desk. The grant and the answer: both are kept or neither is. */
export const answerRequestEndpoint: Endpoint = {
  path: '/requests/:id/answer',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'grant')) throw new Refusal('Only a product manager can answer requests.')
    const { days, ...answer } = await readAnswer(req)
    const colleague = Number(req.user?.id)
    const id = String(req.routeParams?.id)
    const request = await withinTransaction(req, async () => {
      const asked = await findRequest(colleague, id)
      const wanted =
        asked.kind === 'access' && answer.decision === 'grant'
          ? await grantAccess(asked, days, req)
          : await findWanted(asked, req)
      const what = wanted ? `Access to ${wanted.title}` : kinds[asked.kind]
      // Who asked, and in which words, stays where it is kept.
      await record(req, { what: 'change', collection: 'requests', title: what, note: noteOf(asked, answer) })
      // Last, for it cannot be taken back: where it is refused, nothing of the above has happened.
      return answerRequest(colleague, id, answer)
    })
    return Response.json({ request: { id: request.id, state: request.state, version: request.version } })
  },
}

const kinds = { access: 'Access', callback: 'Call back', question: 'Question', subscription: 'Seats' } as const
const told = { grant: 'Granted', refuse: 'Refused', done: 'Done' } as const

const noteOf = ({ id }: OfficeRequest, { decision }: OfficeAnswer): string => `${told[decision]}: request ${id}`

async function readAnswer(req: PayloadRequest): Promise<OfficeAnswer & { days: number | null }> {
  const body = ((await req.json?.().catch(() => null)) ?? {}) as Partial<Record<string, unknown>>
  const { decision, note = '', key, version, days = null } = body
  const isTerm = days === null || (Number.isInteger(days) && Number(days) >= 1 && Number(days) <= mostDays)
  if (!isTerm) throw new OfficeProblem(`Grant it for 1 to ${mostDays} days, or without an end.`, 400)
  if (typeof decision !== 'string' || !Object.hasOwn(told, decision) || typeof note !== 'string')
    throw new OfficeProblem('Say how the request is answered.', 400)
  if (decision === 'refuse' && note.trim() === '') throw new OfficeProblem('Say why: the person reads it.', 400)
  return {
    decision: decision as OfficeAnswer['decision'],
    note,
    key: String(key),
    version: Number(version),
    days: days === null ? null : Number(days),
  }
}
