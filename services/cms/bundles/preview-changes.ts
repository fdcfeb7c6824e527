import { type PayloadRequest } from 'payload'
import { type Locale, localesIn, nameOf } from '../../../src/config/locales'
import { messageOf } from '../../shared/log'
import { findTitle } from '../audit/titles'
import { findUsesOfEach, type Use } from '../references/find-used'
import { type ItemKey } from '../translation/export-xliff'
import { tellReply } from '../words/replies/tell-reply'
import { findLiveDifference } from '../workflow/find-live-difference'
import { refuseVainSchedule } from '../workflow/schedules/schedule-problem'
import { findVersions } from '../workflow/versions/edition-states'
import { showsIn } from '../workflow/versions/live-change'

/** What publishing one of many would do to its readers, or why it cannot be published; and who misses it once it is gone. */
export type Previewed = {
  collection: string
  id: number
  title: string
  isLive: boolean
  fields: string[]
  problem: string | undefined
  /** The languages in which readers have it now. */
  liveIn: string[]
  uses: Use[]
}

export async function previewChanges(
  req: PayloadRequest,
  items: readonly ItemKey[],
  locale: Locale,
): Promise<Previewed[]> {
  const found: Previewed[] = []
  const uses = await findUsesOfEach(
    req,
    items.map(({ collection, id }) => ({ collection: collection.slug, id })),
  )
  for (const [position, { collection, id }] of items.entries()) {
    const { isLive, fields } = await findLiveDifference(req, { collection, id, locale })
    const doc = { relationTo: collection.slug, value: id }
    const problem = await refuseVainSchedule(req, { type: 'publish', doc, locale }, undefined).then(
      () => undefined,
      (error: unknown) => tellReply(messageOf(error), req.i18n.language),
    )
    const title = await findTitle(req, collection, { id, locale })
    const { live } = await findVersions(req, collection.slug, id)
    const liveIn = localesIn(collection.custom.content.set).filter((one) => showsIn(collection, live, one))
    found.push({
      ...{ collection: collection.slug, id, title, isLive, problem },
      fields: fields.map(({ label }) => label),
      liveIn: liveIn.map(nameOf),
      uses: uses[position] ?? [],
    })
  }
  return found
}
