import { eventDeskPath, type EventList, type Marked, type Written } from '../../shared/office/event-desk'
import { askAccount } from '../requests/ask-account'
import { OfficeProblem } from '../requests/office-problem'

const away = 'The list cannot be reached at the moment. Try again in a minute.'

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  if (response.status === 409)
    throw new OfficeProblem('Who came can be marked from twelve hours before the start.', 409)
  if (response.status === 400) throw new OfficeProblem('This is too long, or something is missing.', 400)
  throw new OfficeProblem(away, 503)
}

type At = { colleague: number; event: number }

export const listAttendees = async (
  { colleague, event }: At,
  query: Readonly<Record<string, string>> = {},
): Promise<EventList> =>
  read(await askAccount(`${eventDeskPath}/${event}?${new URLSearchParams(query).toString()}`, { colleague }))

export const markAttendees = async ({ colleague, event }: At, body: object): Promise<Marked> =>
  read(await askAccount(`${eventDeskPath}/${event}/attendance`, { colleague, body }))

export const writeToAttendees = async ({ colleague, event }: At, body: object): Promise<Written> =>
  read(await askAccount(`${eventDeskPath}/${event}/letters`, { colleague, body }))
