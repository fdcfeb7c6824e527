'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { type Change } from '../bundles/bundles'
import { type Operation, operations } from '../bundles/operations'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import { useReady } from './use-ready'

export type Choice = { id: number; name: string }
type Props = {
  url: string
  receipt: string
  /** What is offered first. */
  first: Operation
  items: Pick<Change, 'collection' | 'item' | 'locale'>[]
  topics: Choice[]
  lawyers: Choice[]
}

type Sending = Pick<Props, 'url' | 'receipt' | 'items'> & { operation: Operation }

function useSend({ url, receipt, items, operation }: Sending): (event: FormEvent<HTMLFormElement>) => Promise<void> {
  const words = sayIn(bundleWords, useTranslation().i18n)
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, value, when] = ['name', 'value', 'when'].map((one) => form.get(one) as string | null)
    const changes = items.map((one) => ({ ...one, operation, value: value ? Number(value) : null }))
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, dueAt: when ? new Date(when).toISOString() : null, changes }),
    })
    const answer = (await response.json().catch(() => ({}))) as { id?: number; errors?: { message: string }[] }
    if (response.ok && answer.id !== undefined) window.location.assign(`${receipt}?id=${answer.id}`)
    else toast.error(answer.errors?.[0]?.message ?? words.failed)
  }
}

/** What happens to all of them, and when. */
export function BundleForm({ url, receipt, first, items, topics, lawyers }: Props) {
  const words = sayIn(bundleWords, useTranslation().i18n)
  const [operation, setOperation] = useState<Operation>(first)
  const isReady = useReady()

  const send = useSend({ url, receipt, items, operation })

  return (
    <form className="admin-view-filter" onSubmit={(event) => void send(event)}>
      <label>
        {words.name}
        <input name="name" required maxLength={200} />
      </label>
      <label>
        {words.operation}
        <select value={operation} onChange={({ target }) => setOperation(target.value as Operation)}>
          {operations.map((one) => (
            <option key={one} value={one}>
              {words.operations[one]}
            </option>
          ))}
        </select>
      </label>
      {operation === 'delete' ? <p>{words.deleteHint}</p> : null}
      {operation === 'tag' ? <Pick label={words.topic} choices={topics} /> : null}
      {operation === 'assign' ? <Pick label={words.colleague} choices={lawyers} none={words.anybody} /> : null}
      <label>
        {words.when}
        <input name="when" type="datetime-local" aria-describedby="when-hint" />
        <span id="when-hint" className="admin-view-quiet">
          {words.whenHint}
        </span>
      </label>
      <button className="admin-view-button is-first" disabled={!isReady}>
        {words.start}
      </button>
    </form>
  )
}

function Pick({ label, choices, none }: { label: string; choices: Choice[]; none?: string }) {
  return (
    <label>
      {label}
      <select name="value">
        {none === undefined ? null : <option value="">{none}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
