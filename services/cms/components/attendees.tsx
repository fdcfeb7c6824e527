import { randomUUID } from 'node:crypto'
import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type Attendee, attendeeStates, eventDeskLimits } from '../../shared/office/event-desk'
import { listAttendees } from '../event-desk/event-desk'
import { forEditors, isAtDesk } from '../event-desk/is-at-desk'
import { OfficeProblem } from '../requests/office-problem'
import { sayIn } from '../words/admin-language'
import { type AttendeesWords, attendeesWords } from '../words/attendees-words'
import { tellReply } from '../words/replies/tell-reply'
import { AttendeeTools } from './attendee-tools'
import './attendees.css'
import { CameButton } from './came-button'
import { LocalTime } from './local-time'

/** Who comes to an event: shown from where it is kept, and kept nowhere here. */
export async function Attendees({ doc, initPageResult, payload, searchParams }: DocumentViewServerProps) {
  const { user, i18n } = initPageResult.req
  const words = sayIn(attendeesWords, i18n)
  if (!isAtDesk(user)) return <Said>{tellReply(forEditors, i18n.language)}</Said>
  const event = Number(doc.id)
  const search = textOf(searchParams?.search)
  const state = attendeeStates.find((one) => one === searchParams?.state)
  const query = { search, ...(state ? { state } : {}) }
  const found = await listAttendees({ colleague: Number(user?.id), event }, query).catch(toProblem)
  if (typeof found === 'string') return <Said>{tellReply(found, i18n.language)}</Said>
  const url = formatAdminURL({ apiRoute: payload.config.routes.api, path: `/event-desk/${event}` })
  return (
    <Gutter className="attendees">
      <p>{words.counted(found.counts)}</p>
      <SearchForm search={search} state={state ?? ''} words={words} />
      <People people={found.people} url={url} words={words} />
      <p>
        <a href={`${url}/attendees.csv`}>{words.save}</a>
        {words.withoutNeeds}
      </p>
      {/* Made here: the same press again, with the same page, is the same letter. */}
      <AttendeeTools url={url} pressKey={randomUUID()} />
    </Gutter>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, eventDeskLimits.search) : '')

const Said = ({ children }: { children: string }) => (
  <Gutter className="attendees">
    <p>{children}</p>
  </Gutter>
)

function toProblem(error: unknown): string {
  if (error instanceof OfficeProblem) return error.message
  throw error
}

type Worded = { words: AttendeesWords }

const SearchForm = ({ search, state, words }: Worded & { search: string; state: string }) => (
  <form method="get" className="attendees-search">
    <label>
      {words.find} <input type="search" name="search" defaultValue={search} maxLength={eventDeskLimits.search} />
    </label>
    <label>
      {words.state}{' '}
      <select name="state" defaultValue={state}>
        <option value="">{words.all}</option>
        {attendeeStates.map((one) => (
          <option key={one} value={one}>
            {words.states[one]}
          </option>
        ))}
      </select>
    </label>
    <button type="submit">{words.search}</button>
  </form>
)

function People({ people, url, words }: Worded & { people: readonly Attendee[]; url: string }) {
  if (people.length === 0) return <p>{words.nobody}</p>
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <Person key={one.id} one={one} url={url} words={words} />
        ))}
      </tbody>
    </table>
  )
}

const columns = ['who', 'takesPart', 'state', 'questions', 'needs', 'registered', 'came'] as const

const Person = ({ one, url, words }: Worded & { one: Attendee; url: string }) => (
  <tr>
    <th scope="row">
      {one.name}
      <br />
      <a href={`mailto:${one.email}`}>{one.email}</a>
      <br />
      {[one.jobTitle, one.organisation, one.country].filter((part) => part !== '').join(', ')}
    </th>
    <td>{one.mode === 'online' ? words.modes.online : words.modes.person}</td>
    <td>{tellState(one, words)}</td>
    <td>{one.questions}</td>
    <td>{[one.dietary, one.access].filter((need) => need !== null && need !== '').join('; ')}</td>
    <td>
      <LocalTime moment={one.madeAt} />
    </td>
    <td>{one.state === 'registered' ? <CameButton url={url} id={one.id} came={one.attendedAt !== null} /> : null}</td>
  </tr>
)

const tellState = ({ state, position }: Attendee, { states, ...words }: AttendeesWords): string =>
  position === null ? states[state] : words.position(states[state], position)
