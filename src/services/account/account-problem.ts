import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** Why something could not be asked or changed, as far as a reader can do something about it. */
export type AccountProblem = {
  kind: 'status' | 'network' | 'timeout' | 'aborted' | 'refused'
  /** For operators, never shown as it is. */
  description: string
  /** Of a refusal: its code, and the fields that are to be put right. */
  code?: string
  fields?: readonly string[]
  status?: number
}

/** Nobody answered in the time that a page waits. */
export class TimeIsUp extends Error {
  override name = 'TimeIsUp'

  constructor(limitMs: number) {
    super(`timeout of ${limitMs}ms exceeded`)
  }
}

/** By its name: in older browsers it is no Error, and Apollo then puts one around it. */
const isAbort = (thrown: unknown): boolean => {
  if (typeof thrown !== 'object' || thrown === null) return false
  const { name, cause } = thrown as { name?: unknown; cause?: unknown }
  return name === 'AbortError' || (thrown instanceof Error && isAbort(cause))
}

// Browsers say it in their own words, and all of them by this type.
const isNetwork = (thrown: unknown): boolean => thrown instanceof TypeError

/** Whatever Apollo or its links threw, in one shape. */
export function toAccountProblem(thrown: unknown): AccountProblem {
  if (CombinedGraphQLErrors.is(thrown)) return toRefusal(thrown)
  if (ServerError.is(thrown)) {
    const { statusCode: status } = thrown
    return { kind: 'status', status, description: `Response not successful: Received status code ${status}` }
  }
  if (thrown instanceof TimeIsUp) return { kind: 'timeout', description: thrown.message }
  if (isAbort(thrown)) return { kind: 'aborted', description: 'Request aborted' }
  if (isNetwork(thrown)) return { kind: 'network', description: 'Network Error' }
  return { kind: 'status', status: 0, description: 'The answer could not be read' }
}

function toRefusal({ errors: [first] }: CombinedGraphQLErrors): AccountProblem {
  const { code, fields } = first?.extensions ?? {}
  return {
    kind: 'refused',
    description: 'The account service refused this',
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
  }
}
