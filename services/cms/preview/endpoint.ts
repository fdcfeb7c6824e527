import { type Endpoint, initTransaction, killTransaction } from 'payload'
import { environment } from '../environment'
import { PublicationProblem } from '../log/refusals/publication-problem'
import { findOpen } from '../log/transaction'
import { hasKey } from '../request/has-key'
import { findDraft, type Previewed } from './find-draft'
import { openLink } from './open-link'

/** What the publisher asks before it shows a draft: the row that the log would have, if it were published now. */
export const previewEndpoint: Endpoint = {
  path: '/preview-edition',
  method: 'post',
  handler: async (req) => {
    if (!hasKey(req.headers, environment.siteKey())) return fail(401, 'A key is needed.')
    const { path, typed } = ((await req.json?.()) ?? {}) as { path?: unknown; typed?: unknown }
    const draft = await openLink(req.payload, typeof path === 'string' ? path : '')
    if (draft === 'expired') return fail(410, 'This link has expired. Ask the person who sent it for a new one.')
    if (draft === 'revoked') return fail(410, 'This link was revoked. Ask the person who sent it for a new one.')
    if (draft === 'wrong') return fail(404, 'This link is not complete. Copy all of it.')
    await initTransaction(req)
    try {
      const open = await findOpen(req)
      const found = open && (await findDraft(open, draft, toValues(typed)))
      return found ? Response.json({ row: toRow(found) }) : fail(404, 'There is no such text any more.')
    } catch (error) {
      if (error instanceof PublicationProblem) return fail(422, error.message)
      throw error
    } finally {
      await killTransaction(req) // nothing was written
    }
  },
}

const fail = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })

const toValues = (typed: unknown): Record<string, unknown> =>
  typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : {}

/** As the feed gives it, with numbers that no row of the log has. */
export const toRow = ({ type, edition: { itemId, locale, audience, document } }: Previewed) => ({
  seq: 0,
  type,
  id: itemId,
  locale,
  revision: 1,
  operation: 'publish',
  audience,
  at: new Date().toISOString(),
  document: JSON.stringify(document),
})
