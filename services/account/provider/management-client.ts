import * as z from 'zod'
import { type Login, type SignInProvider } from './sign-in-provider'

export type Management = { root: string; clientId: string; clientSecret: string }

const token = z.object({ access_token: z.string(), expires_in: z.number() })
const user = z.object({
  created_at: z.string().optional(),
  identities: z.array(
    z.object({
      connection: z.string(),
      provider: z.string(),
      user_id: z.coerce.string(),
      profileData: z.object({ email: z.string().optional() }).optional(),
    }),
  ),
})

const limitMs = 4000
const marginSeconds = 60
const gone = 404

/** Auth0, asked as its Management API wants: with a client of its own that may delete sessions, identities and users. */
export function openManagement(given: Management): SignInProvider {
  const ask = openRequests(given)
  const drop = async (path: string): Promise<void> => {
    await ask('DELETE', path)
  }
  const at = (sub: string) => `users/${encodeURIComponent(sub)}`
  const loginsOf = async (sub: string): Promise<Login[]> => {
    const { identities } = user.parse(await ask('GET', at(sub)))
    return identities.map(({ connection, provider, user_id: id, profileData }) => {
      const isMain = sub === `${provider}|${id}`
      const subject = `${provider}|${id}`
      return { sub, connection, subject, email: profileData?.email ?? null, linkedAt: null, isMain }
    })
  }
  return {
    isReached: true,
    endSession: (_sub, session) => drop(`sessions/${encodeURIComponent(session)}`),
    endSessions: async (sub, allBut) => {
      if (allBut === undefined) return drop(`${at(sub)}/sessions`)
      const { sessions } = listed.parse((await ask('GET', `${at(sub)}/sessions`)) ?? { sessions: [] })
      for (const { id } of sessions) if (id !== allBut) await drop(`sessions/${encodeURIComponent(id)}`)
    },
    loginsOf,
    link: async (sub, { sub: other }) => {
      const { provider, id } = partsOf(other)
      await ask('POST', `${at(sub)}/identities`, { provider, user_id: id })
      return true
    },
    unlink: (sub, { subject }) => {
      const { provider, id } = partsOf(subject)
      return drop(`${at(sub)}/identities/${encodeURIComponent(provider)}/${encodeURIComponent(id)}`)
    },
    erase: (sub) => drop(at(sub)),
  }
}

/** An id may have a pipe of its own. */
function partsOf(subject: string) {
  const [provider = '', ...id] = subject.split('|')
  return { provider, id: id.join('|') }
}

const listed = z.object({ sessions: z.array(z.object({ id: z.string() })) })

/** What is gone already is as good as done. */
function openRequests({ root, clientId, clientSecret }: Management) {
  let known: { text: string; until: number } | undefined
  const send = (path: string, init: RequestInit) =>
    fetch(`${root}/${path}`, { ...init, signal: AbortSignal.timeout(limitMs) })
  const open = async (): Promise<string> => {
    if (known && known.until > Date.now()) return known.text
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const answer = await send('oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, audience: `${root}/api/v2/` }),
    })
    if (!answer.ok) throw new Error(`The sign-in provider gave no token for its management: ${answer.status}`)
    const read = token.parse(await answer.json())
    known = { text: read.access_token, until: Date.now() + (read.expires_in - marginSeconds) * 1000 }
    return known.text
  }
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const authorization = `Bearer ${await open()}`
    const answer = await send(`api/v2/${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (answer.status === gone && method !== 'POST') return undefined
    if (!answer.ok) throw new Error(`The management of the sign-in provider answered ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }
}
