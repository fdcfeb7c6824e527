import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { titleAmong } from '../audit/titles'
import { kindOf } from '../components/kind-of'
import { findStored, type Stored } from '../log/editions/stored'
import { type ContentCollection, collectionOfType, contentCollections } from '../log/facts'
import { findOpen } from '../log/transaction'
import { withinTransaction } from '../workflow/in-transaction'
import { findMentions, type Mention, type Target } from './mentions'

/** An item that names the one that is asked about: as readers have it, or in a draft that they do not have yet. */
export type Use = { collection: string; id: number; title: string; kind: string; isLive: boolean; mentions: Mention[] }

export const mostUses = 200

export async function findUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  const [uses = []] = await findUsesOfEach(req, [target])
  return uses
}

/** The same of many: drafts are read once for all of them. */
export function findUsesOfEach(req: PayloadRequest, targets: readonly Target[]): Promise<Use[][]> {
  return withinTransaction(req, async () => {
    const live: Use[][] = []
    for (const target of targets) live.push(await findLive(req, target))
    const drafts = await findInDrafts(req, targets)
    return live.map((own, position) => {
      const known = new Set(own.map(({ collection, id }) => `${collection} ${id}`))
      const others = (drafts[position] ?? []).filter(({ collection, id }) => !known.has(`${collection} ${id}`))
      return [...own, ...others].slice(0, mostUses)
    })
  })
}

/** The log knows who shows whom. */
async function findLive(req: PayloadRequest, target: Target): Promise<Use[]> {
  const open = await findOpen(req)
  if (!open) throw new Error('Uses are looked for inside a transaction only.')
  const { rows } = await open.tx.execute(sql`
    select r.type, array_agg(distinct r.item_id) as ids from publication_references r
      join publication_heads h on h.type = r.type and h.item_id = r.item_id and h.operation = 'publish'
     where r.target = ${target.collection} and r.target_id = ${target.id} group by r.type`)
  const found = await Promise.all(
    rows.map(async ({ type, ids }) => {
      const owner = collectionOfType(req.payload, String(type))
      if (!owner) return []
      const stored = await findStored(open, owner.slug, { where: ['id', (ids as number[]).slice(0, mostUses)] })
      return stored.map((one) => toUse(req, { owner, stored: one, target, isLive: true }))
    }),
  )
  return found.flat().filter(({ collection, id }) => !isItself({ collection, id }, target))
}

/** What is written and not published yet; of those that wait there are few. */
async function findInDrafts(req: PayloadRequest, targets: readonly Target[]): Promise<Use[][]> {
  const found = targets.map((): Use[] => [])
  for (const owner of contentCollections(req.payload)) {
    const { docs } = await req.payload.db.queryDrafts<Stored>({
      collection: owner.slug,
      where: { 'version._status': { equals: 'draft' } },
      locale: 'all',
      limit: 0,
      pagination: false,
      req,
    })
    for (const [position, target] of targets.entries()) {
      const uses = docs.map((stored) => toUse(req, { owner, stored, target, isLive: false }))
      found[position]?.push(...uses.filter((use) => use.mentions.length > 0 && !isItself(use, target)))
    }
  }
  return found
}

const isItself = (one: Target, other: Target): boolean => one.collection === other.collection && one.id === other.id

type Found = { owner: ContentCollection; stored: Stored; target: Target; isLive: boolean }

function toUse({ payload, i18n }: PayloadRequest, { owner, stored, target, isLive }: Found): Use {
  return {
    collection: owner.slug,
    id: stored.id,
    title: titleAmong(owner, stored),
    kind: kindOf(payload.config, owner.slug, i18n),
    isLive,
    mentions: findMentions(owner.flattenedFields, stored, { ...target, ...i18n }),
  }
}
