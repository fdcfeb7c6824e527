import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { readJson } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { decisionsOf, mostNote, officeKinds, officePath } from '../../shared/office/office-request'
import { type AccountRoute, on } from '../account-route'
import { asColleague } from './as-colleague'
import { type OfficeRequests } from './office-requests'

export type OfficeDesk = { requests: OfficeRequests; /** What the content management alone has. */ key: string }

const mostBytes = 16_384
const mostListed = 100
const decisions = [...new Set(Object.values(decisionsOf).flat())] as const

const question = z.object({
  state: z.enum(['open', 'answered']).optional(),
  kind: z.enum(officeKinds).optional(),
  before: z.uuid().optional(),
  most: z.coerce.number().int().min(1).max(mostListed).default(20),
})
const given = z
  .object({
    decision: z.enum(decisions),
    note: z.string().trim().max(mostNote),
    key: z.uuid(),
    version: z.int().min(1),
  })
  // A refusal needs its reason: the person reads it.
  .refine(({ decision, note }) => decision !== 'refuse' || note !== '')

const bad = (error: string): Answer => toJson(400, { error })
const missing = toJson(404, { error: 'Not found' })

/** What people ask for, for the content management: its colleagues see it there and answer it. */
export const officeRoutes = (desk: OfficeDesk): AccountRoute[] => [
  on({ method: 'GET', path: officePath }, ({ request }) => asColleague(request, desk.key, () => list(request, desk))),
  on({ method: 'GET', path: `${officePath}/{id}` }, ({ request }, { id }) =>
    asColleague(request, desk.key, () => showRequest(id, desk)),
  ),
  on({ method: 'POST', path: `${officePath}/{id}/answer` }, ({ request }, { id }) =>
    asColleague(request, desk.key, (who) => takeAnswer(request, { id, who, desk })),
  ),
]

async function list({ url = '' }: IncomingMessage, { requests }: OfficeDesk): Promise<Answer> {
  const asked = question.safeParse(Object.fromEntries(new URL(url, 'http://office').searchParams))
  if (!asked.success) return bad('Ask for a state, a kind, a number of requests, and before which they are.')
  const { state, kind, before, most } = asked.data
  return toJson(200, await requests.list({ state, kind, before, most }))
}

const isId = (text: string): boolean => z.uuid().safeParse(text).success

async function showRequest(id: string, { requests }: OfficeDesk): Promise<Answer> {
  const request = isId(id) ? await requests.find(id) : undefined
  return request ? toJson(200, { request }) : missing
}

type Answering = { id: string; who: number; desk: OfficeDesk }

async function takeAnswer(request: IncomingMessage, { id, who, desk }: Answering): Promise<Answer> {
  if (!isId(id)) return missing
  const answer = await readJson(request, given, mostBytes)
  if (!answer) return bad('Send a decision, a note, a key and the version. Who refuses says why.')
  const outcome = await desk.requests.answer(id, who, answer)
  if ('request' in outcome && !('problem' in outcome)) return toJson(200, { request: outcome.request })
  if (outcome.problem === 'changed') return toJson(409, { error: 'Answered meanwhile', request: outcome.request })
  return outcome.problem === 'missing' ? missing : bad('A request of this kind is not answered so.')
}
