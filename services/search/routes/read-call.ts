import * as z from 'zod'
import { ApiProblem, forbidden, unknownIndex } from '../http/problem'
import { type Call, type CallAtIndex } from '../http/route'
import { type Permission } from '../query/search-view'
import { type View } from '../query/view'
import { type Operation } from '../store/operation'

/** The index that the path names, if the caller may use it. */
export function indexOf({ access, path: { index } }: CallAtIndex): string {
  if (!access.mayUse(index)) throw forbidden()
  return index
}

export const viewOf = (call: CallAtIndex): View => findView(call, call.path.index)

export function findView({ access, store }: Call, name: string): View {
  if (!access.mayUse(name)) throw forbidden()
  const view = store.views().get(name)
  if (!view) throw unknownIndex(name)
  return view
}

export const writableIndexOf = (call: CallAtIndex): string => requireWritable(call, call.path.index)

/** An index that only sorts another's records has none of its own to change. */
export function requireWritable(call: Call, name: string): string {
  if (!call.access.mayUse(name)) throw forbidden()
  if (call.store.views().get(name)?.primary !== undefined) {
    throw new ApiProblem(400, `Index ${name} is a replica: write to its primary`)
  }
  return name
}

export const permissionOf = ({ access }: Call): Permission => ({
  forced: access.forced,
  seesEverything: access.rights.has('seeUnretrievableAttributes'),
})

export async function submit({ store }: Call, operation: Operation): Promise<{ taskID: number; updatedAt: string }> {
  return { taskID: await store.submit(operation), updatedAt: new Date().toISOString() }
}

export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  const [issue] = error.issues
  throw new ApiProblem(400, `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'not understood'}`)
}

const flag = (usually: boolean) =>
  z
    .enum(['true', 'false'], { error: 'true or false' })
    .default(usually ? 'true' : 'false')
    .transform((text) => text === 'true')

const writeOptions = z.object({
  forwardToReplicas: flag(false),
  replaceExistingSynonyms: flag(false),
  clearExistingRules: flag(false),
  createIfNotExists: flag(true),
})

/** What an address says about how to write. A misspelt word is refused: as a silent no, it would keep what was to be replaced. */
export const parseWriteOptions = (query: URLSearchParams): z.output<typeof writeOptions> =>
  parseBody(writeOptions, Object.fromEntries(query))

const withParams = z.looseObject({ params: z.union([z.string(), z.record(z.string(), z.unknown())]).optional() })

/** Parameters come side by side, in an object of their own, or as the query of an address. */
export function toParameters(body: unknown): Record<string, unknown> {
  const { params, ...flat } = parseBody(withParams, body)
  const more = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params
  return { ...flat, ...more }
}
