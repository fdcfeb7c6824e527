import { type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { defaultLocale } from '../../../src/config/locales'
import { labelIn } from '../words/labels/label-in'

type Named = Pick<SanitizedCollectionConfig, 'admin' | 'labels'>
type Item = { id: number }
type Asked = { id: number; locale?: string | undefined }

/** The name of an item in the language at hand, whatever its collection calls it. */
export function titleIn(collection: Named, item: Item): string {
  const title = valueOf(collection, item)
  return isWritten(title) ? title : untitled(collection, item.id)
}

/** The same of an item in all its languages: one that has no title in this language has one in another. */
export function titleAmong(collection: Named, item: Item, locale?: string): string {
  const titles = valueOf(collection, item)
  if (typeof titles !== 'object' || titles === null) return titleIn(collection, item)
  const own = titles as Record<string, unknown>
  const found = [own[locale ?? defaultLocale], own[defaultLocale], ...Object.values(own)].find(isWritten)
  return found ?? untitled(collection, item.id)
}

/** The newest title of an item, published or not. */
export async function findTitle(
  { payload, transactionID }: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
  collection: SanitizedCollectionConfig,
  { id, locale }: Asked,
): Promise<string> {
  const { docs } = await payload.db.queryDrafts<Item>({
    collection: collection.slug,
    where: { parent: { equals: id } },
    locale: 'all',
    limit: 1,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
  return titleAmong(collection, docs[0] ?? { id }, locale)
}

const valueOf = ({ admin }: Named, item: Item): unknown => (item as Record<string, unknown>)[admin.useAsTitle ?? 'id']

const isWritten = (title: unknown): title is string => typeof title === 'string' && title.trim() !== ''

function untitled({ labels }: Named, id: number): string {
  const kind = labelIn(labels.singular)?.toLowerCase() ?? 'item'
  return `Untitled ${kind}, number ${id}`
}
