import { sql } from '@payloadcms/db-postgres/drizzle'
import { beginDelivery } from '../../shared/tracing/delivery'
import { environment } from '../environment'
import { type Transaction } from '../log/transaction'

/**
 * Sent with the COMMIT, or not at all. The hint to listeners may be lost, the rows for webhooks are not. A delivery begins with
 * the id of the request that published, so that the publisher's log lines carry the id of the editor's click; where that is traced,
 * its span follows.
 */
export async function announce(tx: Transaction, seq: number): Promise<void> {
  await tx.execute(sql`select pg_notify('publications', ${String(seq)})`)
  const urls = environment.webhookUrls()
  if (urls.length === 0) return
  // Only ever added under the log's lock: anyone who delivers holds rows for as long as a receiver takes to answer.
  await tx.execute(sql`
    insert into nudges (delivery, url, seq, state, attempts)
    select ${beginDelivery()} || gen_random_uuid()::text, url, ${seq}, 'waiting', 0
      from jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) as url`)
}
