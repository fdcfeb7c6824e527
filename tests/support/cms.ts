import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from '../../services/accounts/demo-accounts'
import { type Place } from './installation'

export type Answer = { status: number; body: Body; words: string }
export type Body = Record<string, unknown> & { doc?: Doc; docs?: Doc[]; errors?: { message: string }[] }
export type Doc = Record<string, unknown> & { id: number }

/** Somebody who talks to the CMS over REST. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>

export const cmsOrigin = ({ portBase }: Place): string => `http://127.0.0.1:${portBase + 1}`

export function accountsOf({ dataDir }: Place) {
  const { CMS_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { CMS_SECRET: string }
  return demoAccounts(CMS_SECRET)
}

export const callerFor =
  (origin: string, token?: string): Caller =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json().catch(() => ({}))) as Body
    return {
      status: response.status,
      body: answer,
      words: answer.errors?.map(({ message }) => message).join(' ') ?? '',
    }
  }

/** Each demonstration account, signed in. */
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
    if (!caller) throw new Error(`The demonstration has no ${role}.`)
    return caller
  }
}

/** The document of an answer that must be one. */
export function docOf({ status, body, words }: Answer): Doc {
  const doc = body.doc ?? (typeof body.id === 'number' ? (body as Doc) : undefined)
  if (status >= 400 || !doc) throw new Error(`The CMS answered ${status}: ${words || JSON.stringify(body)}`)
  return doc
}
