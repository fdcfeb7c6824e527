import { type IncomingMessage } from 'node:http'
import { type Cors } from '../../http/cors'
import { readText } from '../../http/read-body'
import { type Answer } from '../../http/respond'
import { dataSafety } from '../../http/safety'
import { ApiProblem } from './problem'

// The edge takes no larger body either. A question is small.
export const mostBytes = { written: 25_000_000, asked: 1_000_000 } as const
const mostDepth = 64

/** Browsers of any origin may ask: what they may see is the key's to say. */
export const cors: Cors = {
  origins: '*',
  methods: 'GET, PUT, POST, DELETE, OPTIONS',
  headers: 'x-algolia-application-id, x-algolia-api-key, x-algolia-agent, content-type',
  exposes: 'retry-after',
  maxAgeSeconds: 86_400,
}
export const safety = { ...dataSafety, 'cross-origin-resource-policy': 'cross-origin' }

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

/** Short, because it is sent for every letter that somebody types. */
export const toAnswer = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify(body),
  ...(status === 429 ? { headers: { 'retry-after': '1' } } : {}),
})
