'use client'

import { Button, toast, useConfig, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { type Scheduled } from '../workflow/find-schedules'
import { nameOf } from './names'
import { PlainField } from './plain-field'

type Props = { url: string }
type Type = Scheduled['type']

/** When this language comes, or goes, by itself. */
export function ScheduleLanguage({ url }: Props) {
  const { code: locale } = useLocale()
  const [moment, setMoment] = useState('')
  const [changes, setChanges] = useState(0)
  const scheduled = useScheduled(url, changes)

  const schedule = async (type: Type) => {
    const problem = await send(`${url}?locale=${locale}`, { at: toInstant(moment), type })
    if (problem === undefined) setChanges(changes + 1)
    else toast.error(problem)
  }

  return (
    <details>
      <summary>Publish or withdraw this language later</summary>
      <PlainField
        id="schedule-moment"
        label="When"
        description="In the time of your own clock."
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
      />
      <div className="review-steps">
        <Button size="small" buttonStyle="secondary" disabled={moment === ''} onClick={() => void schedule('publish')}>
          Publish then
        </Button>
        <Button
          size="small"
          buttonStyle="secondary"
          disabled={moment === ''}
          onClick={() => void schedule('unpublish')}
        >
          Withdraw then
        </Button>
      </div>
      <Upcoming scheduled={scheduled} changed={() => setChanges(changes + 1)} />
    </details>
  )
}

type Upcoming = { scheduled: Scheduled[]; changed: () => void }

function Upcoming({ scheduled, changed }: Upcoming) {
  const { config } = useConfig()

  const cancel = async (id: number) => {
    const url = formatAdminURL({ apiRoute: config.routes.api, path: `/payload-jobs/${id}` })
    const response = await fetch(url, { method: 'DELETE', credentials: 'include' })
    if (response.ok) changed()
    else toast.error('It could not be cancelled.')
  }

  return (
    <ul className="review-history">
      {scheduled.map(({ id, type, at, locale: where }) => (
        <li key={id}>
          {type === 'publish' ? 'Publish' : 'Withdraw'} {where === null ? 'all languages' : nameOf(where)}:{' '}
          {new Date(at).toLocaleString('en-GB')}{' '}
          <Button size="small" buttonStyle="none" onClick={() => void cancel(id)}>
            Cancel this
          </Button>
        </li>
      ))}
    </ul>
  )
}

const toInstant = (moment: string): string => new Date(moment).toISOString()

function useScheduled(url: string, changes: number): Scheduled[] {
  const [scheduled, setScheduled] = useState<Scheduled[]>([])

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ scheduled?: Scheduled[] }>)
      .then(({ scheduled: found = [] }) => setScheduled(found))
      .catch(() => undefined) // scheduling works without the list
    return () => call.abort()
  }, [url, changes])

  return scheduled
}

async function send(url: string, body: object): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: JSON.stringify(body),
  })
  if (response.ok) return undefined
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? 'It could not be scheduled.'
}
