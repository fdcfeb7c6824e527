'use client'

import { useId, useState } from 'react'
import { mostNote, type OfficeKind } from '../../shared/office/office-request'
import { PressButton } from './press-button'

type Props = { url: string; kind: OfficeKind; version: number; pressKey: string }

const terms = [
  ['', 'without an end'],
  ['30', 'for 30 days'],
  ['90', 'for 90 days'],
  ['365', 'for a year'],
] as const
const outcomes: Readonly<Record<string, string>> = { granted: 'Granted.', refused: 'Refused.', done: 'Done.' }

/** One press for what is granted or done; who refuses says why. */
export function AnswerRequest({ url, kind, version, pressKey: key }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  const [days, setDays] = useState('')
  const [state, setState] = useState<unknown>()
  if (typeof state === 'string') return <p role="status">{outcomes[state] ?? state}</p>
  const isDone = kind === 'callback' || kind === 'question'
  const button = (words: string, decision: string) => (
    <PressButton
      words={words}
      url={url}
      body={{ decision, note, key, version, days: days === '' ? null : Number(days) }}
      done={({ request }) => setState((request as { state?: unknown }).state)}
    />
  )
  return (
    <div className="desk-answer">
      {kind === 'access' ? <Term days={days} choose={setDays} /> : null}
      <label htmlFor={id}>Note to them</label>
      <input id={id} value={note} maxLength={mostNote} onChange={({ target }) => setNote(target.value)} />
      {isDone ? button('Done', 'done') : button('Grant', 'grant')}
      {isDone ? null : button('Refuse', 'refuse')}
    </div>
  )
}

const Term = ({ days, choose }: { days: string; choose: (days: string) => void }) => (
  <label>
    Open it{' '}
    <select value={days} onChange={({ target }) => choose(target.value)}>
      {terms.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
