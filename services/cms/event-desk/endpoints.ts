import { type Endpoint, type PayloadRequest } from 'payload'
import { record } from '../audit/record'
import { OfficeProblem } from '../requests/office-problem'
import { Refusal } from '../workflow/refusal'
import { listAttendees, markAttendees, writeToAttendees } from './event-desk'
import { forEditors, isAtDesk } from './is-at-desk'
import { toAttendeeTable } from './to-attendee-table'

function openDesk(req: PayloadRequest): { colleague: number; event: number } {
  if (!isAtDesk(req.user)) throw new Refusal(forEditors)
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
    return new Response(toAttendeeTable(people, req.i18n), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="event-${at.event}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

type Desk = ReturnType<typeof openDesk>

/** A change of a colleague's, which the audit log has in the words of what was done. */
const change = <Done extends object>(
  path: string,
  act: (at: Desk, body: Awaited<ReturnType<typeof readBody>>) => Promise<Done>,
  noteOf: (done: Done) => string,
): Endpoint => ({
  path: `/event-desk/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    const at = openDesk(req)
    const done = await act(at, await readBody(req))
    await record(req, { what: 'change', collection: 'events', item: at.event, note: noteOf(done) })
    return Response.json(done)
  },
})

const markCame = change('attendance', markAttendees, ({ marked }) => `Attendance: ${marked}`)
const writeLetters = change('letters', writeToAttendees, ({ written }) => `Letters: ${written}`)

export const eventDeskEndpoints = [saveTable, markCame, writeLetters]
