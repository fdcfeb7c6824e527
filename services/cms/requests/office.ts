import { messageOf, log } from '../../shared/log'
import {
  colleagueHeader,
  type OfficeAnswer,
  type OfficeList,
  officePath,
  type OfficeRequest,
} from '../../shared/office-request'
import { environment } from '../environment'
import { OfficeProblem } from './office-problem'

const limitMs = 3000
const away = 'What people ask for cannot be reached at the moment. Try again in a minute.'

type Sent = { colleague: number; body?: object }

/** What the account service keeps of requests: nothing of it is kept here. */
async function ask(path: string, { colleague, body }: Sent): Promise<Response> {
  try {
    return await fetch(`${environment.accountUrl()}${officePath}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${environment.officeKey()}`, [colleagueHeader]: String(colleague) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(limitMs),
      cache: 'no-store',
    })
  } catch (error) {
    log.warn(`Requests cannot be reached: ${messageOf(error)}`)
    throw new OfficeProblem(away, 503)
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  if (response.status === 404) throw new OfficeProblem('There is no such request.', 404)
  if (response.status === 409)
    throw new OfficeProblem('Somebody else answered this meanwhile. Load the page again to see how.', 409)
  if (response.status === 400) throw new OfficeProblem('This request cannot be answered so.', 400)
  throw new OfficeProblem(away, 503)
}

export const listRequests = async (colleague: number, query: Readonly<Record<string, string>>): Promise<OfficeList> =>
  read(await ask(`?${new URLSearchParams(query).toString()}`, { colleague }))

export const findRequest = async (colleague: number, id: string): Promise<OfficeRequest> =>
  (await read<{ request: OfficeRequest }>(await ask(`/${encodeURIComponent(id)}`, { colleague }))).request

export const answerRequest = async (colleague: number, id: string, answer: OfficeAnswer): Promise<OfficeRequest> =>
  (await read<{ request: OfficeRequest }>(await ask(`/${encodeURIComponent(id)}/answer`, { colleague, body: answer })))
    .request
