import { type Payload, type PayloadRequest } from 'payload'
import { messageOf } from '../../../shared/log'
import { type AuditEvent, record } from '../../audit/record'
import { findTitle } from '../../audit/titles'
import { writeLetter } from '../../mail/letters'
import { inTransaction } from '../in-transaction'

export type Scheduled = { collection: string; id: number; locale?: string | undefined; who?: number | undefined }

type About = Omit<AuditEvent, 'what'>

/** What the audit log says of an item to which something happens by itself. */
export async function aboutOf(req: PayloadRequest, { collection: slug, id, locale, who }: Scheduled): Promise<About> {
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  if (!collection) return { collection: 'unknown', who }
  return { collection: slug, item: id, title: await findTitle(req, collection, { id, locale }), locale, who }
}

/** Nobody was looking when it failed: the desk shows it until somebody has dealt with it. */
export const recordFailure = (payload: Payload, scheduled: Scheduled, error: unknown): Promise<void> =>
  inTransaction(payload, async (req) => {
    const note = messageOf(error)
    const about = await aboutOf(req, scheduled)
    await record(req, { what: 'schedule-failed', ...about, note })
    if (scheduled.who === undefined || about.item === undefined) return
    const item = { ...about, id: about.item, title: about.title ?? '', locale: about.locale }
    await writeLetter(req, [scheduled.who], { kind: 'not-done', item, text: note })
  })
