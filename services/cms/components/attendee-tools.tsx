'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { type DeskReaders, eventDeskLimits, type Marked, type Written } from '../../shared/office/event-desk'
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
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const emails = text.split(separators).filter((part) => part !== '')
  const tell = ({ marked, unknown }: Marked) => {
    setSaid(`${marked} marked.${unknown.length === 0 ? '' : ` Not on the list: ${unknown.join(', ')}`}`)
    router.refresh()
  }
  return (
    <section className="attendees-tool">
      <h3>Mark who came</h3>
      <label htmlFor={id}>Their addresses, one a line or with commas</label>
      <textarea id={id} rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      <PressButton
        words="Mark them"
        url={`${url}/attendance`}
        body={{ emails, came: true }}
        done={(answer) => tell(answer as unknown as Marked)}
      />
      <p role="status">{said}</p>
    </section>
  )
}

const readers = [
  ['all', 'everybody who has a place or waits'],
  ['registered', 'those who have a place'],
  ['waiting', 'those who wait'],
] as const satisfies readonly (readonly [DeskReaders, string])[]

function Letter({ url, pressKey: key }: Props) {
  const id = useId()
  const [to, setTo] = useState<string>('all')
  const [message, setMessage] = useState('')
  const [said, setSaid] = useState('')
  return (
    <section className="attendees-tool">
      <h3>Write to them</h3>
      <label>
        To{' '}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          {readers.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={id}>What the letter says; the event, its time and its place are added</label>
      <textarea
        id={id}
        rows={8}
        value={message}
        maxLength={eventDeskLimits.message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {said === '' ? (
        <PressButton
          words="Send the letter"
          url={`${url}/letters`}
          body={{ to, message, key }}
          done={({ written }) => setSaid(tellWritten({ written: Number(written) }))}
        />
      ) : null}
      <p role="status">{said}</p>
    </section>
  )
}

const tellWritten = ({ written }: Written): string =>
  `${written} ${written === 1 ? 'letter is' : 'letters are'} on the way. Load the page again to write another.`
