'use client'

import { Button, CheckboxInput, toast, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../src/config/locales'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'
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
  const { i18n } = useTranslation()
  const words = useWords()

  const schedule = async (type: Type) => {
    const problem = await send(`${url}?locale=${locale}`, { at: toInstant(moment), type, allLanguages })
    toast.dismiss() // what was said of the try before is true no more
    if (problem !== undefined) return void toast.error(problem || words.failed)
    toast.success(words[type === 'publish' ? 'isPublished' : 'isWithdrawn'](tellOwnMoment(moment, i18n)))
    setChanges(changes + 1)
  }

  return (
    <details>
      <summary>{words.later}</summary>
      <PlainField
        id="schedule-moment"
        label={words.when}
        description={words.ownClock}
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
      />
      <CheckboxInput
        id="schedule-all-languages"
        label={words.allLanguages}
        checked={allLanguages}
        onToggle={() => setAllLanguages(!allLanguages)}
      />
      <Types isOpen={moment !== ''} choose={(type) => void schedule(type)} />
      <Upcoming url={url} scheduled={scheduled} changed={() => setChanges(changes + 1)} />
    </details>
  )
}

const useWords = () => sayIn(publishWords, useTranslation().i18n)

function Types({ isOpen, choose }: { isOpen: boolean; choose: (type: Type) => void }) {
  const words = useWords()
  return (
    <div className="review-steps">
      {(['publish', 'unpublish'] as const).map((type) => (
        <Button key={type} size="small" buttonStyle="secondary" disabled={!isOpen} onClick={() => choose(type)}>
          {type === 'publish' ? words.publishThen : words.withdrawThen}
        </Button>
      ))}
    </div>
  )
}

type Upcoming = { url: string; scheduled: Scheduled[]; changed: () => void }

function Upcoming({ url, scheduled, changed }: Upcoming) {
  const { i18n } = useTranslation()
  const words = useWords()
  const cancel = async (id: number) => {
    const problem = await send(`${url}/${id}`)
    if (problem === undefined) changed()
    else toast.error(problem || words.failed)
  }

  return (
    <ul className="review-history">
      {scheduled.map(({ id, type, at, locale: where }) => (
        <li key={id}>
          {type === 'publish' ? words.publish : words.withdraw} {where === null ? words.everyLanguage : nameOf(where)}:{' '}
          {tellOwnMoment(at, i18n)}{' '}
          <Button size="small" buttonStyle="none" onClick={() => void cancel(id)}>
            {words.cancel}
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

/** Schedules what is said, and takes it back where nothing is. Answers why it could not, which may be no words. */
async function send(url: string, body?: object): Promise<string | undefined> {
  const response = await fetch(url, {
    credentials: 'include',
    ...(body === undefined
      ? { method: 'DELETE' }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.ok) return undefined
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? ''
}
