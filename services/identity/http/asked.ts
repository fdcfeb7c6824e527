import { type IncomingMessage, type ServerResponse } from 'node:http'
import { readText } from '../../http/read-body'
import { toSender } from '../../http/to-sender'
import { ApiProblem } from './problems'

const mostBytes = 65_536

export type Fields = Readonly<Record<string, unknown>>

/** A request, as the routes see it. */
export type Asked = {
  method: string
  /** Below the provider's own path. */
  path: string
  query: URLSearchParams
  ip: string
  header: (name: string) => string
  /** The body's fields, whether it came as JSON or as a form. */
  fields: () => Promise<Fields>
  request: IncomingMessage
  response: ServerResponse
}

export function readAsked(request: IncomingMessage, response: ServerResponse, mountPath: string): Asked {
  const { pathname, searchParams } = toUrl(request.url)
  const header = (name: string) => [request.headers[name] ?? ''].flat().join(', ')
  let read: Promise<Fields> | undefined
  return {
    method: request.method ?? 'GET',
    path: pathname.startsWith(`${mountPath}/`) ? pathname.slice(mountPath.length) : pathname,
    query: searchParams,
    ip: toSender(request),
    header,
    fields: () => (read ??= readBody(request).then((text) => parseFields(text, header('content-type')))),
    request,
    response,
  }
}

/** Not every target of a request is an address: `//` names a host and has none. */
function toUrl(target = '/'): URL {
  const url = `http://provider.invalid${target}`
  // The database keeps no text with a null character, so no identifier or state can be meant by one.
  if (/^\/(?!\/)/.test(target) && !target.includes('%00') && URL.canParse(url)) return new URL(url)
  throw new ApiProblem(400, { error: 'invalid_request', error_description: 'The address is malformed.' })
}

export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

async function readBody(request: IncomingMessage): Promise<string> {
  const text = await readText(request, mostBytes)
  if (text === undefined) throw new ApiProblem(413, { error: 'invalid_request', error_description: 'Too long.' })
  return text
}

function parseFields(text: string, type: string): Fields {
  if (!/\bjson\b/.test(type)) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  } catch {
    // said below, for every kind of nonsense
  }
  throw new ApiProblem(400, { error: 'invalid_request', error_description: 'The body is no JSON object.' })
}
