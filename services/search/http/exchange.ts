import { type IncomingMessage, type ServerResponse } from 'node:http'
import { readText } from '../../http/read-body'
import { ApiProblem } from './problem'

// The edge takes no larger body either. A question is small.
export const mostBytes = { written: 25_000_000, asked: 1_000_000 } as const
const mostDepth = 64

/** Browsers of any origin may ask: what they may see is the key's to say. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'x-algolia-application-id, x-algolia-api-key, x-algolia-agent, content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
}
const always = {
  ...cors,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}

/** The official clients send JSON under names of other types, to spare browsers a question beforehand. */
export async function readBody(request: IncomingMessage, most: number): Promise<unknown> {
  const text = await readText(request, most)
  if (text === undefined) throw new ApiProblem(413, 'The request is too large')
  if (text === '') return {}
  if (isTooDeep(text)) throw new ApiProblem(400, 'The JSON in the body is nested too deeply')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiProblem(400, 'Invalid JSON in the body')
  }
}

/** What checks values goes down as deep as they are nested. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [mark] of text.replace(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += mark === '[' || mark === '{' ? 1 : -1
    if (depth > mostDepth) return true
  }
  return false
}

export function respond(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...always,
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(text),
    ...(status === 429 ? { 'retry-after': '1' } : {}),
    ...(status === 413 ? { connection: 'close' } : {}),
  })
  response.end(text)
}

export const respondToPreflight = (response: ServerResponse): void => {
  response.writeHead(204, always)
  response.end()
}
