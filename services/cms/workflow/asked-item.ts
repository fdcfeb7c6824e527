import { type Collection, type PayloadRequest } from 'payload'
import { Refusal } from './refusal'

/** The collection and the number in an endpoint's path. */
export function findAskedItem({ payload, routeParams }: PayloadRequest): { collection: Collection; id: number } {
  const { collection: slug, id } = (routeParams ?? {}) as { collection?: string; id?: string }
  const collection = slug === undefined ? undefined : payload.collections[slug]
  const number = Number(id)
  if (!collection || !Number.isSafeInteger(number)) throw new Refusal('There is no such item.')
  return { collection, id: number }
}
