import { type Endpoint, type PayloadRequest } from 'payload'
import { record } from '../audit/record'
import { OfficeProblem } from '../requests/office-problem'
import { Refusal } from '../workflow/refusal'
import { listAttendees, markAttendees, writeToAttendees } from './event-desk'
import { isAtDesk } from './is-at-desk'
import { toAttendeeTable } from './to-attendee-table'

function openDesk(req: PayloadRequest): { colleague: number; event: number } {
  if (!isAtDesk(req.user)) throw new Refusal('Only an editor can see who comes to an event.')
  const event = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(event) || event < 1) throw new OfficeProblem('There is no such event.', 404)
  return { colleague: Number(req.user?.id), event }
}

const readBody = async (req: PayloadRequest): Promise<object> =>
  ((await req.json?.().catch(() => null)) as object | null) ?? {}

const saveTable: Endpoint = {
  path: '/event-desk/:id/attendees.csv',
  method: 'get',
  handler: async (req) => {
    const at = openDesk(req)
    const { people } = await listAttendees(at)
    // It is written down first who took it: what left is not called back.
    await record(req, { what: 'export', collection: 'events', item: at.event, note: `${people.length} who registered` })
    return new Response(toAttendeeTable(people), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="event-${at.event}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

const markCame: Endpoint = {
  path: '/event-desk/:id/attendance',
  method: 'post',
  handler: async (req) => {
    const at = openDesk(req)
    const marked = await markAttendees(at, await readBody(req))
    await record(req, { what: 'change', collection: 'events', item: at.event, note: `Attendance: ${marked.marked}` })
    return Response.json(marked)
  },
}

const writeLetters: Endpoint = {
  path: '/event-desk/:id/letters',
  method: 'post',
  handler: async (req) => {
    const at = openDesk(req)
    const sent = await writeToAttendees(at, await readBody(req))
    await record(req, { what: 'change', collection: 'events', item: at.event, note: `Letters: ${sent.written}` })
    return Response.json(sent)
  },
}

export const eventDeskEndpoints = [saveTable, markCame, writeLetters]
