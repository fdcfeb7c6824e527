import { type Access } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'

/** Who tried to sign in, and who may do what here, is for those who audit: colleagues read each other's names alone. */
const forAuditors = new Set(['users', 'audit-events'])

/** Anyone who may read a kind may read what was done to it; the whole log takes the right to audit. */
export const readLog: Access = async ({ req }) => {
  const held = rolesOf(req.user)
  if (mayDo(held, 'audit')) return true
  if (!mayDo(held, 'read')) return false
  const others = req.payload.config.collections.filter(({ slug }) => !forAuditors.has(slug))
  const kinds = await Promise.all(
    others.map(async ({ slug, access }) => ((await access.read({ req })) === true ? [slug] : [])),
  )
  return { kind: { in: kinds.flat() } }
}
