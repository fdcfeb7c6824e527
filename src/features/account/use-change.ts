import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AccountOperation } from '../../access/operations/account-operations'
import { type AccountProblem, toAccountProblem } from '../../services/account/account-problem'
import { documentOf } from '../../services/account/account-texts'
import { expectChanges } from '../../services/account/ask-again'
import { createKey } from '../../services/account/create-key'
import { answerHere, type AnswerTo } from '../../services/account/operations-here'
import { useOnline } from '../../shell/session/use-online'

type Given = Readonly<Record<string, unknown>>
type Sending = { given: Given; key: string }

export type ChangeState<Data> =
  | { state: 'idle' | 'sending' }
  /** There is no network: it is sent as soon as there is. */
  | { state: 'queued' }
  | { state: 'done'; data: Data; at: Date }
  | { state: 'failed'; problem: AccountProblem }

export type Change<Name extends AccountOperation> = {
  outcome: ChangeState<AnswerTo<Name>>
  send: (given: Given) => void
}

/** What a change says, to tell whether it is the same once more. JSON alone takes any two files for the same. */
const toText = (given: Given): string =>
  JSON.stringify(given, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  )

/** Sends a change with a key of its own: tried again, with the same words, it is the same change. */
export function useChange<Name extends AccountOperation>(
  name: Name,
  options: { refetch?: readonly AccountOperation[] } = {},
): Change<Name> {
  const client = useApolloClient()
  const isOnline = useOnline()
  const [outcome, setOutcome] = useState<ChangeState<AnswerTo<Name>>>({ state: 'idle' })
  const last = useRef<Sending>()
  const again = useRef(options.refetch ?? [])
  const post = useCallback(
    async ({ given, key }: Sending) => {
      setOutcome({ state: 'sending' })
      try {
        expectChanges(client)
        const refetchQueries = again.current.map(documentOf)
        const variables = { ...given, key }
        const { data } = await client.mutate({ mutation: documentOf(name), variables, refetchQueries })
        last.current = undefined
        setOutcome({ state: 'done', data: answerHere(name).parse(data), at: new Date() })
      } catch (thrown) {
        const problem = toAccountProblem(thrown)
        const isQueued = problem.kind === 'network' && !navigator.onLine
        setOutcome(isQueued ? { state: 'queued' } : { state: 'failed', problem })
      }
    },
    [client, name],
  )
  useEffect(() => {
    if (isOnline && outcome.state === 'queued' && last.current) void post(last.current)
  }, [isOnline, outcome, post])
  const send = (given: Given) => {
    if (outcome.state === 'sending' || outcome.state === 'queued') return
    const isSame = last.current !== undefined && toText(last.current.given) === toText(given)
    last.current = { given, key: (isSame ? last.current?.key : undefined) ?? createKey() }
    void post(last.current)
  }
  return { outcome, send }
}
