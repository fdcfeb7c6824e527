import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { readJson } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { decisionsOf, mostNote, officeKinds, officePath } from '../../shared/office-request'
import { findColleague } from './find-colleague'
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

const onePath = new RegExp(`^${officePath}/([0-9a-f-]{36})(/answer)?$`)

export const isOfOffice = (path: string): boolean => path === officePath || path.startsWith(`${officePath}/`)

const bad = (error: string): Answer => toJson(400, { error })
const missing = toJson(404, { error: 'Not found' })
const onlyBy = (allow: string): Answer => ({ ...toJson(405, { error: 'Method not allowed' }), headers: { allow } })

/** What people ask for, for the content management: its colleagues see it there and answer it. */
export async function answerOffice(request: IncomingMessage, path: string, desk: OfficeDesk): Promise<Answer> {
  const asker = findColleague(request, desk.key)
  if ('refused' in asker) return asker.refused
  const { who } = asker
  if (path === officePath) return request.method === 'GET' ? listRequests(request, desk) : onlyBy('GET')
  const [, part, isAnswer] = onePath.exec(path) ?? []
  const id = z.uuid().safeParse(part).data
  if (id === undefined) return missing
  const method = isAnswer === undefined ? 'GET' : 'POST'
  if (request.method !== method) return onlyBy(method)
  return method === 'GET' ? showRequest(id, desk) : takeAnswer(request, { id, who, desk })
}

async function listRequests({ url = '' }: IncomingMessage, { requests }: OfficeDesk): Promise<Answer> {
  const asked = question.safeParse(Object.fromEntries(new URL(url, 'http://office').searchParams))
  if (!asked.success) return bad('Ask for a state, a kind, a number of requests, and before which they are.')
  const { state, kind, before, most } = asked.data
  return toJson(200, await requests.list({ state, kind, before, most }))
}

async function showRequest(id: string, { requests }: OfficeDesk): Promise<Answer> {
  const request = await requests.find(id)
  return request ? toJson(200, { request }) : missing
}

type Answering = { id: string; who: number; desk: OfficeDesk }

async function takeAnswer(request: IncomingMessage, { id, who, desk }: Answering): Promise<Answer> {
  const answer = await readJson(request, given, mostBytes)
  if (!answer) return bad('Send a decision, a note, a key and the version. Who refuses says why.')
  const outcome = await desk.requests.answer(id, who, answer)
  if ('request' in outcome && !('problem' in outcome)) return toJson(200, { request: outcome.request })
  if (outcome.problem === 'changed') return toJson(409, { error: 'Answered meanwhile', request: outcome.request })
  return outcome.problem === 'missing' ? missing : bad('A request of this kind is not answered so.')
}
