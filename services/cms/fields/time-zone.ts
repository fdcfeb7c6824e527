import { type PayloadRequest, type TextField } from 'payload'
import { timeZone } from './addresses'

/** The clocks by which an event goes: those of the first office, unless its editor says otherwise. */
export const eventZone: TextField = {
  ...timeZone('timeZone', { required: true, hint: 'The clocks that all times of this event are shown by.' }),
  defaultValue: ({ req }: { req: Pick<PayloadRequest, 'payload'> }) => findOfficeZone(req),
}

async function findOfficeZone({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string | undefined> {
  const { docs } = await payload.db.find<{ timeZone?: string | null }>({
    collection: 'offices',
    where: { timeZone: { exists: true }, deletedAt: { exists: false } },
    sort: 'id',
    limit: 1,
    pagination: false,
    select: { timeZone: true },
  })
  return docs[0]?.timeZone ?? undefined
}
