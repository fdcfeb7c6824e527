import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { mediumType } from '../../../../src/content/medium'
import { log, messageOf } from '../../../shared/log'
import { inLogTransaction } from '../log-transaction'
import { databaseOf } from '../transaction'
import { reconcileMedia } from './reconcile-media'

const batchSize = 50

/** Tells the log of pictures that were published before it told of any: a few at a time, so that editors work on meanwhile. */
export async function fillMedia(payload: Payload): Promise<void> {
  try {
    for (let after = 0; ;) {
      const ids = await findUntold(payload, after)
      if (ids.length === 0) return
      await inLogTransaction(payload, (open) => reconcileMedia(open, { touched: new Set(ids), withdrawn: new Set() }))
      after = ids.at(-1) ?? after
    }
  } catch (error) {
    log.warn(`The log does not name every published picture yet; the next start retries: ${messageOf(error)}`)
  }
}

async function findUntold(payload: Payload, after: number): Promise<number[]> {
  const { rows } = await databaseOf(payload).execute(sql`
    select distinct r.target_id as id from publication_references r
     where r.target = 'media' and r.target_id > ${after} and not exists (
       select 1 from publication_heads h where h.type = ${mediumType} and h.item_id = r.target_id)
     order by 1 limit ${batchSize}`)
  return rows.map(({ id }) => Number(id))
}
