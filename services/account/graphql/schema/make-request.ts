import { type ReadRequest, type RequestKind } from '../../../../src/forms/account-request'
import { type AskedBy, type KeptRequest, type NewRequest } from '../../records/requests'
import { askerOf, type Context } from '../context'
import { invalid, refuse } from '../refusals'

const mostADay = 20

export function saidOf<Kind extends RequestKind>(read: ReadRequest<Kind>) {
  if ('problems' in read) throw invalid(read.problems)
  return read.said
}

/** Writes down what somebody asks of the firm; from here whoever is to know of it is told. */
export async function makeRequest(context: Context, request: NewRequest, by: AskedBy = {}): Promise<KeptRequest> {
  const { sub } = askerOf(context)
  const { requests } = context.sources
  if ((await requests.countRecent(sub)) >= mostADay && !(await requests.isKnown(sub, request.key)))
    throw refuse('RATE_LIMITED', `At most ${mostADay} requests a day.`)
  const made = await requests.make(sub, request, by)
  if (!made) throw invalid(['key'])
  return made.request
}
