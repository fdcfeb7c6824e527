import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from '../../../services/colleagues/demo-accounts'
import { type Place } from '../place/installation'

export type Doc = Record<string, unknown> & { id: number }
type Problem = { message: string; data?: { errors?: { message: string; label?: string; path?: string }[] } }
/** What the CMS answers, as far as tests look at it. */
export type Body = Record<string, unknown> & { doc?: Doc; docs?: Doc[]; errors?: Problem[] }
/** `words` are the sentences of a refusal. */
export type Answer = { status: number; headers: Headers; text: string; body: Body; words: string }
export type Asked = { method?: string; token?: string | undefined; headers?: Record<string, string>; body?: unknown }

/** Somebody who talks to the CMS over REST. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>

export const cmsOrigin = ({ portBase }: Place): string => `http://127.0.0.1:${portBase + 1}`

export function accountsOf({ dataDir }: Place) {
  const { CMS_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { CMS_SECRET: string }
  return demoAccounts(CMS_SECRET)
}

/** One request to the CMS. Text and forms go as they are, everything else as JSON. */
export async function send(url: string, { method = 'GET', token, headers, body }: Asked = {}): Promise<Answer> {
  const isReady = body === undefined || typeof body === 'string' || body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      // While a test renders or waits for processors, the CMS ends connections that it takes for idle. A file that is too large is
      // answered while it is still being sent: from a connection that ends with the answer, that could not be read.
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json', connection: 'close' }),
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isReady ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed = parse(text)
  const words = parsed.errors?.map(({ message }) => message).join(' ') ?? ''
  return { status: response.status, headers: response.headers, text, body: parsed, words }
}

function parse(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {} // a page or a file
  }
}

export const callerFor =
  (origin: string, token?: string): Caller =>
  (method, path, body) =>
    send(`${origin}${path}`, { method, token, body })

/** Each invented colleague, signed in. */
export async function signInAll(place: Place): Promise<(role: string) => Caller> {
  const origin = cmsOrigin(place)
  const entries = await Promise.all(
    accountsOf(place).map(async ({ role, email, password }) => {
      const { body } = await callerFor(origin)('POST', '/api/users/login', { email, password })
      return [role, callerFor(origin, String(body.token))] as const
    }),
  )
  const callers = new Map(entries)
  return (role) => {
    const caller = callers.get(role)
    if (!caller) throw new Error(`There is no ${role}.`)
    return caller
  }
}

/** The document of an answer that must be one. */
export function docOf({ status, body, words }: Answer): Doc {
  const doc = body.doc ?? (typeof body.id === 'number' ? (body as Doc) : undefined)
  if (status >= 400 || !doc) throw new Error(`The CMS answered ${status}: ${words || JSON.stringify(body)}`)
  return doc
}
