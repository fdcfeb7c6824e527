import { type Answer } from '../cms/cms'
import { type Collection, forget, type Hand, idOf, isAccepted, type Item, nameFor, pickOf, titled } from './world'

type Outcome = Pick<Answer, 'status' | 'body'>
/** What an editor may do. Undefined when there is nothing to do it to. */
export type Operation = (hand: Hand) => Promise<Outcome | undefined>

export type Change = { body: Record<string, unknown>; query?: Record<string, unknown> }

export const patch = ({ world }: Hand, { collection, id }: Item, { body, query = {} }: Change): Promise<Answer> =>
  world.writer.ask('PATCH', `${collection}/${id}`, { body, query })

export const one =
  (collections: Collection[], act: (hand: Hand, item: Item) => Promise<Outcome | undefined>): Operation =>
  async (hand) => {
    const item = pickOf(hand, ...collections)
    return item && act(hand, item)
  }

/** Publishes with a title of its own, so that the log can be asked for exactly this publish. */
export async function publishAs(
  hand: Hand,
  item: Item,
  { body = {}, query = {} }: Partial<Change> = {},
): Promise<Answer> {
  const title = nameFor(hand, item)
  const locale = typeof query.locale === 'string' ? query.locale : 'en'
  const words = { ...titled(item, title), live: true, _status: 'published', ...body }
  const answer = await patch(hand, item, { body: words, query })
  if (isAccepted(answer)) hand.world.acknowledged.push({ ...item, locale, title })
  return answer
}

export async function create(hand: Hand, collection: Collection, own: Change): Promise<Answer> {
  const title = nameFor(hand, { collection })
  const answer = await hand.world.writer.ask('POST', collection, {
    body: { ...titled({ collection }, title), ...own.body },
    query: own.query ?? {},
  })
  if (!isAccepted(answer)) return answer
  const item = { collection, id: idOf(answer) }
  hand.world.items.push(item)
  if (own.body._status === 'published') hand.world.acknowledged.push({ ...item, locale: 'en', title })
  return answer
}

export async function remove(hand: Hand, item: Item): Promise<Answer> {
  const answer = await hand.world.writer.ask('DELETE', `${item.collection}/${item.id}`)
  if (isAccepted(answer)) forget(hand.world, item)
  return answer
}
