import { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type ReadableStream } from 'node:stream/web'
import { type Answer, type Body } from '../../http/respond'
import { mediumPolicy } from '../../http/safety'
import { isMediumPath } from '../../releases/files/media'
import { log, messageOf } from '../../shared/log'

const answerMs = 30_000
const text = 'text/plain; charset=utf-8'
const passedOn = ['cache-control', 'etag', 'last-modified'] as const
// A drawing or a page of another origin could run as this one does.
const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': mediumPolicy,
}

const missing: Answer = { status: 404, type: text, body: 'There is no such file.\n' }

/** A picture or file of another CMS, below the site's own origin; undefined for every other address. */
export async function findMedium(
  mediaUrl: string,
  path: string,
  request: IncomingMessage,
): Promise<Answer | undefined> {
  if (!isMediumPath(path)) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, type: text, body: 'Media are read.\n' }
  const address = new URL(path, mediaUrl)
  // A path may lead up again, in several spellings.
  if (!isMediumPath(address.pathname)) return missing
  const ending = new AbortController()
  // Only for the beginning of the answer: a film takes as long as it takes.
  const timer = setTimeout(() => ending.abort(new Error(`no answer in ${answerMs / 1000} s`)), answerMs)
  try {
    const asked = request.headers['if-none-match']
    const headers = asked === undefined ? {} : { 'if-none-match': asked }
    const { method } = request
    const response = await fetch(address, { method, headers, signal: ending.signal, redirect: 'error' })
    return await toAnswer(response)
  } catch (error) {
    log.warn(`${path} failed at MEDIA_URL: ${messageOf(error)}`)
    return { status: 502, type: text, body: 'This file cannot be read at the moment. Try again in a minute.\n' }
  } finally {
    clearTimeout(timer)
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const { status, headers: given, body } = response
  const headers: Record<string, string> = {}
  for (const name of passedOn) headers[name] = given.get(name) ?? ''
  const said = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
  if (status === 304) return { status, type: text, body: '', headers: said }
  if (status !== 200) {
    await body?.cancel()
    return missing
  }
  const type = given.get('content-type') ?? 'application/octet-stream'
  return { status, type, body: await toBody(response), headers: said, safety }
}

/** As it comes, where its length is known; one that is packed on the way has another. */
async function toBody(response: Response): Promise<Body> {
  const { headers, body } = response
  const size = headers.get('content-length')
  if (size === null || headers.has('content-encoding')) return Buffer.from(await response.arrayBuffer())
  const open = () => (body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream))
  return { size: Number(size), open }
}
