import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { databaseOf } from '../log/transaction'
import { type Draft } from './links'

/** Which links of a draft open: those made since the last time that somebody revoked them. */
export async function findGeneration(payload: Payload, { collection, id, locale }: Draft): Promise<number> {
  const { rows } = await databaseOf(payload).execute(sql`
    select generation from preview_generations
     where collection = ${collection} and item_id = ${id} and locale = ${locale}`)
  return Number(rows[0]?.generation ?? 0)
}

export async function revokeLinks(payload: Payload, { collection, id, locale }: Draft): Promise<void> {
  await databaseOf(payload).execute(sql`
    insert into preview_generations as known (collection, item_id, locale, generation)
    values (${collection}, ${id}, ${locale}, 1)
    on conflict (collection, item_id, locale) do update set generation = known.generation + 1`)
}
