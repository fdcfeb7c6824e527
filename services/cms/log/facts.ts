import { type Payload, type SanitizedCollectionConfig } from 'payload'
import { type LocaleSet } from '../../../src/config/locales'

export type Teaser = { type: string; fields: readonly string[] }

/** What the log and the workflow need to know of a collection. */
export type ContentFacts = {
  type: string
  set: LocaleSet | 'every'
  needsApproval: boolean | readonly string[]
  address: 'path' | 'key' | 'none'
  slugName: string | undefined
  audience: 'public' | 'account'
  teaser: Teaser | undefined
  embargo: string | undefined
  mustStay: string | undefined
  titleName: string
  addressParents: Record<string, string>
  /** The account service reads what is internal of it. */
  tellsAccess: boolean
}

export type ContentCollection = SanitizedCollectionConfig & { custom: { content: ContentFacts } }

/** The collections whose items are published, as the running configuration knows them. */
export function contentCollections(payload: Payload): ContentCollection[] {
  return payload.config.collections.filter(
    (collection): collection is ContentCollection => 'content' in collection.custom,
  )
}

export function findContent(payload: Payload, slug: string): ContentCollection | undefined {
  return contentCollections(payload).find((collection) => collection.slug === slug)
}

export function collectionOfType(payload: Payload, type: string): ContentCollection | undefined {
  return contentCollections(payload).find((collection) => collection.custom.content.type === type)
}

export const typeOf = (payload: Payload, slug: string): string =>
  findContent(payload, slug)?.custom.content.type ?? slug
