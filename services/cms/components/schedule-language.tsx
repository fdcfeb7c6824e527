'use client'

import { Button, CheckboxInput, toast, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../src/config/locales'
import { tellOwnMoment } from '../workflow/reviews/tell-moment'
import { type Scheduled } from '../workflow/schedules/find-schedules'
import { PlainField } from './plain-field'

type Props = { url: string }
type Type = Scheduled['type']

/** When this language comes, or goes, by itself; or all of them. */
export function ScheduleLanguage({ url }: Props) {
  const { code: locale } = useLocale()
  const [moment, setMoment] = useState('')
  const [allLanguages, setAllLanguages] = useState(false)
  const [changes, setChanges] = useState(0)
  const scheduled = useScheduled(url, changes)

  const schedule = async (type: Type) => {
    const problem = await send(`${url}?locale=${locale}`, { at: toInstant(moment), type, allLanguages })
    toast.dismiss() // what was said of the try before is true no more
    if (problem !== undefined) return void toast.error(problem)
    toast.success(`${type === 'publish' ? 'It is published' : 'It is withdrawn'} ${tellOwnMoment(moment)}.`)
    setChanges(changes + 1)
  }

  return (
    <details>
      <summary>Publish or withdraw later</summary>
      <PlainField
        id="schedule-moment"
        label="When"
        description="In the time of your own clock."
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
      />
      <CheckboxInput
        id="schedule-all-languages"
        label="In all languages, not only in this one"
        checked={allLanguages}
        onToggle={() => setAllLanguages(!allLanguages)}
      />
      <Types isOpen={moment !== ''} choose={(type) => void schedule(type)} />
      <Upcoming url={url} scheduled={scheduled} changed={() => setChanges(changes + 1)} />
    </details>
  )
}

const words: Record<Type, string> = { publish: 'Publish then', unpublish: 'Withdraw then' }

function Types({ isOpen, choose }: { isOpen: boolean; choose: (type: Type) => void }) {
  return (
    <div className="review-steps">
      {(['publish', 'unpublish'] as const).map((type) => (
        <Button key={type} size="small" buttonStyle="secondary" disabled={!isOpen} onClick={() => choose(type)}>
          {words[type]}
        </Button>
      ))}
    </div>
  )
}

type Upcoming = { url: string; scheduled: Scheduled[]; changed: () => void }

function Upcoming({ url, scheduled, changed }: Upcoming) {
  const cancel = async (id: number) => {
    const problem = await send(`${url}/${id}`)
    if (problem === undefined) changed()
    else toast.error(problem)
  }

  return (
    <ul className="review-history">
      {scheduled.map(({ id, type, at, locale: where }) => (
        <li key={id}>
          {type === 'publish' ? 'Publish' : 'Withdraw'} {where === null ? 'all languages' : nameOf(where)}:{' '}
          {tellOwnMoment(at)}{' '}
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

/** Schedules what is said, and takes it back where nothing is. */
async function send(url: string, body?: object): Promise<string | undefined> {
  const response = await fetch(url, {
    credentials: 'include',
    ...(body === undefined
      ? { method: 'DELETE' }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.ok) return undefined
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? 'It could not be done.'
}
