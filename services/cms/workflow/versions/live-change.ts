import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { type Locale, locales, localesIn } from '../../../../src/config/locales'
import { record } from '../../audit/record'
import { type Review } from '../../fields/review'
import { inLocale } from '../../log/editions/live-editions'
import { findStored, type Stored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { refuseAtCommit } from '../../log/refusals/refuse-at-commit'
import { findOpen } from '../../log/transaction'
import { Refusal } from '../refusal'
import { needsApproval } from '../reviews/approval'
import { digestsOf } from './digests'

/** What a change did to one language, as the public sees it. */
export type LiveChange = {
  locale: Locale
  operation: 'publish' | 'withdraw'
  title: string
  /** What readers have not seen before: digests that an approval must bear. */
  newWords?: string | undefined
  newFacts?: string | undefined
}
type Compared = { collection: ContentCollection; before: Stored | undefined; after: Stored | undefined }

/** Remembers what is live before a change, to see afterwards what the change did to it. */
export const rememberLive: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, collection }) => {
  const { id } = (originalDoc ?? {}) as { id?: number }
  if (operation === 'update' && id !== undefined) {
    req.context[keyOf(collection.slug, id)] = await findLive(req, collection.slug, id)
  }
  return data as object
}

/** Whatever way it took, a text that newly reaches readers has been approved; and it is written down who let it out. */
export const checkLive: CollectionAfterChangeHook = async ({ doc, req, collection: config }) => {
  const collection = config as ContentCollection
  const { id } = doc as { id: number }
  const before = req.context[keyOf(collection.slug, id)] as Stored | undefined
  const after = await findLive(req, collection.slug, id)
  const changes = planChanges({ collection, before, after })
  const refusal = req.user && changes.length > 0 ? await findRefusal(req, { collection, before, after }) : undefined
  if (refusal) {
    await refuseAtCommit(req, refusal)
    throw refusal
  }
  // A review is written down as one, and published nothing.
  const published = req.context.isConfirming === true ? [] : changes
  for (const { operation, locale, title } of published) {
    await record(req, { what: operation, collection: collection.slug, item: id, title, locale })
  }
  return doc as object
}

/** What comes to an address that asks for approval is new there, however long it was live elsewhere. */
async function findRefusal(req: PayloadRequest, { collection, before, after }: Compared): Promise<Refusal | undefined> {
  const [asked, askedBefore] = [
    await needsApproval(req, collection, after),
    await needsApproval(req, collection, before),
  ]
  if (!asked && !askedBefore) return undefined
  return findUnapproved(after, planChanges({ collection, before: askedBefore ? before : undefined, after }))
}

const keyOf = (slug: string, id: number): string => `live before ${slug} ${id}`

async function findLive(req: PayloadRequest, slug: string, id: number): Promise<Stored | undefined> {
  const open = await findOpen(req)
  const [stored] = open ? await findStored(open, slug, { where: ['id', [id]] }) : []
  return stored
}

export function planChanges({ collection, before, after }: Compared): LiveChange[] {
  const languages = localesIn(collection.custom.content.set)
  const shown = languages.map((locale) => showsIn(collection, before, locale))
  const knownFacts = shown.find(Boolean)?.facts
  return languages.flatMap((locale, position): LiveChange[] => {
    const was = shown[position]
    const is = showsIn(collection, after, locale)
    const title = titleOf(collection, after ?? before, locale)
    if (!is) return was ? [{ locale, operation: 'withdraw', title }] : []
    const newWords = was?.words === is.words ? undefined : is.words
    const newFacts = knownFacts === is.facts ? undefined : is.facts
    const isSame = was?.slug === is.slug && newWords === undefined && newFacts === undefined
    return isSame ? [] : [{ locale, operation: 'publish', title, newWords, newFacts }]
  })
}

/** What readers of one language are shown of an item, if anything. */
export function showsIn({ flattenedFields }: ContentCollection, stored: Stored | undefined, locale: Locale) {
  const isLive = stored?._status === 'published' && !stored.deletedAt && inLocale(stored.live, locale) === true
  return isLive ? { ...digestsOf(flattenedFields, stored, locale), slug: inLocale(stored.slug, locale) } : undefined
}

/** The words of a language are approved in that language; the facts that all languages share, in any of them. */
export function findUnapproved(after: Stored | undefined, changes: LiveChange[]): Refusal | undefined {
  const reviews = (after?.review ?? {}) as Partial<Record<Locale, Review | null>>
  const approved = Object.values(reviews).filter((review) => review?.state === 'approved')
  const isOpen = ({ locale, newWords, newFacts }: LiveChange) =>
    (newWords !== undefined && !approved.some((review) => review === reviews[locale] && review?.words === newWords)) ||
    (newFacts !== undefined && !approved.some((review) => review?.facts === newFacts))
  const refused = changes.find(isOpen)
  if (!refused) return undefined
  return new Refusal(
    `"${refused.title}" is not approved in ${locales[refused.locale].name}. ` +
      'Send it for review there; a lawyer who did not write it approves it.',
  )
}

export function titleOf({ custom }: ContentCollection, stored: Stored | undefined, locale: Locale): string {
  const title = inLocale(stored?.[custom.content.titleName], locale)
  return typeof title === 'string' ? title : ''
}
