import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { readJson } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { attendeeStates, deskReaders, eventDeskLimits, eventDeskPath } from '../../shared/office/event-desk'
import { type AccountRoute, type Asked, on } from '../account-route'
import { asColleague } from '../office/as-colleague'
import { type EventDesk } from './event-desk'

export type EventDeskParts = { eventDesk: EventDesk; /** What the content management alone has. */ key: string }

const mostBytes = 524_288
const wanted = z.object({
  search: z.string().trim().max(eventDeskLimits.search).default(''),
  state: z.enum(attendeeStates).optional(),
})
const attendance = z.object({
  ids: z.array(z.uuid()).max(eventDeskLimits.addresses).default([]),
  emails: z.array(z.string().max(254)).max(eventDeskLimits.addresses).default([]),
  came: z.boolean(),
})
const letter = z.object({
  to: z.enum(deskReaders),
  message: z.string().trim().min(1).max(eventDeskLimits.message),
  key: z.uuid(),
})

const isNumber = /^[1-9][0-9]{0,8}$/

const bad = (error: string): Answer => toJson(400, { error })

/** Who comes to an event, for the content management: its colleagues see it there, mark who came, and write to them. */
export function eventDeskRoutes({ eventDesk, key }: EventDeskParts): AccountRoute[] {
  const answer =
    (work: (request: IncomingMessage, event: number, desk: EventDesk) => Promise<Answer>) =>
    ({ request }: Asked, { event }: { event: string }) =>
      asColleague(request, key, async () =>
        isNumber.test(event) ? work(request, Number(event), eventDesk) : toJson(404, { error: 'Not found' }),
      )
  return [
    on({ method: 'GET', path: `${eventDeskPath}/{event}` }, answer(list)),
    on({ method: 'POST', path: `${eventDeskPath}/{event}/attendance` }, answer(mark)),
    on({ method: 'POST', path: `${eventDeskPath}/{event}/letters` }, answer(write)),
  ]
}

async function list({ url = '' }: IncomingMessage, event: number, desk: EventDesk): Promise<Answer> {
  const asked = wanted.safeParse(Object.fromEntries(new URL(url, 'http://office').searchParams))
  if (!asked.success) return bad('Ask for a name, an address or an organisation, and for a state.')
  return toJson(200, await desk.list(event, { ...asked.data, state: asked.data.state }))
}

async function mark(request: IncomingMessage, event: number, desk: EventDesk): Promise<Answer> {
  const given = await readJson(request, attendance, mostBytes)
  if (!given) return bad(`Send who came, by number or by address, at most ${eventDeskLimits.addresses}.`)
  const marked = await desk.mark(event, given)
  if (marked === 'too-early')
    return toJson(409, { error: 'Who came can be marked from twelve hours before the start.' })
  return toJson(200, marked)
}

async function write(request: IncomingMessage, event: number, desk: EventDesk): Promise<Answer> {
  const given = await readJson(request, letter, mostBytes)
  if (!given) return bad(`Send to whom, a message of at most ${eventDeskLimits.message} characters, and a key.`)
  return toJson(200, await desk.write(event, given))
}
