import { type FieldHook } from 'payload'

const mostCopies = 1000

/** A copy may not claim the address of its original: the next free number is put behind. */
export const findFreeSlug: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || value === '' || !collection) return value as unknown
  const stem = value.replace(/-\d+$/, '')
  for (let copy = 2; copy < mostCopies; copy += 1) {
    const slug = `${stem}-${copy}`
    const { totalDocs } = await req.payload.db.count({
      collection: collection.slug,
      where: { slug: { equals: slug } },
      locale: 'all',
      req,
    })
    if (totalDocs === 0) return slug
  }
  return value
}
