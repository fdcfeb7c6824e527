import { createHash } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { toMainLocale } from '../../../src/forms/account-details'
import { type Answer, toPlain } from '../../http/respond'
import { type AccountRoute, on } from '../account-route'
import { type SecretAddresses } from '../signed/secret-addresses'
import { type CalendarParts, writeOwnCalendar } from './own-calendar'

export type CalendarDesk = { secrets: Pick<SecretAddresses, 'resolve'>; parts: CalendarParts }

const calendarPath = '/online-services/calendar'
const ending = '.ics'

/** Where a calendar program finds somebody's calendar. */
export const toCalendarPath = (token: string): string => `${calendarPath}/${token}${ending}`

const unknown: Answer = { ...toPlain(404, 'Not found'), headers: { 'x-robots-tag': 'noindex' } }
const notYet: Answer = { ...toPlain(503, 'Unavailable'), headers: { 'retry-after': '60' } }

export const calendarRoutes = (desk: CalendarDesk): AccountRoute[] => [
  on({ method: 'GET', path: `${calendarPath}/{rest...}` }, ({ request, path }) => answerCalendar(request, path, desk)),
]

/** Somebody's calendar, for programs that ask again and again: what has not changed since is not sent once more. */
export async function answerCalendar(
  { headers }: Pick<IncomingMessage, 'headers'>,
  path: string,
  { secrets, parts }: CalendarDesk,
): Promise<Answer> {
  const now = new Date()
  const token = path.slice(calendarPath.length + 1)
  const found = token.endsWith(ending)
    ? await secrets.resolve('calendar', token.slice(0, -ending.length), now)
    : undefined
  if (!found) return unknown
  const locale = toMainLocale(found.locale)
  const body = await writeOwnCalendar(parts, { sub: found.sub, locale }, now)
  if (body === undefined) return notYet
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const own = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  const type = 'text/calendar; charset=utf-8'
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, type, body: '', headers: own }
  return { status: 200, type, body, headers: { ...own, 'content-disposition': 'inline; filename="calendar.ics"' } }
}

/** Proxies that pack an answer mark its tag as weak. */
export const isKnown = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
