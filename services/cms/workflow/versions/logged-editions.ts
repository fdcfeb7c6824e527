import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Endpoint, type Payload } from 'payload'
import { type Locale } from '../../../../src/config/locales'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { typeOf } from '../../log/facts'
import { databaseOf } from '../../log/transaction'
import { findAskedItem } from '../asked-item'
import { Refusal } from '../refusal'

/** The newest that the log says of an item in a language: what a publisher has taken in that tells the truth about it. */
export type Logged = { locale: Locale; seq: number; isLive: boolean }

export const loggedEditions: Endpoint = {
  path: '/:id/logged',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see what was published.')
    const { id, collection } = findAskedItem(req)
    const { rows } = await databaseOf(req.payload).execute(sql`
      select locale, seq, operation = 'publish' as "isLive" from publication_heads
       where type = ${typeOf(req.payload, collection.config.slug)} and item_id = ${id} and audience = 'public'`)
    const logged = rows.map((row): Logged => ({ ...(row as Logged), seq: Number(row.seq) }))
    return Response.json({ logged, pages: await findPages(req.payload, collection.config.slug, id) })
  },
}

/** Where readers of each language have the page of an item, for subscribers or for everybody. */
export type LivePage = { locale: Locale; address: string }

async function findPages(payload: Payload, slug: string, id: number): Promise<LivePage[]> {
  const { rows } = await databaseOf(payload).execute(sql`
    select locale, address from publication_heads
     where type = ${typeOf(payload, slug)} and item_id = ${id} and operation = 'publish' and address like '/%'`)
  return rows.map((row) => row as LivePage)
}
