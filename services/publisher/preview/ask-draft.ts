import * as z from 'zod'
import { logRow, type LogRow } from '../../../src/plan/store/log-row'
import { traceHeaders } from '../../shared/tracing/span'

/** What the CMS says of a link: the edition that it opens, or why it opens none. */
export type AskedDraft = { path: string; typed?: unknown }
export type DraftAnswer = { row: LogRow } | { status: number; message: string }

const answer = z.union([z.object({ row: logRow }), z.object({ errors: z.tuple([z.object({ message: z.string() })]) })])
const answerMs = 5000
const away = { status: 503, message: 'Drafts cannot be shown at the moment. Try again in a minute.' }

export const askDraft =
  (cmsOrigin: string, siteKey: string) =>
  async (asked: AskedDraft): Promise<DraftAnswer> => {
    const response = await fetch(`${cmsOrigin}/api/preview-edition`, {
      method: 'POST',
      headers: { authorization: `Bearer ${siteKey}`, 'content-type': 'application/json', ...traceHeaders() },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => undefined)
    const said = answer.safeParse(await response?.json().catch(() => undefined))
    if (!response || !said.success) return away
    return 'row' in said.data ? said.data : { status: response.status, message: said.data.errors[0].message }
  }
