import { type Locale } from '../../../src/config/locales'
import { findAddresses } from './editions/addresses'
import { type LiveEdition, liveEditionsOf } from './editions/live-editions'
import { pictureOf } from './editions/picture'
import { project, type Projection, type Reference } from './editions/project'
import { findStored, type Stored } from './editions/stored'
import { type ContentCollection, findContent, typeOf } from './facts'
import { type Open } from './transaction'

/** One language of one item as the public should see it now. */
export type Edition = {
  itemId: number
  locale: Locale
  audience: string
  address: string | null
  title: string
  document: Record<string, unknown>
  references: Reference[]
}

export type Desired = { type: string; ids: number[]; editions: Edition[] }

type Asked = { ids: number[]; isTouched: (id: number) => boolean }

/** What should be live, read from the documents themselves and from nothing that was remembered about them. */
export async function findDesired(open: Open, slug: string, { ids, isTouched }: Asked): Promise<Desired[]> {
  const collection = findContent(open.payload, slug)
  if (!collection) throw new Error(`${slug} is not a collection that is published.`)
  const documents = await findStored(open, slug, { where: ['id', ids] })
  const live = documents.flatMap((stored) => liveEditionsOf(collection, stored))
  const editions = await findEditions(open, collection, { live, isTouched })
  const { type, teaser } = collection.custom.content
  const whole = { type, ids, editions }
  if (!teaser) return [whole]
  return [whole, { type: teaser.type, ids, editions: editions.map((edition) => toTeaser(edition, teaser.fields)) }]
}

type Live = { live: LiveEdition[]; isTouched: (id: number) => boolean }

/** What readers get of these editions, in the order given. */
export async function findEditions(
  open: Open,
  collection: ContentCollection,
  { live, isTouched }: Live,
): Promise<Edition[]> {
  const addresses = await findAddresses(open, collection, { live, isTouched })
  const targets = await findTargets(open, collection, live)
  return live.map((edition, position): Edition => {
    const { stored, locale, title } = edition
    const { address = null, formerPaths = [] } = addresses[position] ?? {}
    const { document, references } = projectOne(open, collection, { edition, targets })
    const audience = typeof stored.audience === 'string' ? stored.audience : collection.custom.content.audience
    const own = address?.startsWith('/') ? { path: address, formerPaths } : {}
    return { itemId: stored.id, locale, audience, address, title, document: { ...document, ...own }, references }
  })
}

const placeOfPage = ['path', 'formerPaths']

/** The public's part of what only subscribers read whole. It is shown at the address of the whole, which keeps that. */
function toTeaser({ document, ...edition }: Edition, fields: readonly string[]): Edition {
  const open = [...fields, ...placeOfPage].map((name): [string, unknown] => [name, document[name]])
  return { ...edition, audience: 'public', address: null, document: Object.fromEntries(open), references: [] }
}

/** What the documents name, by collection and id; what is not here no longer exists. */
type Targets = Map<string, Map<number, Stored>>
type One = { edition: LiveEdition; targets?: Targets }

function projectOne({ payload }: Open, collection: ContentCollection, { edition, targets }: One): Projection {
  const { stored, locale } = edition
  return project(collection.flattenedFields, stored, {
    locale,
    nameOf: ({ collection: slug, id }, isAlone) => {
      const target = targets?.get(slug)?.get(id)
      if (!target) return null
      if (slug === 'media') return pictureOf(target, locale)
      return isAlone ? id : { type: typeOf(payload, slug), id }
    },
  })
}

async function findTargets(open: Open, collection: ContentCollection, live: LiveEdition[]): Promise<Targets> {
  const named = new Map<string, Set<number>>()
  for (const edition of live) {
    for (const { collection: slug, id } of projectOne(open, collection, { edition }).references) {
      named.set(slug, (named.get(slug) ?? new Set<number>()).add(id))
    }
  }
  const targets: Targets = new Map()
  for (const [slug, ids] of named) {
    // A picture is written whole, so that a page never asks for it.
    const only = slug === 'media' ? {} : { only: 'id' }
    const found = await findStored(open, slug, { where: ['id', [...ids]], ...only })
    targets.set(slug, new Map(found.map((target) => [target.id, target])))
  }
  return targets
}
