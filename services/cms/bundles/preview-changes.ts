import { type PayloadRequest } from 'payload'
import { type Locale } from '../../../src/config/locales'
import { messageOf } from '../../shared/log'
import { findTitle } from '../audit/titles'
import { type ItemKey } from '../translation/export-xliff'
import { findLiveDifference } from '../workflow/find-live-difference'
import { refuseVainSchedule } from '../workflow/schedules/schedule-problem'

/** What publishing one of many would do to its readers, or why it cannot be published. */
export type Previewed = {
  collection: string
  id: number
  title: string
  isLive: boolean
  fields: string[]
  problem: string | undefined
}

export async function previewChanges(
  req: PayloadRequest,
  items: readonly ItemKey[],
  locale: Locale,
): Promise<Previewed[]> {
  const found: Previewed[] = []
  for (const { collection, id } of items) {
    const { isLive, fields } = await findLiveDifference(req, { collection, id, locale })
    const doc = { relationTo: collection.slug, value: id }
    const problem = await refuseVainSchedule(req, { type: 'publish', doc, locale }, undefined).then(
      () => undefined,
      (error: unknown) => messageOf(error),
    )
    const title = await findTitle(req, collection, { id, locale })
    found.push({ collection: collection.slug, id, title, isLive, fields: fields.map(({ label }) => label), problem })
  }
  return found
}
