import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { mediumType } from '../../../../src/content/medium'
import { type Written } from '../append'
import { type ContentCollection, contentCollections } from '../facts'
import { inLogTransaction } from '../log-transaction'
import { reconcileMedia } from '../media/reconcile-media'
import { reconcileDocuments } from '../reconcile'
import { inHalves } from '../refusals/in-halves'
import { databaseOf, type Open } from '../transaction'

const batchSize = 200

/** One difference between documents and log: written, or only found when asked to check. */
export type Finding = Pick<Written, 'type' | 'itemId' | 'locale' | 'operation' | 'address'>
export type Audit = { documents: number; findings: Finding[]; problems: string[] }

/**
 * Goes through every document and everything the log holds, a few hundred at a time, so that editors work on meanwhile.
 * What cannot be published is reported and held back: it is neither published nor withdrawn.
 */
export async function auditLog(payload: Payload, isCheck: boolean): Promise<Audit> {
  const audit: Audit = { documents: 0, findings: [], problems: [] }
  for (const collection of contentCollections(payload)) {
    const ids = await findIds(payload, collection)
    audit.documents += ids.length
    for (let start = 0; start < ids.length; start += batchSize) {
      await auditBatch({ payload, collection, audit, isCheck }, ids.slice(start, start + batchSize))
    }
  }
  audit.findings.push(...(await auditMedia(payload, isCheck)))
  return audit
}

/** After the documents, by which it is decided which uploads readers may have. */
async function auditMedia(payload: Payload, isCheck: boolean): Promise<Written[]> {
  const { rows } = await databaseOf(payload).execute(sql`
    select target_id as id from publication_references where target = 'media'
    union select item_id from publication_heads where type = ${mediumType} order by 1`)
  const ids = rows.map(({ id }) => Number(id))
  const findings: Written[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const touched = new Set(ids.slice(start, start + batchSize))
    const repair = (open: Open) => reconcileMedia(open, { touched, withdrawn: new Set() })
    findings.push(...(await inLogTransaction(payload, repair, isCheck)))
  }
  return findings
}

/** The documents that there are, and those that the log says there are. */
async function findIds(payload: Payload, { slug, custom: { content } }: ContentCollection): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: slug,
    limit: 0,
    pagination: false,
    select: { id: true },
  })
  const { rows } = await databaseOf(payload).execute(sql`
    select distinct item_id as id from publication_heads
     where type in (${content.type}, ${content.teaser?.type ?? content.type}) and operation = 'publish'`)
  return [...new Set([...docs, ...rows].map(({ id }) => Number(id)))].sort((a, b) => a - b)
}

type Context = { payload: Payload; collection: ContentCollection; audit: Audit; isCheck: boolean }

const auditBatch = ({ payload, collection, audit, isCheck }: Context, ids: number[]): Promise<void> =>
  inHalves(ids, {
    take: async (some) => {
      const repair = (open: Open) => reconcileDocuments(open, collection.slug, some)
      audit.findings.push(...(await inLogTransaction(payload, repair, isCheck)))
    },
    report: (id, { message }) => audit.problems.push(`${collection.custom.content.type} ${id}: ${message}`),
  })
