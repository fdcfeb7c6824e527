import { findPlace, type Place, removePlace, startInstallation } from './installation'

export type Doc = Record<string, unknown> & { id: number }
type Problem = { message: string; data?: { errors?: { message: string; label?: string }[] } }
/** What the CMS answers, as far as tests look at it. */
export type Json = Record<string, unknown> & {
  doc: Doc
  docs: Doc[]
  token: string
  totalDocs: number
  errors?: Problem[]
  data?: Record<string, unknown> | null
}
export type Answer = { status: number; headers: Headers; text: string; body: Json }

type Asked = { token?: string | undefined; headers?: Record<string, string>; method?: string; body?: unknown }
export type Cms = {
  place: Place
  origin: string
  ask: (path: string, asked?: Asked) => Promise<Answer>
  /** The administrator's session, and what opens another. */
  admin: string
  account: { email: string; password: string }
  /** A new colleague with these roles, signed in. */
  signIn: (...roles: string[]) => Promise<string>
  stop: () => Promise<void>
}

const password = 'correct horse battery staple'

/** An installation with a CMS of its own, and one administrator. */
export async function startCms(): Promise<Cms> {
  const place = await findPlace()
  const installation = startInstallation(place)
  await installation.says('Ready: ')
  const origin = `http://127.0.0.1:${place.portBase + 1}`
  const ask: Cms['ask'] = (path, asked) => send(`${origin}${path}`, asked)

  const enter = async (email: string) =>
    (await ask('/api/users/login', { method: 'POST', body: { email, password } })).body.token
  const account = { email: 'admin@example.com', password }
  const first = { ...account, name: 'Admin', roles: ['admin'] }
  await ask('/api/users/first-register', { method: 'POST', body: first })
  const admin = await enter(account.email)
  const signIn = async (...roles: string[]) => {
    const email = `${roles.join('.')}.${Math.random().toString(36).slice(2)}@example.com`
    await ask('/api/users', { method: 'POST', token: admin, body: { email, password, name: roles.join(), roles } })
    return enter(email)
  }
  const stop = async () => {
    await installation.stop()
    removePlace(place)
  }
  return { place, origin, ask, signIn, stop, admin, account }
}

async function send(url: string, { token, headers = {}, method = 'GET', body }: Asked = {}): Promise<Answer> {
  const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isPlain ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parse(text) }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {} as Json // a page or a file
  }
}

/** Every sentence of a refusal, as its reader sees them together. */
export const problemsIn = ({ body }: Answer): string =>
  (body.errors ?? [])
    .flatMap(({ message, data }) => [
      message,
      ...(data?.errors ?? []).map((one) => `${one.label ?? ''}: ${one.message}`),
    ])
    .join('\n')
