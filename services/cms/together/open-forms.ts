import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Endpoint } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { databaseOf } from '../log/transaction'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'

/** Forms say every few seconds that they are open; what has been silent for longer is closed. */
const silentAfter = '40 seconds'

/** Says that this colleague has the item open, and hears who else has. */
export const openForms: Endpoint = {
  path: '/:id/open-form',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see who has this open.')
    const { id, collection } = findAskedItem(req)
    const { slug } = collection.config
    const tx = databaseOf(req.payload)
    await tx.execute(sql`
      insert into open_forms (collection, item, colleague, seen_at) values (${slug}, ${id}, ${Number(req.user?.id)}, now())
      on conflict (collection, item, colleague) do update set seen_at = now()`)
    await tx.execute(sql`delete from open_forms where seen_at < now() - interval '1 hour'`)
    const { rows } = await tx.execute(sql`
      select u.name from open_forms o join users u on u.id = o.colleague
       where o.collection = ${slug} and o.item = ${id} and o.colleague <> ${Number(req.user?.id)}
         and o.seen_at > now() - ${silentAfter}::interval order by u.name`)
    return Response.json({ others: rows.map(({ name }) => String(name)) })
  },
}
