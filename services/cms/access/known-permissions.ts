import { type CollectionBeforeChangeHook, type Endpoint, type Payload, ValidationError } from 'payload'
import { toSimple } from '../../../src/access/permissions'
import { Refusal } from '../workflow/refusal'
import { rolesOf } from './access'
import { mayDo } from './actions'

export type KnownPermission = { value: string; label: string }

// What no single product opens: `can` knows these by name.
const ofTheNavigator: KnownPermission[] = [
  { value: '*', label: 'Every navigator service' },
  { value: 'navigator-export', label: 'Export of navigator reports' },
]
const openers = [
  { collection: 'nav-services', title: 'name' },
  { collection: 'products', title: 'title' },
] as const

/** What a grant can open: the permissions that products and navigator services ask for, drafts among them. */
export async function findKnownPermissions(payload: Payload): Promise<KnownPermission[]> {
  const found = await Promise.all(
    openers.map(async ({ collection, title }) => {
      const { docs } = await payload.find({
        collection,
        where: { permissionKey: { exists: true } },
        draft: true,
        limit: 0,
        pagination: false,
        depth: 0,
        select: { permissionKey: true, [title]: true },
      })
      return (docs as unknown as Record<string, unknown>[]).map((doc) => ({
        value: String(doc.permissionKey),
        label: `${String(doc[title] ?? doc.permissionKey)} (${String(doc.permissionKey)})`,
      }))
    }),
  )
  const all = [...ofTheNavigator, ...found.flat().filter(({ value }) => value !== '')]
  return all.filter(({ value }, position) => all.findIndex((one) => one.value === value) === position)
}

export const knownPermissions: Endpoint = {
  path: '/known-permissions',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'grant')) throw new Refusal('Only a product manager can see what can be granted.')
    return Response.json({ permissions: await findKnownPermissions(req.payload) })
  },
}

type Granting = { productPermissions?: string[] | null }

const mostNamed = 20

/** A slip of the pen would open nothing, and nobody would know why. What was granted before may stay. */
export const requireKnownPermissions: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const granted = (originalDoc as Granting | undefined)?.productPermissions ?? []
  const added = ((data as Granting).productPermissions ?? []).filter((entry) => !granted.includes(entry))
  if (added.length === 0) return data as object
  const known = (await findKnownPermissions(req.payload)).map(({ value }) => value)
  const unknown = added.find((entry) => !known.includes(toSimple(entry)))
  if (unknown === undefined) return data as object
  const named = known.slice(0, mostNamed).join(', ')
  const message = `"${unknown}" opens nothing: no product and no navigator service asks for it. Choose among ${named}.`
  const path = 'productPermissions'
  throw new ValidationError({ collection: collection.slug, errors: [{ path, label: 'Products', message }], req }, req.t)
}
