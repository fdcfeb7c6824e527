import { type OfficeAnswer, type OfficeList, officePath, type OfficeRequest } from '../../shared/office/office-request'
import { askAccount, away, type Sent } from './ask-account'
import { OfficeProblem } from './office-problem'

const ask = (path: string, sent: Sent): Promise<Response> => askAccount(officePath + path, sent)

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
