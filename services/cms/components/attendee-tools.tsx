'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { deskReaders, eventDeskLimits, type Marked } from '../../shared/office/event-desk'
import { sayIn } from '../words/admin-language'
import { attendeesWords } from '../words/attendees-words'
import { PressButton } from './press-button'

type Props = { url: string; pressKey: string }

/** What is done for many at once. */
export const AttendeeTools = (props: Props) => (
  <>
    <MarkList {...props} />
    <Letter {...props} />
  </>
)

const separators = /[\s,;]+/

function MarkList({ url }: Pick<Props, 'url'>) {
  const id = useId()
  const router = useRouter()
  const words = sayIn(attendeesWords, useTranslation().i18n)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const emails = text.split(separators).filter((part) => part !== '')
  const tell = ({ marked, unknown }: Marked) => {
    setSaid(words.marked(marked, unknown))
    router.refresh()
  }
  return (
    <section className="attendees-tool">
      <h3>{words.mark}</h3>
      <label htmlFor={id}>{words.addresses}</label>
      <textarea id={id} rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      <PressButton
        words={words.markThem}
        url={`${url}/attendance`}
        body={{ emails, came: true }}
        done={(answer) => tell(answer as unknown as Marked)}
      />
      <p role="status">{said}</p>
    </section>
  )
}

function Letter({ url, pressKey: key }: Props) {
  const id = useId()
  const words = sayIn(attendeesWords, useTranslation().i18n)
  const [to, setTo] = useState<string>('all')
  const [message, setMessage] = useState('')
  const [said, setSaid] = useState('')
  return (
    <section className="attendees-tool">
      <h3>{words.write}</h3>
      <label>
        {words.to}{' '}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          {deskReaders.map((value) => (
            <option key={value} value={value}>
              {words.readers[value]}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={id}>{words.letter}</label>
      <textarea
        id={id}
        rows={8}
        value={message}
        maxLength={eventDeskLimits.message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {said === '' ? (
        <PressButton
          words={words.send}
          url={`${url}/letters`}
          body={{ to, message, key }}
          done={({ written }) => setSaid(words.written(Number(written)))}
        />
      ) : null}
      <p role="status">{said}</p>
    </section>
  )
}
