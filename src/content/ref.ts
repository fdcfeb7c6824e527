import * as z from 'zod'
import { places, type ItemType } from '../routes/item-places'
import { listOf } from './optional'

/** Another item, by what it is and its number. It may not be live, least of all in the same language. */
export type Ref<Type extends string = string> = { type: Type; id: number }

export const itemId = z.int().positive()

/** A field that can name items of one type alone; the log gives their numbers. */
export const refTo = <const Type extends string>(type: Type) =>
  itemId.meta({ description: `The id of a ${type}.` }).transform((id): Ref<Type> => ({ type, id }))

/** Several of them, in the order that editors chose. */
export const refsTo = <const Type extends string>(type: Type) => listOf(refTo(type))

/** Any item that has a page. */
export const pageRef = z
  .object({ type: z.enum(Object.keys(places) as [ItemType, ...ItemType[]]), id: itemId })
  .meta({ id: 'pageRef' })
