import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { type ContentCollection } from '../log/facts'
import { findOpen, type Transaction } from '../log/transaction'
import { Refusal } from '../workflow/refusal'
import { findChangesSince } from './find-changes-since'

/** What a form says in its address: when what it shows had been saved. */
export const seenIn = ({ searchParams }: PayloadRequest): string | undefined =>
  (searchParams as URLSearchParams | undefined)?.get('seen') ?? undefined

/** Two who save in the same moment are looked at one after the other. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const waitForOthers: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  const { id } = args as { id?: number | string }
  const open = operation === 'update' && id !== undefined && seenIn(req) !== undefined ? await findOpen(req) : undefined
  if (open && id !== undefined) await lockItem(open.tx, collection.slug, id)
  return args
}

export const lockItem = (tx: Transaction, slug: string, id: number | string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${slug} ${id}`}))`)

/** A form that shows an older text than the newest would write over what somebody else has saved since, without a word. */
export const refuseStale: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, collection }) => {
  const seen = operation === 'update' ? seenIn(req) : undefined
  const now = originalDoc as { id: number; updatedAt?: string } | undefined
  const locale = req.locale ?? ''
  if (seen === undefined || !now || now.updatedAt === seen || !isLocale(locale)) return data as object
  const since = await findChangesSince(req, { collection: collection as ContentCollection, id: now.id, locale, seen })
  if (since.fields.length === 0 && since.isKnown) return data as object
  const what = since.fields.map(({ label }) => label).join(', ') || 'this text'
  const tell = (who: string) => `Nothing was saved: ${who} has changed ${what} since you opened it.`
  throw new Refusal(tell(since.who || 'somebody'), { inLog: tell('somebody') })
}
