import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { log, messageOf } from '../../shared/log'
import { databaseOf, findOpen, type Transaction } from '../log/transaction'
import { keepLetter } from '../mail/letters'
import { canSendMail } from '../mail/mail-adapter'
import { inTransaction } from '../workflow/in-transaction'
import { findOverdue, type Overdue } from './find-overdue'
import { findReviewers } from './find-reviewers'

/** What clients rely on by its date. */
const ofNavigator = ['nav-jurisdictions', 'nav-contents', 'nav-answers']
const lookMs = 10_000

/** For as long as the CMS runs, a review that is overdue is reported to the person who is to make it. */
export function watchReviews(payload: Payload): void {
  const look = () =>
    tellOverdue(payload)
      .catch((error: unknown) => log.warn(`Letters about overdue reviews wait for a retry: ${messageOf(error)}`))
      .finally(() => setTimeout(() => void look(), lookMs).unref())
  void look()
}

/** One letter to each reviewer over all that became due: once for an item and its day, whatever happens to this process. */
export async function tellOverdue(payload: Payload): Promise<void> {
  if (!canSendMail()) return
  const overdue = await findUntold(databaseOf(payload), await findOverdue(payload, ofNavigator))
  if (overdue.length === 0) return
  await inTransaction(payload, async (req) => {
    const tx = (await findOpen(req))?.tx
    if (!tx) throw new Error('Letters are kept inside a transaction only.')
    const letters = new Map<string, Overdue[]>()
    for (const one of await takeUntold(tx, overdue)) {
      for (const to of await findReviewers(payload, one)) letters.set(to, [...(letters.get(to) ?? []), one])
    }
    for (const [to, own] of letters) await keepLetter(tx, to, { kind: 'overdue', items: own })
  })
}

const rowsOf = (overdue: readonly Overdue[]): string =>
  JSON.stringify(overdue.map(({ collection, id, locale, dueOn }) => ({ collection, item: id, locale, due_on: dueOn })))

const keyOf = (row: Record<string, unknown>): string =>
  [row['collection'], row['item'], row['locale'], row['due_on']].map(String).join(' ')

/** Asked before anything is begun: what is overdue stays so for weeks, and is mostly reported already. */
async function findUntold(tx: Transaction, overdue: readonly Overdue[]): Promise<Overdue[]> {
  if (overdue.length === 0) return []
  const { rows } = await tx.execute(sql`
    select collection, item, locale, due_on
      from jsonb_to_recordset(${rowsOf(overdue)}::jsonb) as t(collection text, item int, locale text, due_on text)
    except select collection, item, locale, due_on from review_letters`)
  return only(overdue, rows)
}

/** Of several processes that look at once, one gets each. */
async function takeUntold(tx: Transaction, overdue: readonly Overdue[]): Promise<Overdue[]> {
  const { rows } = await tx.execute(sql`
    insert into review_letters (collection, item, locale, due_on)
    select collection, item, locale, due_on
      from jsonb_to_recordset(${rowsOf(overdue)}::jsonb) as t(collection text, item int, locale text, due_on text)
    on conflict do nothing
    returning collection, item, locale, due_on`)
  return only(overdue, rows)
}

function only(overdue: readonly Overdue[], rows: readonly Record<string, unknown>[]): Overdue[] {
  const named = new Set(rows.map(keyOf))
  return overdue.filter(({ collection, id, locale, dueOn }) =>
    named.has(keyOf({ collection, item: id, locale, due_on: dueOn })),
  )
}
