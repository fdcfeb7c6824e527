'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { mostNote, type OfficeKind } from '../../shared/office/office-request'
import { sayIn } from '../words/admin-language'
import { type RequestsWords, requestsWords } from '../words/requests-words'
import { PressButton } from './press-button'

type Props = { url: string; kind: OfficeKind; version: number; pressKey: string }

const terms = ['', '30', '90', '365'] as const

/** One press for what is granted or done; who refuses says why. */
export function AnswerRequest({ url, kind, version, pressKey: key }: Props) {
  const words = sayIn(requestsWords, useTranslation().i18n)
  const id = useId()
  const [note, setNote] = useState('')
  const [days, setDays] = useState('')
  const [state, setState] = useState<unknown>()
  if (typeof state === 'string') return <p role="status">{words.outcomes[state] ?? state}</p>
  const isDone = kind === 'callback' || kind === 'question'
  const button = (said: string, decision: string) => (
    <PressButton
      words={said}
      url={url}
      body={{ decision, note, key, version, days: days === '' ? null : Number(days) }}
      done={({ request }) => setState((request as { state?: unknown }).state)}
    />
  )
  return (
    <div className="desk-answer">
      {kind === 'access' ? <Term days={days} choose={setDays} words={words} /> : null}
      <label htmlFor={id}>{words.note}</label>
      <input id={id} value={note} maxLength={mostNote} onChange={({ target }) => setNote(target.value)} />
      {isDone ? button(words.done, 'done') : button(words.grant, 'grant')}
      {isDone ? null : button(words.refuse, 'refuse')}
    </div>
  )
}

type TermProps = { days: string; choose: (days: string) => void; words: RequestsWords }

const Term = ({ days, choose, words }: TermProps) => (
  <label>
    {words.term}{' '}
    <select value={days} onChange={({ target }) => choose(target.value)}>
      {terms.map((value) => (
        <option key={value} value={value}>
          {words.terms[value]}
        </option>
      ))}
    </select>
  </label>
)
