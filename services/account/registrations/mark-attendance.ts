import { type Database } from '../../database/open-database'
import { type Marked } from '../../shared/office/event-desk'
import { attendanceSubject, certifyAttendance } from '../certificates/certify-attendance'
import { type NewDocument, openGivenOuts } from '../documents/given-out'
import { queueLetter } from '../outbox/queue-letter'
import { describePlace, personOf, type PlaceLetters } from './letters/letters-on-places'
import { type OccasionNow, type Registration, registrationColumns } from './registration'

type Query = Pick<Database, 'query'>

export type Came = { ids: readonly string[]; emails: readonly string[]; came: boolean }
export type Marking = Came & {
  at: OccasionNow
  now: Date
  letters: PlaceLetters
  /** Every number that a certificate of a subject may carry. */
  numbersOf: (subject: string) => readonly NewDocument[]
}

/** Notes who came, or that somebody did not after all: their certificates are confirmed no more. */
export async function markAttendance(client: Query, marking: Marking): Promise<Marked> {
  const { at, now, ids, emails, came } = marking
  const keys = emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  // Who came keeps the moment at which that was first noted.
  const { rows } = await client.query<Registration & { key: string }>(
    `update account.registrations r
        set attended_at = case when $5 then coalesce(attended_at, $4::timestamptz) end
      where event = $1 and state = 'registered' and (id = any($2::uuid[]) or email_key = any($3::text[]))
      returning ${registrationColumns}, email_key as key`,
    [at.event, ids, keys, now, came],
  )
  if (came) await tellCertified(client, rows, marking)
  else await openGivenOuts(client).takeBack(rows.flatMap((row) => marking.numbersOf(attendanceSubject(row))))
  const found = new Set(rows.map(({ key }) => key))
  return { marked: rows.length, unknown: [...new Set(keys)].filter((key) => !found.has(key)) }
}

/** The letter after an event brings the certificate; those who are marked later have one of their own. */
async function tellCertified(
  client: Query,
  rows: readonly Registration[],
  { at, now, letters }: Marking,
): Promise<void> {
  const { rows: told } = await client.query<{ toldAt: Date }>(
    `select told_at as "toldAt" from account.event_moments
      where event = $1 and moment = 'followed-up' and starts_at = $2`,
    [at.event, at.facts.startsAt],
  )
  const [letter] = told
  if (!letter) return
  for (const to of rows) {
    const isLate = to.attendedAt !== null && to.attendedAt > letter.toldAt
    if (!isLate || !certifyAttendance({ ...to, at }, now)) continue
    await queueLetter(client, {
      ...{ to: personOf(to), cause: `place ${to.id} certified`, locale: to.locale, kind: 'place-certified' },
      data: { ...describePlace(at, to, to.locale), certificate: letters.linkOf(to) },
    })
  }
}
