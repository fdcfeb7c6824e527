'use client'

import { Button, toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../src/config/locales'
import { type Comment } from '../comments/comments'
import { sayIn } from '../words/admin-language'
import { togetherWords } from '../words/together-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import { CommentForm } from './comment-form'
import { useFieldNames } from './use-field-names'

type Answer = { comments?: Comment[]; errors?: { message: string }[] }

type Kept = { comments: Comment[]; send: (to: string, body: object) => Promise<boolean> }

function useComments(url: string, locale: string): Kept {
  const words = sayIn(togetherWords, useTranslation().i18n)
  const [comments, setComments] = useState<Comment[]>([])
  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<Answer>)
      .then(({ comments: found = [] }) => setComments(found))
      .catch(() => undefined) // the form works without them
    return () => call.abort()
  }, [url])

  const send = async (to: string, body: object): Promise<boolean> => {
    const response = await fetch(`${to}?locale=${locale}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (answer.comments) setComments(answer.comments)
    else toast.error(answer.errors?.[0]?.message ?? words.failed)
    return answer.comments !== undefined
  }

  return { comments, send }
}

/** What colleagues ask of each other about a field or the whole text, in the language at hand or another. */
export function ItemComments() {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const words = sayIn(togetherWords, useTranslation().i18n)
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/comments` as const
  const url = formatAdminURL({ apiRoute: config.routes.api, path })
  const fields = useFieldNames()

  const { comments, send } = useComments(url, code)

  const open = comments.filter(({ isDone }) => !isDone).length
  return (
    <details className="item-comments" open={open > 0}>
      <summary>{words.comments(open)}</summary>
      <ol>
        {comments.map((comment) => (
          <CommentOf
            key={comment.id}
            comment={comment}
            labelOf={(name) => fields.find((one) => one.name === name)?.label ?? name}
            finish={() => void send(`${url}/${comment.id}/done`, {})}
          />
        ))}
      </ol>
      <CommentForm fields={fields} write={(comment) => send(url, comment)} />
    </details>
  )
}

type CommentProps = { comment: Comment; labelOf: (name: string) => string; finish: () => void }

function CommentOf({ comment, labelOf, finish }: CommentProps) {
  const { i18n } = useTranslation()
  const words = sayIn(togetherWords, i18n)
  const { id, field, writerName, assigneeName, dueOn, words: said, isDone, locale } = comment
  const due = dueOn === null ? '' : tellDay(dueOn, i18n)
  return (
    <li data-done={isDone || undefined}>
      <p className="review-quiet">
        {assigneeName === null ? words.says(writerName) : words.asks(writerName, assigneeName, due)} ({nameOf(locale)})
        {isDone ? `, ${words.isDone}` : ''}
      </p>
      <p>
        {field === '' ? null : (
          <a href={`#field-${field.replaceAll('.', '__')}`}>
            <strong>{labelOf(field)}</strong>
          </a>
        )}{' '}
        {said}
      </p>
      {isDone ? null : (
        <Button size="small" buttonStyle="secondary" aria-label={`${words.done}: ${said} (${id})`} onClick={finish}>
          {words.done}
        </Button>
      )}
    </li>
  )
}
