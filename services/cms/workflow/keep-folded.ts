import { type CollectionAfterChangeHook } from 'payload'

/** What a form says in its address when it saves something new: the parts of the text that its editor has folded away. */
export const foldedName = 'folded'
export const foldedField = 'body'

const mostRows = 200

/**
 * Payload remembers which rows are folded by the number of the item, which something new does not have: after its first save
 * all that had just been written would be folded away. It is remembered here as Payload would, before its form opens again.
 */
export const keepFolded: CollectionAfterChangeHook = async ({ doc, operation, req, collection }) => {
  const folded = (req.searchParams as URLSearchParams | undefined)?.get(foldedName)
  const { id } = doc as { id: number }
  if (operation !== 'create' || folded === undefined || folded === null || !req.user) return doc as object
  const collapsed = folded
    .split(',')
    .filter((row) => /^[0-9a-f]{24}$/.test(row))
    .slice(0, mostRows)
  await req.payload.create({
    collection: 'payload-preferences',
    data: {
      key: `collection-${collection.slug}-${id}`,
      user: { relationTo: req.user.collection, value: req.user.id },
      value: { fields: { [foldedField]: { collapsed } } },
    },
    depth: 0,
    req,
  })
  return doc as object
}
