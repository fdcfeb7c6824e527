import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { type AccountOperation } from '../../access/operations/account-operations'
import { type AccountProblem, toAccountProblem } from '../../services/account/account-problem'
import { documentOf } from '../../services/account/account-texts'
import { answerHere, type AnswerTo } from '../../services/account/operations-here'
import { useOnline } from '../../shell/session/use-online'

/** What a card shows of a question: each by itself. What was loaded stays while it is asked again. */
export type Asked<Data> = {
  data: Data | undefined
  /** When it was loaded. */
  asOf: Date | undefined
  isLoading: boolean
  problem: AccountProblem | undefined
  isOnline: boolean
  again: () => Promise<unknown>
}

/** For cards of an answer of which another card says already what is wrong with it. */
export const saidElsewhere = <Data>(asked: Asked<Data>): Asked<Data> => ({
  ...asked,
  problem: undefined,
  isOnline: true,
})

const unread: AccountProblem = { kind: 'status', status: 0, description: 'The answer could not be read' }

/** Asks the account; cards that ask the same share one answer. */
export function useAsked<Name extends AccountOperation>(
  name: Name,
  variables: Readonly<Record<string, unknown>> = {},
): Asked<AnswerTo<Name>> {
  const isOnline = useOnline()
  const { data, error, loading, refetch } = useQuery(documentOf(name), {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const again = () => refetch().catch(() => undefined)
  const problem = error && toAccountProblem(error)
  const isWaiting = problem?.kind === 'network' && isOnline
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (isOnline && wasOffline.current && isWaiting) void refetch().catch(() => undefined)
    wasOffline.current = !isOnline
  }, [isOnline, isWaiting, refetch])
  const read = data === undefined ? undefined : answerHere(name).safeParse(data)
  const known = read?.success ? (read.data as AnswerTo<Name>) : undefined
  return {
    data: known,
    asOf: useMoment(data),
    isLoading: loading,
    // Nobody waits any more for what was broken off: there is nothing to say.
    problem: problem?.kind === 'aborted' ? undefined : (problem ?? (read?.success === false ? unread : undefined)),
    isOnline,
    again,
  }
}

/** When something came that was not there before. */
function useMoment(data: unknown): Date | undefined {
  const [seen, setSeen] = useState<{ data: unknown; moment: Date | undefined }>({ data: undefined, moment: undefined })
  if (data !== seen.data) setSeen({ data, moment: new Date() })
  return seen.moment
}
