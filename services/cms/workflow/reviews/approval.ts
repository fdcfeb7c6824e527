import { type PayloadRequest } from 'payload'
import { findStored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { findOpen } from '../../log/transaction'

/** An item in one language or in all of them. */
type Item = Record<string, unknown>

const mostLevels = 10

/** Whether a second lawyer must approve an item: every one of its kind, or those of certain slugs and all that is below them. */
export async function needsApproval(
  req: PayloadRequest,
  { slug, custom }: ContentCollection,
  item: Item | undefined,
): Promise<boolean> {
  const asked = custom.content.needsApproval
  if (typeof asked === 'boolean' || !item) return asked === true
  const open = await findOpen(req)
  const read = async (id: number | undefined): Promise<Item | undefined> =>
    open && id !== undefined ? (await findStored(open, slug, { where: ['id', [id]] }))[0] : undefined
  let next: Item | undefined = item
  for (let level = 0; next && level < mostLevels; level += 1) {
    if (hasOneOf(asked, next)) return true
    next = await read(toId(next.parent))
  }
  return false
}

/** The same of what a form sends, which knows the slug of one language only. */
export async function needsApprovalOf(
  req: PayloadRequest,
  collection: ContentCollection,
  sent: readonly Item[],
): Promise<boolean> {
  const open = await findOpen(req)
  const ids = sent.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  const stored = open ? await findStored(open, collection.slug, { where: ['id', ids] }) : []
  for (const item of [...sent, ...stored]) if (await needsApproval(req, collection, item)) return true
  return false
}

/** The same of an item alone, by what is known of it without asking anything. */
export const isOfApprovedKind = ({ custom }: ContentCollection, item: Item): boolean =>
  custom.content.needsApproval === true ||
  (Array.isArray(custom.content.needsApproval) && hasOneOf(custom.content.needsApproval, item))

function hasOneOf(asked: readonly string[], { slug }: Item): boolean {
  const slugs: unknown[] = typeof slug === 'object' && slug !== null ? Object.values(slug) : [slug]
  return slugs.some((one) => typeof one === 'string' && asked.includes(one))
}

function toId(item: unknown): number | undefined {
  const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : item
  return id === undefined || id === null ? undefined : Number(id)
}
