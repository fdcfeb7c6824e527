'use client'

import { SelectInput, useConfig, useField, useTranslation } from '@payloadcms/ui'
import { type OptionObject } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { sayIn } from '../words/admin-language'
import { reviewWords } from '../words/review-words'
import { PlainField } from './plain-field'

const query = new URLSearchParams({
  'where[roles][in]': 'approver,admin',
  depth: '0',
  limit: '0',
  sort: 'name',
  'select[name]': 'true',
})

function useLawyers(): OptionObject[] {
  const { config } = useConfig()
  const [lawyers, setLawyers] = useState<OptionObject[]>([])
  const url = `${formatAdminURL({ apiRoute: config.routes.api, path: '/users' })}?${query.toString()}`

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ docs?: { id: number; name: string }[] }>)
      .then(({ docs = [] }) => setLawyers(docs.map(({ id, name }) => ({ value: String(id), label: name }))))
      .catch(() => undefined) // a text can be sent to no lawyer in particular
    return () => call.abort()
  }, [url])

  return lawyers
}

/** Said before a text is sent: who looks at it, and until when. */
export function AskedOf() {
  const reviewer = useField<number | null>({ path: 'review.reviewer' })
  const dueOn = useField<string | null>({ path: 'review.dueOn' })
  const lawyers = useLawyers()
  const words = sayIn(reviewWords, useTranslation().i18n)

  return (
    <>
      <SelectInput
        path="review.reviewer"
        name="reviewer"
        label={words.who}
        options={lawyers}
        {...(reviewer.value ? { value: String(reviewer.value) } : {})}
        Description={<p className="field-description">{words.whoHint}</p>}
        onChange={(chosen) => {
          const value = [chosen].flat()[0]?.value
          reviewer.setValue(value === undefined ? null : Number(value))
        }}
      />
      <PlainField
        id="review-due"
        label={words.byWhen}
        type="date"
        value={dueOn.value?.slice(0, 'YYYY-MM-DD'.length) ?? ''}
        onChange={({ target }) => dueOn.setValue(target.value === '' ? null : `${target.value}T12:00:00.000Z`)}
      />
    </>
  )
}
