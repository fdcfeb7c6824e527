import { createHash } from 'node:crypto'
import { firm } from '../../../src/firm/firm'
import { toMainLocale } from '../../../src/forms/account-details'
import { letterWords } from '../../../src/i18n/letter-words'
import { type Database } from '../../database/open-database'
import { type Letter, type Post } from '../mail/open-post'
import { frameLetter } from './frame-letter'
import { writeLetter } from './letter-kinds'
import { toInvitation } from './place-entries'
import { type Said } from './said'

type Kept = {
  id: string
  person: string
  cause: string
  kind: string
  address: string | null
  locale: string
  data: unknown
  dueAt: Date
  attempts: number
}

export type OutboxParts = {
  database: Pick<Database, 'query'>
  /** Without one, letters wait until there is. */
  post: Post | undefined
  /** Where letters come from, and where the firm reads its own. */
  from: string
  desk: string
  /** Finds what a letter says only when it leaves; undefined where there is nothing to say any more. */
  prepare?: (letter: WaitingLetter, now: Date) => Promise<unknown>
  /** Kinds of which nobody can say yet what they say: they wait, and no try of theirs is spent. */
  held?: () => readonly string[]
  /** Hears of an address that the mail server refuses for good. */
  refused?: (letter: { sub: string; address: string }, why: string) => Promise<void>
  report: (line: string) => void
}

export type WaitingLetter = Pick<Kept, 'kind' | 'person' | 'locale' | 'data'>

export type Outbox = {
  /** Sends what is due at a moment. Several services may do so at once: each letter is claimed by one. */
  deliverDue: (now: Date) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

const firstPauseSeconds = 60
const longestPauseSeconds = 21_600
const mostDays = 4
/** What is found out and written of a letter takes longer than its sending. */
const atOnce = 5

// Claimed before it is sent: a process that dies over a letter has tried it, and the next try comes after the pause.
const claim = `
  update account.letters
     set attempts = attempts + 1,
         next_at = $1::timestamptz + make_interval(secs => least($2 * 2 ^ least(attempts, 20), $3))
   where id = (select id from account.letters
                where sent_at is null and failed is null and next_at <= $1 and person <> all($4::text[])
                  and kind <> all($5::text[])
                order by next_at, id limit 1 for update skip locked)
  returning id, person, cause, kind, address, locale, data, due_at as "dueAt", attempts`
const markSent = `update account.letters set sent_at = $2, address = null, data = '{}' where id = $1`
const markFailed = `update account.letters set failed = $2, address = null, data = '{}' where id = $1`

/** Letters that are kept until a mail server took them, or refused them for good. */
export function openOutbox(parts: OutboxParts): Outbox {
  const { database, post } = parts
  return {
    deliverDue: async (now) => {
      if (!post) return
      // What one person is sent arrives in its order, so each claim knows of those before it.
      const inHand = new Set<string>()
      const claimNext = async (): Promise<Kept | undefined> => {
        const values = [now, firstPauseSeconds, longestPauseSeconds, [...inHand], parts.held?.() ?? []]
        const [letter] = (await database.query<Kept>(claim, values)).rows
        if (letter) inHand.add(letter.person)
        return letter
      }
      let claims: Promise<unknown> = Promise.resolve()
      const sendNext = async (): Promise<boolean> => {
        const claimed = claims.then(claimNext)
        claims = claimed.catch(() => undefined)
        const letter = await claimed
        if (!letter) return false
        return deliver(letter, now, { ...parts, post }).finally(() => inHand.delete(letter.person))
      }
      // One goes first: while the mail server is away, no more than that is tried.
      if (!(await sendNext())) return
      await Promise.all(Array.from({ length: atOnce }, () => whileTrue(sendNext)))
    },
    forgetOlderThan: async (days) => {
      await database.query('delete from account.letters where due_at < now() - make_interval(days => $1)', [days])
    },
  }
}

async function whileTrue(act: () => Promise<boolean>): Promise<void> {
  while (await act());
}

/** Says whether it is worth trying the next one at once. */
async function deliver(kept: Kept, now: Date, parts: OutboxParts & { post: Post }): Promise<boolean> {
  const { database, report } = parts
  const failure = await sendTo(kept, now, parts)
  if (failure === 'nothing to say') {
    await database.query(markFailed, [kept.id, failure])
    return true
  }
  if (failure === undefined) {
    await database.query(markSent, [kept.id, now])
    return true
  }
  const isTooLate = now.getTime() - kept.dueAt.getTime() > mostDays * 86_400_000
  // The words of a mail server repeat addresses: the log has the kind of letter, its number and a code.
  report(`A letter was not taken (${kept.kind} ${kept.id}, attempt ${kept.attempts}): ${failure.why}`)
  if (failure.isPermanent || isTooLate) await database.query(markFailed, [kept.id, failure.why])
  if (failure.isOfRecipient && kept.address !== null) {
    await parts.refused?.({ sub: kept.person, address: kept.address }, failure.why)
  }
  return failure.isOfLetter
}

type Failure = {
  why: string
  isPermanent: boolean
  /** Refused for good, whatever is sent there. */ isOfRecipient: boolean
  /** Not of the way that all letters go. */ isOfLetter: boolean
}

async function sendTo(
  kept: Kept,
  now: Date,
  { post, prepare, ...place }: OutboxParts & { post: Post },
): Promise<Failure | 'nothing to say' | undefined> {
  try {
    const data = prepare ? await prepare(kept, now) : kept.data
    if (data === undefined) return 'nothing to say'
    await post(toLetter({ ...kept, data }, place))
    return undefined
  } catch (error) {
    return toFailure(error)
  }
}

/** Stable: the same letter sent twice, by whichever service, is known as one. */
export function messageIdOf({ person, cause }: Pick<Kept, 'person' | 'cause'>, from: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([person, cause]))
    .digest('hex')
  return `<${digest.slice(0, 32)}@${from.replace(/^.*@/, '')}>`
}

function toLetter(kept: Kept, { from, desk }: Pick<OutboxParts, 'from' | 'desk'>): Letter {
  const locale = toMainLocale(kept.locale)
  const words = letterWords(locale)
  const { replyTo, entry, ...said } = writeLetter(kept.kind, kept.data, words)
  return {
    from: { name: firm.name, address: from },
    // An address is data, never a list of addresses with names.
    to: { name: '', address: kept.address ?? desk },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    messageId: messageIdOf(kept, from),
    subject: said.subject,
    ...frameLetter(said, { locale, words }),
    ...(entry ? { invitation: toInvitation(entry, { locale, organizer: { name: firm.name, email: from } }) } : {}),
    // Nobody who is away answers it by a program.
    headers: { 'Auto-Submitted': 'auto-generated', ...(said.listOf ? listHeaders(said.listOf, from) : {}) },
  }
}

/** By which mail programs sort regular letters, and offer to end them by one press (RFC 2919, RFC 8058). */
const listHeaders = ({ name, stop }: NonNullable<Said['listOf']>, from: string) => ({
  'List-Id': `${firm.name} <${name}.${from.replace(/^.*@/, '')}>`,
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A mail server's refusal of this recipient or this letter, if it says that it will not change. */
function toFailure(error: unknown): Failure {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const isOfLetter = command === 'RCPT TO' || command === 'DATA' || code === undefined
  const isPermanent = command !== undefined && isOfLetter && (responseCode ?? 0) >= 500
  const isOfRecipient = isPermanent && command === 'RCPT TO'
  return {
    why: [code ?? 'not written', responseCode].filter(Boolean).join(' '),
    isPermanent,
    isOfRecipient,
    isOfLetter,
  }
}
