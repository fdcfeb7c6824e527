import * as z from 'zod/mini'
import { detailsLimits, phone } from './account-details'

export const mostSeats = 10_000

const message = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.maxLength(detailsLimits.message)),
)

/** To be called back by somebody of the firm: at which number, and about what. */
const callback = z.object({ phone, message })
/** More seats of a subscription, or another end of it. */
const subscription = z.object({ seats: z.int().check(z.minimum(1), z.maximum(mostSeats)), message })
/** What is asked for: a product, or a service of the navigator. */
export const accessTo = ['product', 'nav-service'] as const
/** To be let in, and what for. */
const access = z.object({ of: z.enum(accessTo), message })

/** A question to the team of a service, and to which of its answers it belongs, in words. */
const question = z.object({ message: z.pipe(message, z.string().check(z.minLength(1))), context: z.string() })

const kinds = { callback, subscription, access, question }

export type RequestKind = keyof typeof kinds
export type RequestSaid<Kind extends RequestKind> = z.output<(typeof kinds)[Kind]>
export type ReadRequest<Kind extends RequestKind> = { said: RequestSaid<Kind> } | { problems: string[] }

/** What somebody asks for, or which fields are to be put right. The same in the browser and on the server. */
export function parseRequest<Kind extends RequestKind>(kind: Kind, given: unknown): ReadRequest<Kind> {
  const read = kinds[kind].safeParse(given)
  if (read.success) return { said: read.data as RequestSaid<Kind> }
  return { problems: [...new Set(read.error.issues.map(({ path }) => String(path[0])))] }
}
