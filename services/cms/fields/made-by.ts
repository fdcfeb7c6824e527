import { type FieldHook, type PayloadRequest, type TextField } from 'payload'
import { digestsOf } from '../workflow/versions/digests'

type Row = Record<string, unknown>

/** As a word, so that somebody is named whose account is gone. Programs without a person, such as the demonstration, say who. */
const nameOf = ({ user }: PayloadRequest, said: unknown): unknown => (user as { name?: string } | null)?.name ?? said

const keepMaker: FieldHook = ({ operation, originalDoc, req, value }): unknown =>
  operation === 'create' ? nameOf(req, value) : (originalDoc as Row | undefined)?.createdBy

/** An approval changes nothing, and a version that comes back comes with the name of the person who wrote it. */
const keepChanger: FieldHook = ({ collection, data = {}, operation, originalDoc, req, value }): unknown => {
  if (req.context.isRestoringVersion) return value
  const before = (operation === 'create' ? {} : originalDoc) as Row
  const [now, then] = [data, before].map((one) => digestsOf(collection?.flattenedFields ?? [], one))
  const isSame = now?.words === then?.words && now?.facts === then?.facts
  return isSame ? before.changedBy : nameOf(req, value)
}

const madeBy = (name: string, label: string, own: { description: string; keep: FieldHook }): TextField => ({
  name,
  type: 'text',
  label,
  custom: { internal: true },
  admin: { readOnly: true, description: own.description },
  hooks: { beforeChange: [own.keep] },
})

/** Who made an item; readers are not told. */
export const createdBy = madeBy('createdBy', 'Made by', { description: 'Written by itself.', keep: keepMaker })

/** Who last changed what an item says, in every version of it; readers are not told. */
export const changedBy = madeBy('changedBy', 'Changed by', {
  description: 'Who last changed what this version says; written by itself.',
  keep: keepChanger,
})
