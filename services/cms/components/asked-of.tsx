'use client'

import { SelectInput, useConfig, useField } from '@payloadcms/ui'
import { type OptionObject } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
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

  return (
    <>
      <SelectInput
        path="review.reviewer"
        name="reviewer"
        label="Who reviews it"
        options={lawyers}
        {...(reviewer.value ? { value: String(reviewer.value) } : {})}
        Description={
          <p className="field-description">They get a letter. Nobody named: any lawyer who did not write it.</p>
        }
        onChange={(chosen) => {
          const value = [chosen].flat()[0]?.value
          reviewer.setValue(value === undefined ? null : Number(value))
        }}
      />
      <PlainField
        id="review-due"
        label="By when"
        type="date"
        value={dueOn.value?.slice(0, 'YYYY-MM-DD'.length) ?? ''}
        onChange={({ target }) => dueOn.setValue(target.value === '' ? null : `${target.value}T12:00:00.000Z`)}
      />
    </>
  )
}
