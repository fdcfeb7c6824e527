import { type IncomingMessage } from 'node:http'
import { readBytes } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'

const mostBytes = 4 * 1024 * 1024
const answerMs = 10_000
const passedOn = 'x-passed-on'
const ofConnection = new Set(['connection', 'content-length', 'expect', 'host', 'keep-alive', 'transfer-encoding'])
const kept = [
  'location',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'allow',
  'retry-after',
]

/** Whether another publisher, which stands by as this one does, has asked this one for a visitor. */
export const isPassedOn = (request: IncomingMessage): boolean => request.headers[passedOn] !== undefined

export const standsBy: Answer = toJson(503, { error: 'This publisher stands by.' })

/** A publisher that stands by answers with the words of the one at work; undefined where none of these is. */
export async function passOn(request: IncomingMessage, addresses: readonly string[]): Promise<Answer | undefined> {
  const body = await readBytes(request, mostBytes)
  if (!body) return toJson(413, { error: 'This is too long.' })
  const headers = new Headers({ [passedOn]: '1' })
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !ofConnection.has(name)) headers.set(name, value)
  const method = request.method ?? 'GET'
  for (const origin of addresses) {
    const asked = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(answerMs) } as const
    const hasBody = !['GET', 'HEAD'].includes(method)
    const answer = await fetch(`${origin}${request.url ?? '/'}`, hasBody ? { ...asked, body } : asked).catch(
      () => undefined,
    )
    if (answer && answer.status !== standsBy.status) return toAnswer(answer)
    await answer?.body?.cancel()
  }
  return undefined
}

async function toAnswer(answer: Response): Promise<Answer> {
  const headers = Object.fromEntries(
    kept.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  return { status: answer.status, type, headers, body: Buffer.from(await answer.arrayBuffer()) }
}
