'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, useState } from 'react'
import { sayIn } from '../words/admin-language'
import { togetherWords } from '../words/together-words'
import { type Colleague, useColleagues } from './use-colleagues'
import { type FieldName } from './use-field-names'

export type NewComment = { field: string; words: string; assignee: number | null; dueOn: string | null }

type Props = { fields: readonly FieldName[]; write: (comment: NewComment) => Promise<boolean> }

const empty: NewComment = { field: '', words: '', assignee: null, dueOn: null }

/** Inside the form of the item, which cannot hold another: it is kept by its own button, and nothing of it goes with the text. */
export function CommentForm({ fields, write }: Props) {
  const colleagues = useColleagues()
  const [comment, setComment] = useState(empty)
  const set =
    (name: keyof NewComment) =>
    ({ target }: Change) => {
      const empties = name === 'assignee' || name === 'dueOn' ? null : ''
      const value = target.value === '' ? empties : name === 'assignee' ? Number(target.value) : target.value
      setComment({ ...comment, [name]: value })
    }
  const send = async () => {
    if (comment.words.trim() !== '' && (await write(comment))) setComment(empty)
  }
  return <Inputs {...{ fields, colleagues, comment, set }} send={() => void send()} />
}

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>
type InputsProps = Pick<Props, 'fields'> & {
  colleagues: readonly Colleague[]
  comment: NewComment
  set: (name: keyof NewComment) => (event: Change) => void
  send: () => void
}

function Inputs({ fields, colleagues, comment, set, send }: InputsProps) {
  const words = sayIn(togetherWords, useTranslation().i18n)
  return (
    <div className="comment-form">
      <label>
        {words.field}
        <select value={comment.field} onChange={set('field')}>
          <option value="">{words.whole}</option>
          {fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.words}
        <textarea maxLength={2000} rows={3} value={comment.words} onChange={set('words')} />
      </label>
      <label>
        {words.assignee}
        <select value={comment.assignee ?? ''} onChange={set('assignee')}>
          <option value="">{words.nobody}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.due}
        <input type="date" value={comment.dueOn ?? ''} onChange={set('dueOn')} />
      </label>
      <button className="admin-view-button" type="button" onClick={send}>
        {words.write}
      </button>
    </div>
  )
}
