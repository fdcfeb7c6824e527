import { type PageDocument, titleOf } from '../../content/all-types'
import { type Ref } from '../../content/ref'
import { type ItemType } from '../../routes/item-places'
import { type Link } from '../../ui/link'
import { type Reader } from '../store/reader'

type Nested = PageDocument & { parent?: Ref<ItemType> | undefined }

/** The items above one in its tree, from the root down. */
export function parentsOf(document: Nested, read: Reader): Link[] {
  const parent = document.parent && (read.find(document.parent) as Nested | undefined)
  if (!parent) return []
  return [...parentsOf(parent, read), { href: parent.path, text: titleOf(parent) }]
}
