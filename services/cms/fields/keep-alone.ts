import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload'
import { findOpen } from '../log/transaction'

export type Alone = { fields: [string, ...string[]]; words: string }

/**
 * Values that belong to one published item alone. Drafts may share them, as a duplicate does until somebody changes it.
 * The lock is held until the commit, so two editors who publish at once cannot both be right.
 */
export function keepAlone(alone: Alone | undefined): CollectionBeforeChangeHook[] {
  if (!alone) return []
  return [
    async ({ data, originalDoc, collection, req }) => {
      const item = data as Record<string, unknown>
      if (item._status !== 'published') return item
      const open = await findOpen(req)
      await open?.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alone ${collection.slug}`}))`)
      const own = (originalDoc as { id?: number } | undefined)?.id
      const same: Where[] = alone.fields.map((field) => ({ [field]: { equals: toId(item[field]) } }))
      const others: Where = { and: [...same, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] }
      const { docs } = await req.payload.db.find<{ id: number }>({
        collection: collection.slug,
        where: others,
        limit: 2,
        req,
      })
      const other = docs.find(({ id }) => id !== own)
      if (!other) return item
      const path = alone.fields[alone.fields.length - 1] ?? alone.fields[0]
      const message = `${alone.words} (number ${other.id}). Change that one, or choose another here.`
      throw new ValidationError({ collection: collection.slug, errors: [{ path, label: path, message }], req }, req.t)
    },
  ]
}

const toId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
