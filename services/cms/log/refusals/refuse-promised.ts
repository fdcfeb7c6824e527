import { sql } from '@payloadcms/db-postgres/drizzle'
import { findAddresses } from '../editions/addresses'
import { promisedEditionsOf } from '../editions/live-editions'
import { type Stored } from '../editions/stored'
import { type ContentCollection, findContent } from '../facts'
import { type Touched } from '../notes'
import { type Open } from '../transaction'
import { PublicationProblem } from './publication-problem'

type Promised = { title: string; locale: string; address: string; itemId: number; until: string }

/**
 * An item under embargo has no address yet, and will need it at a moment when nobody looks. So two that want the same one
 * are reported when either is published, as two that are live are. Asked under the log's lock.
 */
export async function refusePromised(open: Open, touched: Touched): Promise<void> {
  for (const slug of touched.keys()) {
    const collection = findContent(open.payload, slug)
    const embargo = collection?.custom.content.embargo
    if (!collection || embargo === undefined) continue
    const isTouched = (id: number) => touched.get(slug)?.has(id) ?? false
    const promised = await findPromised(open, collection, { embargo, isTouched })
    if (promised.length > 0) await refuseTaken(open, collection, promised)
  }
}

type Asked = { embargo: string; isTouched: (id: number) => boolean }

async function findPromised(open: Open, collection: ContentCollection, asked: Asked): Promise<Promised[]> {
  const { docs } = await open.payload.db.find<Stored>({
    collection: collection.slug,
    where: { [asked.embargo]: { greater_than: new Date().toISOString() }, _status: { equals: 'published' } },
    locale: 'all',
    limit: 0,
    pagination: false,
    req: { transactionID: open.id },
  })
  const promised: Promised[] = []
  for (const stored of docs) promised.push(...(await promisedBy(open, collection, { stored, ...asked })))
  return promised
}

type One = Asked & { stored: Stored }

/** What is wrong with an item that nobody touched now is not this editor's to mend. */
async function promisedBy(
  open: Open,
  collection: ContentCollection,
  { stored, embargo, isTouched }: One,
): Promise<Promised[]> {
  try {
    const live = promisedEditionsOf(collection, stored)
    const addresses = await findAddresses(open, collection, { live, isTouched })
    return live.flatMap(({ title, locale }, position): Promised[] => {
      const { address } = addresses[position] ?? {}
      const until = String(stored[embargo])
      return address === undefined ? [] : [{ title, locale, address, itemId: stored.id, until }]
    })
  } catch (error) {
    if (error instanceof PublicationProblem && !isTouched(stored.id)) return []
    throw error
  }
}

async function refuseTaken({ tx }: Open, { custom }: ContentCollection, promised: Promised[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select p.title, p.address, p.until, h.title as taken_by
      from jsonb_to_recordset(${JSON.stringify(promised)}::jsonb)
        as p(title text, locale text, address text, "itemId" int, until text)
      join (
        select locale, address, title, case when type = ${custom.content.type} then item_id end as item_id
          from publication_heads where operation = 'publish'
        union all
        select locale, address, title, "itemId" from jsonb_to_recordset(${JSON.stringify(promised)}::jsonb)
          as o(title text, locale text, address text, "itemId" int)
      ) h using (locale, address)
     where h.item_id is distinct from p."itemId" limit 1`)
  const [taken] = rows
  if (!taken) return
  const { title, address, until, taken_by: other } = taken
  throw new PublicationProblem(
    `"${String(other)}" and "${String(title)}" would both have the address ${String(address)} once the embargo of the second ends (${String(until)}). Change the slug of one of them.`,
  )
}
