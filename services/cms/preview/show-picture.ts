import { initTransaction, killTransaction, createLocalReq, type Payload } from 'payload'
import { PublicationProblem } from '../log/refusals/publication-problem'
import { findOpen } from '../log/transaction'
import { findDraft } from './find-draft'
import { openLink } from './open-link'

/** Whether the draft that a link opens shows a file: who was sent the one sees the other, and nothing else with it. */
export async function isInPreview(payload: Payload, path: string, token: string): Promise<boolean> {
  const draft = await openLink(payload, path)
  if (typeof draft === 'string') return false
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const open = await findOpen(req)
    const found = open && (await findDraft(open, draft))
    return found !== undefined && JSON.stringify(found.edition.document).includes(token)
  } catch (error) {
    if (error instanceof PublicationProblem) return false
    throw error
  } finally {
    await killTransaction(req) // nothing was written
  }
}
