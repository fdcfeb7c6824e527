import { type ReadRequest, type RequestKind } from '../../../../src/forms/account-request'
import { addEvent } from '../../events/events'
import { queueLetter } from '../../outbox/queue-letter'
import { type KeptRequest, type NewRequest } from '../../records/requests'
import { askerOf, type Context } from '../context'
import { invalid, refuse } from '../refusals'
import { describeAsker } from './describe-asker'
import { lettersOnRequest, type Told } from './letters-on-request'

const mostADay = 20

export function saidOf<Kind extends RequestKind>(read: ReadRequest<Kind>) {
  if ('problems' in read) throw invalid(read.problems)
  return read.said
}

/** Writes down what somebody asks of the firm, with the letters on it. What it is about is named as the person reads it. */
export async function makeRequest(
  context: Context,
  request: NewRequest,
  { name = '', team = [] }: Partial<Pick<Told, 'name' | 'team'>> = {},
): Promise<KeptRequest> {
  const { sub } = askerOf(context)
  const { requests } = context.sources
  if ((await requests.countRecent(sub)) >= mostADay && !(await requests.isKnown(sub, request.key)))
    throw refuse('RATE_LIMITED', `At most ${mostADay} requests a day.`)
  const letterLocale = (await context.profiles.load(sub)).locale ?? request.locale
  const made = await requests.make(sub, request, {
    by: await describeAsker(context),
    along: async (transaction, kept) => {
      for (const letter of lettersOnRequest(kept, { name, letterLocale, team })) await queueLetter(transaction, letter)
      await addEvent(transaction, sub, { kind: 'request-made', about: kept.id, cause: `request ${kept.id} made` })
    },
  })
  if (!made) throw invalid(['key'])
  return made.request
}
