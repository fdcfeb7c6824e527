import * as z from 'zod'
import { type ItemType } from '../routes/item-places'
import { optional } from './optional'
import { pageRef, type Ref } from './ref'
import { webAddress } from './web-address'

/** Where a link leads: to the page of an item, or out of the site. */
export type LinkTarget = { kind: 'item'; ref: Ref<ItemType> } | { kind: 'web'; url: string }

/** The two fields in which editors choose a target. */
export const targetFields = { target: optional(pageRef), url: optional(webAddress) }

type Chosen = { target: Ref<ItemType> | undefined; url: string | undefined }

/** Undefined where the item that was chosen exists no longer: the link is then left out. */
export function findTarget({ target, url }: Chosen): LinkTarget | undefined {
  if (target) return { kind: 'item', ref: target }
  return url === undefined ? undefined : { kind: 'web', url }
}

/** Replaces the two fields by what they mean. */
export const withTarget = <Fields extends Chosen>({ target, url, ...others }: Fields) => ({
  ...others,
  target: findTarget({ target, url }),
})

export const linkTo = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ ...fields, ...targetFields })
