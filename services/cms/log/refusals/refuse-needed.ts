import { sql } from '@payloadcms/db-postgres/drizzle'
import { type FlattenedField } from 'payload'
import { type Rule } from '../../fields/rules'
import { labelOf } from '../../words/labels/label-in'
import { liveEditionsOf } from '../editions/live-editions'
import { findStored } from '../editions/stored'
import { collectionOfType } from '../facts'
import { type Open } from '../transaction'
import { neededBy } from './publication-problem'

type Values = Record<string, unknown>

/**
 * An item that a live one must name can neither be deleted nor put into the bin: what names it would be published with a
 * gap. Parts of a text may lose what they name, and are then left out of the page. Pictures are `media/shown-in`'s concern.
 */
export async function refuseNeeded(open: Open, collection: string, gone: number[]): Promise<void> {
  if (gone.length === 0) return
  const { rows } = await open.tx.execute(sql`
    select type, array_agg(distinct item_id) as ids from publication_references
     where target = ${collection} and target_id = any(${sql.raw(`array[${gone.map(Number).join(',')}]::int[]`)}) group by type`)
  const lost: [title: string, label: string][] = []
  for (const { type, ids } of rows) {
    const owner = collectionOfType(open.payload, String(type))
    if (!owner) continue
    for (const stored of await findStored(open, owner.slug, { where: ['id', ids as number[]] })) {
      const [live] = liveEditionsOf(owner, stored)
      const label = live && findLost(owner.flattenedFields, stored, { collection, gone: new Set(gone) })
      if (label !== undefined) lost.push([live?.title ?? '', label])
    }
  }
  if (lost.length > 0) throw neededBy(lost)
}

type Gone = { collection: string; gone: ReadonlySet<number> }

/** The field that names nothing once these are gone, and must name something. */
function findLost(fields: readonly FlattenedField[], values: Values, target: Gone): string | undefined {
  for (const field of fields) {
    if (!('name' in field)) continue
    const value = values[field.name]
    if (field.type === 'group' || field.type === 'tab') {
      const found = findLost(field.flattenedFields, (value ?? {}) as Values, target)
      if (found !== undefined) return found
    }
    if (field.type === 'array') {
      // A list in several languages has its rows below each of them.
      const rows = (Array.isArray(value) ? value : Object.values((value ?? {}) as Values).flat()) as (Values | null)[]
      const found = rows.map((row) => findLost(field.flattenedFields, row ?? {}, target)).find(Boolean)
      if (found !== undefined) return found
    }
    if (field.type === 'relationship' && isLost(field.relationTo, value, target) && isMissed(fields, field, values)) {
      return labelOf(field)
    }
  }
  return undefined
}

/** What the database has deleted already, it has taken from who named it. */
function isLost(relationTo: string | string[], value: unknown, { collection, gone }: Gone): boolean {
  if (![relationTo].flat().includes(collection)) return false
  const named = [value].flat().filter((one) => one !== null && one !== undefined)
  return named.every((one) => {
    const to = one as { relationTo?: string; value?: unknown }
    if (typeof relationTo === 'string') return gone.has(Number(one))
    return to.relationTo === collection && gone.has(Number(to.value))
  })
}

type Relationship = FlattenedField & { type: 'relationship' }

/** Required, or asked for by a rule, its own or that of what stands beside it, which was content before. */
function isMissed(fields: readonly FlattenedField[], { name, required }: Relationship, values: Values): boolean {
  if (required === true) return true
  const [before, after] = [true, null].map((value) => ({ ...values, [name]: value })) as [Values, Values]
  return fields.some((field) => {
    const { rule } = (field as { custom?: { rule?: Rule } }).custom ?? {}
    if (!rule || !('name' in field)) return false
    const tell = (row: Values) => rule(row[field.name], { beside: row, whole: row })
    return tell(before) === undefined && tell(after) !== undefined
  })
}
