import { Readable } from 'node:stream'
import { type ReadableStream as WebStream } from 'node:stream/web'
import { defaultLocale, isLocale, locales } from '../../../src/config/locales'
import { readBytes } from '../../http/read-body'
import { findTextProblem } from '../fields/text-problem'
import { mostBytes as mostFileBytes } from '../media/clean-file'
import { tellReply } from '../words/replies/tell-reply'
import { findCostProblem } from './find-cost-problem'
import { findFormProblem } from './find-form-problem'
import { languageOf } from './language-of'

const mostJsonBytes = 4 * 1024 * 1024
const mostFormBytes = mostFileBytes + mostJsonBytes

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Stands before Payload: what cannot be meant is refused here with a sentence, and a request that names no language is
 * about the default one. Without that, Payload loses every translated text of it without a word.
 */
export const guarded =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    try {
      return await handler(await checkRequest(request), ...args)
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status, tellReply(error.message, languageOf(request.headers)))
      throw error
    }
  }

export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

async function checkRequest(request: Request): Promise<Request> {
  const { method, headers, signal } = request
  const url = new URL(request.url)
  if (saysItIsGet(request)) return toQuestion(url, request)
  if (request.body === null) return new Request(toChecked(url, method), { method, headers, signal })
  const type = headers.get('content-type') ?? ''
  const most = type.startsWith('multipart/form-data') ? mostFormBytes : mostJsonBytes
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLarge(most)
  const body = await readBody(request.body, most)
  if (type.startsWith('application/json')) checkJson(body)
  const problem = type.includes('multipart/') ? await findFormProblem(body, type) : undefined
  if (problem !== undefined) throw new Refusal(400, problem)
  return new Request(toChecked(url, method), { method, headers, signal, body })
}

/** Payload answers such a POST as the GET that it says it is, whatever else it brings. */
const saysItIsGet = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

/**
 * The editor sends a question that may be too long for an address as a form. Payload would put "?" and the form behind an
 * address that has a question already, and would answer other bodies by the address alone.
 */
async function toQuestion(url: URL, { body, headers, signal }: Request): Promise<Request> {
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (!isForm || body === null) throw new Refusal(400, 'Send the question as a form, or in the address of a GET.')
  url.search = new TextDecoder().decode(await readBody(body, mostJsonBytes))
  return new Request(toChecked(url, 'GET'), { method: 'GET', headers: withoutBody(headers), signal })
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}

const tooLarge = (most: number) =>
  new Refusal(413, `This is too large: at most ${Math.floor(most / 1024 / 1024)} MB can be sent at once.`)

function toChecked(url: URL, method: string): URL {
  if (/%00/.test(url.href)) throw new Refusal(400, 'The address contains a null character.')
  for (const name of ['locale', 'publishSpecificLocale']) {
    const codes = url.searchParams.getAll(name)
    if (codes.length === 0 || (codes.length === 1 && isLocale(codes[0] ?? ''))) continue
    const isReadingAll = name === 'locale' && method === 'GET' && codes.join() === 'all'
    if (!isReadingAll) throw new Refusal(400, `${name} must be one of ${Object.keys(locales).join(', ')}.`)
  }
  const problem = method === 'GET' ? findCostProblem(url) : undefined
  if (problem !== undefined) throw new Refusal(400, problem)
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', defaultLocale)
  return url
}

async function readBody(stream: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer>> {
  const body = await readBytes(Readable.fromWeb(stream as WebStream), most)
  if (!body) throw tooLarge(most)
  return body
}

function checkJson(body: Buffer): void {
  if (body.byteLength === 0) return
  const value = parse(new TextDecoder().decode(body))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be one JSON object.')
  }
  const problem = findTextProblem(value)
  if (problem !== undefined) throw new Refusal(400, problem)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}
