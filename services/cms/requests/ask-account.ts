import { openReplicas } from '../../http/replicas'
import { log, messageOf } from '../../shared/log'
import { colleagueHeader } from '../../shared/office/office-request'
import { traceHeaders } from '../../shared/tracing/span'
import { environment } from '../environment'
import { OfficeProblem } from './office-problem'

const limitMs = 3000
export const away = 'What people ask for cannot be reached at the moment. Try again in a minute.'

const replicas = openReplicas(() => environment.accountUrls())

export type Sent = { colleague: number; body?: object }

/** What the account service keeps of people: nothing of it is kept here. */
export async function askAccount(path: string, { colleague, body }: Sent): Promise<Response> {
  try {
    return await fetch(`${await replicas.nextOpen('account')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${environment.officeKey()}`,
        [colleagueHeader]: String(colleague),
        ...traceHeaders(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(limitMs),
      cache: 'no-store',
    })
  } catch (error) {
    log.warn(`Requests cannot be reached: ${messageOf(error)}`)
    throw new OfficeProblem(away, 503)
  }
}
