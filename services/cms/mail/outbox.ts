import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { log, messageOf } from '../../shared/log'
import { environment } from '../environment'
import { databaseOf } from '../log/transaction'
import { canSendMail } from './mail-adapter'

const lookMs = 1000
/** Longer than a mail server may take: a process that claimed a letter and did not send it by then has died. */
const leaseSeconds = 120
const mostDays = 3

type Kept = { id: string; address: string; subject: string; words: string; attempts: number; isLate: boolean }

/** For as long as the CMS runs, letters to colleagues go to the mail server, and again until it takes them. */
export function watchLetters(payload: Payload): void {
  const look = () =>
    sendDue(payload)
      .catch((error: unknown) => log.warn(`Letters to colleagues wait for a retry: ${messageOf(error)}`))
      .finally(() => setTimeout(() => void look(), lookMs).unref())
  void look()
}

async function sendDue(payload: Payload): Promise<void> {
  if (!canSendMail()) return
  // While the mail server is away, no more than one is tried at a time.
  for (let letter = await claimNext(payload); letter; letter = await claimNext(payload)) {
    if (!(await send(payload, letter))) return
  }
}

/** Of several processes, one gets a letter; what it fails to send comes later each time, an hour at most. */
async function claimNext(payload: Payload): Promise<Kept | undefined> {
  const { rows } = await databaseOf(payload).execute(sql`
    update colleague_letters set
        attempts = attempts + 1,
        next_at = now() + make_interval(secs => greatest(${leaseSeconds}::int, least(3600, 15 * power(2, least(attempts, 10)))))
     where id = (select id from colleague_letters where next_at <= now() order by next_at, id limit 1 for update skip locked)
    returning id, address, subject, words, attempts, written_at < now() - make_interval(days => ${mostDays}::int) as "isLate"`)
  return rows[0] as Kept | undefined
}

async function send(payload: Payload, { id, address, subject, words, attempts, isLate }: Kept): Promise<boolean> {
  try {
    await payload.sendEmail({ to: address, subject, text: words, messageId: messageIdOf(id) })
  } catch (error) {
    // The words of a mail server repeat addresses; the adapter has logged them without.
    log.warn(`Letter ${id} to a colleague was not sent (attempt ${attempts}): ${messageOf(error)}`)
    if (isLate) log.error(`Letter ${id} to a colleague failed for ${mostDays} days, and is given up`)
    if (isLate) await forget(payload, id)
    return false
  }
  await forget(payload, id)
  return true
}

const forget = (payload: Payload, id: string) =>
  databaseOf(payload).execute(sql`delete from colleague_letters where id = ${id}::bigint`)

/** Stable: where a process dies between sending and forgetting, mail programs know the second as the first. */
const messageIdOf = (id: string): string => `<colleague-letter-${id}@${environment.mailFrom().replace(/^.*@/, '')}>`
