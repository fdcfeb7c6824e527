import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeDeleteHook, type Endpoint, type Payload } from 'payload'
import { defaultLocale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { kindOf } from '../components/kind-of'
import { collectionOfType } from '../log/facts'
import { databaseOf, findOpen, type Transaction } from '../log/transaction'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'

/** A live item that shows a picture or offers a file. */
export type Showing = { collection: string; id: number; title: string; kind: string }

type Asked = { payload: Payload; tx: Transaction; id: number; language: string }

async function findShowing({ payload, tx, id, language }: Asked): Promise<Showing[]> {
  const { rows } = await tx.execute(sql`
    select distinct on (r.type, h.item_id) r.type, h.item_id as id, h.title from publication_references r
      join publication_heads h on h.type = r.type and h.item_id = r.item_id and h.operation = 'publish'
     where r.target = 'media' and r.target_id = ${id}
     order by r.type, h.item_id, h.locale = ${defaultLocale} desc, h.locale`)
  return rows.flatMap(({ type, id: item, title }): Showing[] => {
    const slug = collectionOfType(payload, String(type))?.slug
    if (slug === undefined) return []
    return [
      { collection: slug, id: Number(item), title: String(title), kind: kindOf(payload.config, slug, { language }) },
    ]
  })
}

/** What the form of a picture tells: where readers see it. */
export const shownIn: Endpoint = {
  path: '/:id/shown-in',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see where readers see this.')
    const { id } = findAskedItem({ ...req, routeParams: { ...req.routeParams, collection: 'media' } })
    const { payload, i18n } = req
    const { language } = i18n
    return Response.json({ showing: await findShowing({ payload, tx: databaseOf(payload), id, language }) })
  },
}

/** Said by the button that stands beside the list of where a picture is seen, and by nobody in passing. */
export const evenIfShown = 'evenIfShown'

const mostNamed = 5

/** Anyone who tidies up must not take pictures from under readers; who must, at once, can still. */
export const refuseShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.query[evenIfShown] === 'true') return
  const open = await findOpen(req)
  if (!open) throw new Error('A picture is deleted inside a transaction only.')
  const showing = await findShowing({ ...open, id: Number(id), language: req.i18n.language })
  if (showing.length === 0) return
  const named = showing.slice(0, mostNamed).map(({ title, kind }) => `"${title}" (${kind})`)
  const rest = showing.length > mostNamed ? ` and ${showing.length - mostNamed} more` : ''
  throw new Refusal(
    `Readers see this picture or file in ${named.join(', ')}${rest}. Choose another there and publish that first. To take it away at once, open it and use the button below its words.`,
  )
}
