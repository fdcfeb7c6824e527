import { portOf } from '../../src/config/addresses'

type Place = { portBase: number }
export type Answer = { status: number; body: Record<string, unknown> }
type Asked = { query?: Record<string, unknown>; body?: unknown; form?: FormData }

/** One colleague who is signed in to the CMS. */
export type CmsClient = {
  id: number
  ask: (method: string, path: string, asked?: Asked) => Promise<Answer>
}

export const cmsOrigin = ({ portBase }: Place): string => `http://127.0.0.1:${portOf('cms', portBase)}`

const password = 'a-long-password-for-tests'

/** Signs a colleague in; the first one of an installation is registered on the way. */
export async function signIn(place: Place, email = 'admin@example.com'): Promise<CmsClient> {
  const origin = cmsOrigin(place)
  const first = { email, password, name: 'Ada Administrator', roles: ['admin'] }
  await send(`${origin}/api/users/first-register`, { method: 'POST', body: JSON.stringify(first) })
  const { status, body } = await send(`${origin}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`)
  const authorization = `JWT ${String(body.token)}`
  const ask: CmsClient['ask'] = (method, path, { query = {}, body: content, form } = {}) => {
    const sent = form ?? (content === undefined ? null : JSON.stringify(content))
    // Said in every request: without a language to fall back on, Payload takes silence for "none".
    const search = toSearch({ locale: 'en', ...query })
    return send(`${origin}/api/${path}?${search}`, { method, headers: { authorization }, body: sent })
  }
  return { id: (body.user as { id: number }).id, ask }
}

export async function addColleague(admin: CmsClient, email: string, roles: string[]): Promise<void> {
  const { status, body } = await admin.ask('POST', 'users', { body: { email, password, name: email, roles } })
  if (status !== 201) throw new Error(`${email} was not added: ${JSON.stringify(body)}`)
}

async function send(
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<Answer> {
  const type: Record<string, string> = typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}
  const response = await fetch(url, { ...init, headers: { ...init.headers, ...type } })
  const text = await response.text()
  return { status: response.status, body: parse(text) }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}

/** Payload reads conditions as `where[id][in][0]=1`. */
function toSearch(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) search.append(name, String(value))
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(query)) add(name, value)
  return search.toString()
}
