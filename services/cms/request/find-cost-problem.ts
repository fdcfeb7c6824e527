import { parse } from 'qs-esm'

const mostWithRelations = 1000
// Payload reads an address with these. Read in another way, one and the same address could say two things.
const asPayloadReads = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true }

/**
 * Every related document of every document in an answer is read by itself, so an answer without an end that brings them
 * along stops the CMS for everybody. The admin itself asks for such a list only with `depth=0`.
 */
export function findCostProblem({ search }: URL): string | undefined {
  const { depth, limit, pagination } = parse(search, asPayloadReads)
  if (depth === '0') return undefined
  const isBounded = typeof limit === 'string' && /^\d{1,4}$/.test(limit) && isWithin(Number(limit))
  const isPaged = limit === undefined && (pagination === undefined || pagination === 'true')
  if (isBounded || isPaged) return undefined
  return `Ask for at most ${mostWithRelations} items at once, or say depth=0: then no related items come along.`
}

const isWithin = (limit: number): boolean => limit > 0 && limit <= mostWithRelations
