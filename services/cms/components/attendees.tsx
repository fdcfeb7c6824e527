import { randomUUID } from 'node:crypto'
import { Gutter } from '@payloadcms/ui'
import { type DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type Attendee, attendeeStates, eventDeskLimits, type EventList } from '../../shared/office/event-desk'
import { listAttendees } from '../event-desk/event-desk'
import { isAtDesk } from '../event-desk/is-at-desk'
import { OfficeProblem } from '../requests/office-problem'
import { AttendeeTools } from './attendee-tools'
import './attendees.css'
import { CameButton } from './came-button'
import { LocalTime } from './local-time'

const states = { registered: 'Has a place', waiting: 'Waits', cancelled: 'Cancelled' } as const

/** Who comes to an event: shown from where it is kept, and kept nowhere here. */
export async function Attendees({ doc, initPageResult, payload, searchParams }: DocumentViewServerProps) {
  const { user } = initPageResult.req
  if (!isAtDesk(user)) return <Said>Only an editor can see who comes to an event.</Said>
  const event = Number(doc.id)
  const search = textOf(searchParams?.search)
  const state = attendeeStates.find((one) => one === searchParams?.state)
  const query = { search, ...(state ? { state } : {}) }
  const found = await listAttendees({ colleague: Number(user?.id), event }, query).catch(toProblem)
  if (typeof found === 'string') return <Said>{found}</Said>
  const url = formatAdminURL({ apiRoute: payload.config.routes.api, path: `/event-desk/${event}` })
  return (
    <Gutter className="attendees">
      <Counted counts={found.counts} />
      <SearchForm search={search} state={state ?? ''} />
      <People people={found.people} url={url} />
      <p>
        <a href={`${url}/attendees.csv`}>Save the list as a table (CSV)</a>, without dietary and access needs.
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

const Counted = ({ counts }: Pick<EventList, 'counts'>) => (
  <p>
    {counts.registered} have a place, {counts.waiting} wait, {counts.cancelled} cancelled, {counts.came} came.
  </p>
)

const SearchForm = ({ search, state }: { search: string; state: string }) => (
  <form method="get" className="attendees-search">
    <label>
      Name, address or organisation{' '}
      <input type="search" name="search" defaultValue={search} maxLength={eventDeskLimits.search} />
    </label>
    <label>
      State{' '}
      <select name="state" defaultValue={state}>
        <option value="">all</option>
        {attendeeStates.map((one) => (
          <option key={one} value={one}>
            {states[one]}
          </option>
        ))}
      </select>
    </label>
    <button type="submit">Search</button>
  </form>
)

function People({ people, url }: { people: readonly Attendee[]; url: string }) {
  if (people.length === 0) return <p>Nobody is on this list.</p>
  return (
    <table>
      <thead>
        <tr>
          {['Who', 'Takes part', 'State', 'Questions', 'Needs', 'Registered', 'Came'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <Person key={one.id} one={one} url={url} />
        ))}
      </tbody>
    </table>
  )
}

const Person = ({ one, url }: { one: Attendee; url: string }) => (
  <tr>
    <th scope="row">
      {one.name}
      <br />
      <a href={`mailto:${one.email}`}>{one.email}</a>
      <br />
      {[one.jobTitle, one.organisation, one.country].filter((part) => part !== '').join(', ')}
    </th>
    <td>{one.mode === 'online' ? 'Online' : 'In person'}</td>
    <td>{one.position === null ? states[one.state] : `${states[one.state]}, number ${one.position}`}</td>
    <td>{one.questions}</td>
    <td>{[one.dietary, one.access].filter((need) => need !== null && need !== '').join('; ')}</td>
    <td>
      <LocalTime moment={one.madeAt} />
    </td>
    <td>{one.state === 'registered' ? <CameButton url={url} id={one.id} came={one.attendedAt !== null} /> : null}</td>
  </tr>
)
