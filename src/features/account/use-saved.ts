import { useApolloClient } from '@apollo/client/react'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type AccountOperation } from '../../access/operations/account-operations'
import { toAccountProblem } from '../../services/account/account-problem'
import { documentOf } from '../../services/account/account-texts'
import { expectChanges } from '../../services/account/ask-again'
import { createKey } from '../../services/account/create-key'
import { answerHere, type AnswerTo } from '../../services/account/operations-here'
import { useOnline } from '../../shell/session/use-online'
import { type ChangeState } from './use-change'

type Saving<Name extends AccountOperation, Said> = {
  /** As the service has it. */
  kept: Said
  version: number
  versionOf: (answer: AnswerTo<Name>) => number
  toGiven: (said: Said) => Readonly<Record<string, unknown>>
  /** Asks the service once more what it has. */
  again: () => Promise<unknown>
}

export type Saved<Name extends AccountOperation, Said> = {
  outcome: ChangeState<AnswerTo<Name>>
  /** What is shown: what was chosen last, whether or not it is kept already. */
  shown: Said
  choose: (said: Said) => void
}

type Waiting<Said> = { said: Said; key: string }
type Send<Said> = (waiting: Waiting<Said>) => Promise<'sent' | 'waits'>

/** Sends one after the other; of what was chosen meanwhile, the last. */
function createQueue<Said>() {
  let next: Waiting<Said> | undefined
  let isRunning = false
  const run = async (send: Send<Said>): Promise<void> => {
    if (isRunning) return
    isRunning = true
    while (next) {
      const waiting = next
      next = undefined
      if ((await send(waiting)) === 'sent') continue
      next ??= waiting
      break
    }
    isRunning = false
  }
  return {
    run,
    put: (said: Said) => void (next = { said, key: createKey() }),
    clear: () => void (next = undefined),
  }
}

/** Keeps what somebody chooses as they choose it, one change after the other and the last one for certain. */
export function useSaved<Name extends AccountOperation, Said>(
  name: Name,
  saving: Saving<Name, Said>,
): Saved<Name, Said> {
  const { kept, version } = saving
  const isOnline = useOnline()
  const [queue] = useState(createQueue<Said>)
  const [chosen, setChosen] = useState<{ said: Said; version?: number }>()
  const { outcome, send } = useSending(name, { ...saving, setChosen, clear: queue.clear })
  useEffect(() => {
    if (isOnline && outcome.state === 'queued') void queue.run(send)
    // It is another function at each render, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline, outcome.state])
  const isShown = chosen !== undefined && (chosen.version === undefined || version < chosen.version)
  return {
    outcome,
    shown: isShown ? chosen.said : kept,
    choose: (said) => {
      setChosen({ said })
      queue.put(said)
      void queue.run(send)
    },
  }
}

type Choosing<Said> = {
  setChosen: Dispatch<SetStateAction<{ said: Said; version?: number } | undefined>>
  clear: () => void
}

function useSending<Name extends AccountOperation, Said>(
  name: Name,
  { version, versionOf, toGiven, again, setChosen, clear }: Saving<Name, Said> & Choosing<Said>,
) {
  const client = useApolloClient()
  const [outcome, setOutcome] = useState<ChangeState<AnswerTo<Name>>>({ state: 'idle' })
  const seen = useRef(0)
  const fail = async (thrown: unknown) => {
    const problem = toAccountProblem(thrown)
    const isQueued = problem.kind === 'network' && !navigator.onLine
    setOutcome(isQueued ? { state: 'queued' } : { state: 'failed', problem })
    // What somebody else has changed meanwhile is shown as the service has it.
    if (problem.code === 'CONFLICT') {
      await again()
      clear()
      setChosen(undefined)
    }
    return isQueued ? 'waits' : 'sent'
  }
  const send: Send<Said> = async ({ said, key }) => {
    setOutcome({ state: 'sending' })
    try {
      expectChanges(client)
      const variables = { ...toGiven(said), key, version: Math.max(version, seen.current) }
      const { data } = await client.mutate({ mutation: documentOf(name), variables })
      const answer = answerHere(name).parse(data)
      seen.current = versionOf(answer)
      setChosen((last) => (last?.said === said ? { said, version: seen.current } : last))
      setOutcome({ state: 'done', data: answer, at: new Date() })
      return 'sent'
    } catch (thrown) {
      return fail(thrown)
    }
  }
  return { outcome, send }
}
