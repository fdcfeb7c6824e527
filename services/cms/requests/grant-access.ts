import { type PayloadRequest } from 'payload'
import { type OfficeRequest } from '../../shared/office/office-request'
import { OfficeProblem } from './office-problem'

const dayMs = 86_400_000

type Opened = { permission: string; title: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const titles = { product: ['products', 'title'], 'nav-service': ['nav-services', 'name'] } as const

/** What is asked for, by its name here, and the permission that opens it. */
export async function findWanted({ of, about }: OfficeRequest, req: PayloadRequest): Promise<Opened | undefined> {
  if (of === null) return undefined
  const [collection, title] = titles[of]
  const found = (await req.payload.findByID({ collection, id: about, depth: 0, disableErrors: true, req })) as unknown
  const item = found as Record<string, unknown> | null
  const permission = textOf(item?.permissionKey)
  return permission === '' ? undefined : { permission, title: textOf(item?.[title]) || permission }
}

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Makes the grant that was asked for; a person with one of no shorter term keeps that. */
export async function grantAccess(request: OfficeRequest, days: number | null, req: PayloadRequest): Promise<Opened> {
  const wanted = await findWanted(request, req)
  if (!wanted) throw new OfficeProblem('No permission opens this any more: it cannot be granted.', 400)
  const now = Date.now()
  const to = days === null ? null : toDay(now + days * dayMs)
  if (await hasGrant(request, { ...wanted, to }, req)) return wanted
  await req.payload.create({
    collection: 'grants',
    data: {
      sub: request.sub,
      ...(request.email === null ? {} : { email: request.email }),
      ...(request.organisation === null ? {} : { organisation: request.organisation }),
      productPermissions: [wanted.permission],
      from: toDay(now),
      ...(to === null ? {} : { to }),
    },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return wanted
}

type Term = { permission: string; to: string | null }

async function hasGrant({ sub, organisation }: OfficeRequest, { permission, to }: Term, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'grants',
    where: {
      and: [
        { sub: { equals: sub } },
        { from: { less_than_equal: new Date().toISOString() } },
        { or: [{ to: { exists: false } }, ...(to === null ? [] : [{ to: { greater_than_equal: to } }])] },
        organisation === null ? { organisation: { exists: false } } : { organisation: { equals: organisation } },
      ],
    },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return (docs as unknown as { productPermissions?: string[] | null }[]).some(({ productPermissions }) =>
    productPermissions?.includes(permission),
  )
}
