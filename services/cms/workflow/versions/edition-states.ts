import { type Endpoint, type PayloadRequest } from 'payload'
import { type Locale, localesIn } from '../../../../src/config/locales'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { titleAmong } from '../../audit/titles'
import { type Review } from '../../fields/review'
import { inLocale } from '../../log/editions/live-editions'
import { type Stored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { findAskedItem } from '../asked-item'
import { Refusal } from '../refusal'
import { digestsOf } from './digests'
import { showsIn, titleOf } from './live-change'

/** `changed`: readers see an older text than the form shows. `waiting`: published, and under its embargo. */
export type EditionState = 'live' | 'changed' | 'waiting' | 'draft'
export type EditionStates = { locale: Locale; state: EditionState }[]

/** With the languages that this kind is published in, and what the item is called wherever it has a name. */
export type EditionsTold = { editions: EditionStates; languages: Locale[]; name: string }

type Compared = { live: Stored | undefined; newest: Stored }

/** Where each language of an item stands. Languages in which nothing was written are left out. */
export function statesOf(collection: ContentCollection, { live, newest }: Compared): EditionStates {
  const { set, embargo } = collection.custom.content
  const isUnderEmbargo = embargo !== undefined && new Date((live?.[embargo] ?? 0) as string).getTime() > Date.now()
  return localesIn(set).flatMap((locale): EditionStates => {
    const isShown = showsIn(collection, live, locale) !== undefined
    if (!isShown) return titleOf(collection, newest, locale) === '' ? [] : [{ locale, state: 'draft' }]
    if (isUnderEmbargo) return [{ locale, state: 'waiting' }]
    return [{ locale, state: isPending(collection, { live, newest }, locale) ? 'changed' : 'live' }]
  })
}

/** Whether the form shows of a language what publishing it would change. */
export function isPending(collection: ContentCollection, { live, newest }: Compared, locale: Locale): boolean {
  const [shown, written] = [live ?? {}, newest].map((stored: Record<string, unknown>) => ({
    ...digestsOf(collection.flattenedFields, stored, locale),
    slug: inLocale(stored.slug, locale) ?? null,
    live: inLocale(stored.live, locale) === true,
  }))
  return JSON.stringify(shown) !== JSON.stringify(written)
}

/** Nothing is pending in any language, and no review is under way. */
export function isSettled(collection: ContentCollection, { live, newest }: Compared): boolean {
  return localesIn(collection.custom.content.set).every(
    (locale) => !isPending(collection, { live, newest }, locale) && reviewIn(live, locale) === reviewIn(newest, locale),
  )
}

function reviewIn(stored: Stored | undefined, locale: Locale): string {
  const review = (inLocale(stored?.review, locale) ?? {}) as Review
  return JSON.stringify([review.state ?? 'draft', review.note ?? '', review.writers ?? [], review.words ?? ''])
}

export const editionStates: Endpoint = {
  path: '/:id/editions',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see what is live.')
    const { id, collection } = findAskedItem(req)
    const { live, newest } = await findVersions(req, collection.config.slug, id)
    if (!newest) throw new Refusal('There is no such item.')
    const content = collection.config as ContentCollection
    const told: EditionsTold = {
      editions: statesOf(content, { live, newest }),
      languages: localesIn(content.custom.content.set),
      name: titleAmong(content, newest),
    }
    return Response.json(told)
  },
}

export type Versions = { live: Stored | undefined; newest: Stored | undefined }

/** What readers have of an item, and what its form shows, in all languages; in the transaction at hand. */
export async function findVersions(req: PayloadRequest, collection: string, id: number): Promise<Versions> {
  const reading = { collection, locale: 'all', limit: 1, pagination: false, req } as const
  const live = await req.payload.db.find<Stored>({ ...reading, where: { id: { equals: id } } })
  const newest = await req.payload.db.queryDrafts<Stored>({ ...reading, where: { parent: { equals: id } } })
  return { live: live.docs[0], newest: newest.docs[0] }
}
