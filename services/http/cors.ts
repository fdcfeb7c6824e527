import { type IncomingMessage } from 'node:http'

/** Which pages of other origins may read the answers of a service, and what their requests may bring. */
export type Cors = {
  /** '*' where the key decides what is read, and no cookie. */
  origins: '*' | ((origin: string) => boolean)
  methods: string
  headers: string
  maxAgeSeconds?: number
  /** Whether the browser may send its cookies along. */
  credentials?: boolean
  /** Headers of answers that a page may read beside the usual ones. */
  exposes?: string
}

/** A browser asks what it may ask. */
export const isPreflight = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

type Asked = Pick<IncomingMessage, 'method' | 'headers'>

export function toCorsHeaders(request: Asked, cors: Cors): Record<string, string> {
  const { origin = '' } = request.headers
  const { origins, credentials = false, exposes } = cors
  const isForAll = origins === '*'
  // A cache may not give one origin what another was answered.
  const always: Record<string, string> = isForAll ? {} : { vary: 'origin' }
  if (!isForAll && !origins(origin)) return always
  return {
    ...always,
    'access-control-allow-origin': isForAll ? '*' : origin,
    ...(credentials ? { 'access-control-allow-credentials': 'true' } : {}),
    ...(exposes === undefined ? {} : { 'access-control-expose-headers': exposes }),
    ...(isPreflight(request) ? toAllowed(cors) : {}),
  }
}

const toAllowed = ({ methods, headers, maxAgeSeconds }: Cors): Record<string, string> => ({
  'access-control-allow-methods': methods,
  'access-control-allow-headers': headers,
  ...(maxAgeSeconds === undefined ? {} : { 'access-control-max-age': String(maxAgeSeconds) }),
})
