import { storage } from '../../config/env-storage'
import { storedName } from '../../config/stored-keys'

export type Question = { operationName: string; query: string; variables: object }

/** The token of the signed-in person as far as a page of content can tell. */
export const findToken = (): string | null =>
  storage.tokenPlace === 'memory' ? null : localStorage.getItem(storedName('token'))

/** Whether somebody is signed in as far as a page of content can tell. */
export const isSignedIn = (): boolean => findToken() !== null

/** Asks the account from a page that has no more than this: one question, without a cache. */
export async function askPlainly(question: Question): Promise<unknown> {
  const token = findToken()
  if (token === null) throw new Error('Nobody is signed in as far as this page can tell.')
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
    // What is sent as a page closes still arrives.
    keepalive: true,
  })
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
  if (!answer.ok || errors !== undefined) throw new Error(`The account answered ${answer.status}.`)
  return data
}
