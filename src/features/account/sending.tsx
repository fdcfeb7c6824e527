import { type ReactNode } from 'react'
import { type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/notice/notice'
import { sayProblem } from './card'
import { type ChangeState } from './use-change'

type Props<Data> = {
  words: SignedInWords
  outcome: ChangeState<Data>
  /** What is said while it is under way, where that takes a while. */
  sending?: string
  children: (data: Data, at: Date) => ReactNode
}

/** The button that sends a change, and what became of that. What another button sends has only its outcome shown. */
export function Sending<Data>({ button, ...shown }: Props<Data> & { button?: string }) {
  const { state } = shown.outcome
  return (
    <>
      {button === undefined ? null : (
        <div>
          <Button kind="quiet" isInactive={state === 'sending' || state === 'queued'}>
            {button}
          </Button>
        </div>
      )}
      <div aria-live="polite">{say(shown)}</div>
    </>
  )
}

/** What became of a change that shows itself once it is made: only what is in its way is said. */
export const SaidOutcome = <Data,>({ words, outcome }: Pick<Props<Data>, 'words' | 'outcome'>) => (
  <div aria-live="polite">{outcome.state === 'done' ? null : say({ words, outcome, children: () => null })}</div>
)

function say<Data>({ words, outcome, sending, children }: Props<Data>): ReactNode {
  switch (outcome.state) {
    case 'idle':
      return null
    case 'sending':
      return sending === undefined ? null : <p>{sending}</p>
    case 'queued':
      return (
        <Notice kind="warning">
          <p>{words('change.queued')}</p>
        </Notice>
      )
    case 'done':
      return (
        <Notice>
          <p>{children(outcome.data, outcome.at)}</p>
        </Notice>
      )
    case 'failed':
      return outcome.problem.kind === 'aborted' ? null : (
        <Notice kind="warning" title={words('change.failed')}>
          <p>{sayRefusal(outcome.problem, words)}</p>
        </Notice>
      )
  }
}

const sayRefusal = (problem: Parameters<typeof sayProblem>[0], words: SignedInWords): string => {
  if (problem.code === 'CONFLICT') return words('change.conflict')
  return problem.code === 'INVALID' ? words('change.invalid') : sayProblem(problem, words)
}
