import { type Place } from '../place/installation'
import { accountsOf, type Answer, cmsOrigin, send } from './cms'

type Asked = { query?: Record<string, unknown>; body?: unknown; form?: FormData }

/** One colleague who is signed in to the CMS. */
export type CmsClient = {
  id: number
  token: string
  ask: (method: string, path: string, asked?: Asked) => Promise<Answer>
}

const password = 'a-long-password-for-tests'

/** Signs in a colleague that a test added, or else the invented administrator. */
export async function signIn(place: Place, email?: string): Promise<CmsClient> {
  const origin = cmsOrigin(place)
  const account = email === undefined ? administratorOf(place) : { email, password }
  const { status, body } = await send(`${origin}/api/users/login`, { method: 'POST', body: account })
  if (status !== 200) throw new Error(`${account.email} cannot sign in: ${JSON.stringify(body)}`)
  const token = String(body.token)
  const ask: CmsClient['ask'] = (method, path, { query = {}, body: content, form } = {}) => {
    // Said in every request: without a language to fall back on, Payload takes silence for "none".
    const search = toSearch({ locale: 'en', ...query })
    return send(`${origin}/api/${path}?${search}`, { method, token, body: form ?? content })
  }
  return { id: (body.user as { id: number }).id, token, ask }
}

function administratorOf(place: Place): { email: string; password: string } {
  const account = accountsOf(place).find(({ role }) => role === 'admin')
  if (!account) throw new Error('There is no administrator.')
  return { email: account.email, password: account.password }
}

export async function addColleague(admin: CmsClient, email: string, roles: string[]): Promise<void> {
  const { status, body } = await admin.ask('POST', 'users', { body: { email, password, name: email, roles } })
  if (status !== 201) throw new Error(`${email} was not added: ${JSON.stringify(body)}`)
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
