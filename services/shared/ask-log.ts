import { type Ask } from '../../src/plan/store/read-log'
import { traceHeaders } from './tracing/span'

const answerMs = 10_000

/** Asks the publication log of the CMS; the key decides what it tells. */
export const askLog =
  ({ logUrl, key }: { logUrl: string; key: string }): Ask =>
  async (query, variables) => {
    const response = await fetch(logUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...traceHeaders() },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(answerMs),
    })
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] }
    if (data && !errors) return data
    throw new Error(`The publication log answered ${response.status}: ${errors?.[0]?.message ?? 'nothing'}`)
  }

/** As the publisher asks it. */
export const askForSite = ({ logUrl, siteKey }: { logUrl: string; siteKey: string }): Ask =>
  askLog({ logUrl, key: siteKey })
