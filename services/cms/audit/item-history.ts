import { type Endpoint } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { actionIn } from '../words/labels/action-in'
import { tellReply } from '../words/replies/tell-reply'
import { findAskedItem } from '../workflow/asked-item'
import { Refusal } from '../workflow/refusal'
import { type AuditedAction } from './record'

export type ItemEvent = {
  id: number
  at: string
  what: AuditedAction
  /** The action, as people say it. */
  words: string
  name: string
  locale: string | null
  note: string | null
}

const longest = 30

/** What was done to one item, for those who may read it; the whole log takes the right to audit. */
export const itemHistory: Endpoint = {
  path: '/:id/history',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see the history of an item.')
    const { id, collection } = findAskedItem(req)
    const { docs } = await req.payload.find({
      collection: 'audit-events',
      where: { kind: { equals: collection.config.slug }, item: { equals: id } },
      sort: '-id',
      limit: longest,
      depth: 0,
      req,
    })
    const events = (docs as unknown as Omit<ItemEvent, 'words'>[]).map((row): ItemEvent => ({
      ...row,
      words: actionIn(row.what, req.i18n.language),
      locale: row.locale ?? null,
      note: tellNote(row, req.i18n.language),
    }))
    return Response.json({ events })
  },
}

/** Why something did not happen is our sentence; what else is noted, a colleague wrote. */
const tellNote = ({ what, note }: Omit<ItemEvent, 'words'>, language: string): string | null =>
  what === 'schedule-failed' ? tellReply(note ?? '', language) : (note ?? null)
