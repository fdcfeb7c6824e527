import { type PayloadRequest, type Where } from 'payload'
import { isLocale, type Locale, locales, localesIn } from '../../../../src/config/locales'
import { findEditionProblems, tellProblems, toOneLanguage } from '../../fields/edition-problem'
import { type Stored } from '../../log/editions/stored'
import { type ContentCollection, findContent } from '../../log/facts'
import { Refusal } from '../refusal'
import { needsApproval } from '../reviews/approval'
import { findVersions, isPending } from '../versions/edition-states'
import { findUnapproved, planChanges, showsIn, titleOf } from '../versions/live-change'

export type ScheduleInput = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: number | string }
  locale?: string
}
type Planned = { collection: ContentCollection; languages: readonly Locale[]; live: Stored | undefined; newest: Stored }

/**
 * Refuses when it is made what could not happen at its moment, or would change nothing then: nobody is looking when it
 * comes. Where something else comes first, what that leaves is not known yet, and only what is not allowed is refused.
 */
export async function refuseVainSchedule(
  req: PayloadRequest,
  input: ScheduleInput,
  at: Date | undefined,
): Promise<void> {
  const { doc, type, locale = '' } = input
  const collection = findContent(req.payload, doc?.relationTo ?? '')
  if (!doc || !collection) return
  const { live, newest } = await findVersions(req, collection.slug, Number(doc.value))
  if (!newest) throw new Refusal('There is no such item.')
  const languages = isLocale(locale) ? [locale] : localesIn(collection.custom.content.set)
  const planned = { collection, languages, live, newest }
  const isAfterAnother = await hasEarlier(req, doc, at)
  if (type === 'unpublish') {
    if (!isAfterAnother) requireShown(planned)
    return
  }
  const changed = findChanged(planned)
  if (!isAfterAnother) requireChanged(planned, changed)
  await requirePublishable(req, planned, changed)
}

async function hasEarlier(req: PayloadRequest, doc: { relationTo: string; value: unknown }, at: Date = new Date()) {
  const where: Where[] = [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { waitUntil: { less_than_equal: at.toISOString() } },
    { 'input.doc.value': { equals: String(doc.value) } },
    { 'input.doc.relationTo': { equals: doc.relationTo } },
  ]
  const { totalDocs } = await req.payload.db.count({ collection: 'payload-jobs', where: { and: where }, req })
  return totalDocs > 0
}

const told = (languages: readonly Locale[]): string => languages.map((locale) => locales[locale].name).join(', ')

function requireShown({ collection, languages, live }: Planned): void {
  if (languages.some((locale) => showsIn(collection, live, locale))) return
  throw new Refusal(`Readers have nothing of it in ${told(languages)}, so there would be nothing to withdraw.`)
}

/** The languages that the publication would change for readers. */
const findChanged = ({ collection, languages, live, newest }: Planned): Locale[] =>
  languages.filter((locale) => {
    if (titleOf(collection, newest, locale) === '') return false
    const switched = { ...newest, live: { ...(newest.live as object | null), [locale]: true } }
    return !showsIn(collection, live, locale) || isPending(collection, { live, newest: switched }, locale)
  })

function requireChanged({ collection, languages, newest }: Planned, changed: readonly Locale[]): void {
  if (changed.length > 0) return
  const written = languages.filter((locale) => titleOf(collection, newest, locale) !== '')
  if (written.length === 0)
    throw new Refusal(`Nothing is written in ${told(languages)} yet, so nothing could be published.`)
  throw new Refusal(`Readers have all that is written in ${told(written)} already, so nothing would be published.`)
}

async function requirePublishable(req: PayloadRequest, planned: Planned, changed: readonly Locale[]): Promise<void> {
  const { collection, live, newest } = planned
  for (const locale of changed) {
    const edition = toOneLanguage(collection.flattenedFields, newest, locale)
    const found = findEditionProblems(collection.flattenedFields, edition)
    if (found.length > 0)
      throw new Refusal(`${locales[locale].name}: ${tellProblems(found)}. Complete it, then schedule it.`)
  }
  const shown = Object.fromEntries(changed.map((locale) => [locale, true]))
  const after: Stored = {
    ...newest,
    _status: 'published',
    deletedAt: null,
    live: { ...(live?.live as object | null), ...shown },
  }
  if (!(await needsApproval(req, collection, after))) return
  const changes = planChanges({ collection, before: live, after }).filter(({ locale }) => changed.includes(locale))
  const refusal = findUnapproved(after, changes)
  if (refusal) throw new Refusal(`${refusal.message} Then it can be scheduled.`)
}
