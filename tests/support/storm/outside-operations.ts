import { withClient } from '../../../services/database/connect'
import { person } from './furnish'
import { pictureForm, addPicture } from './pictures'
import { type Operation } from './requests'
import { forget, type Hand, idOf, isAccepted, pickOf } from './world'

/** Changes that reach published documents without touching them, and those that nobody makes at that moment. */
export const outsideOperations: Record<string, Operation> = {
  'add a person': async (hand) => {
    const { writer, items } = hand.world
    const shown = await writer.ask('GET', 'offices', { query: { limit: 1, depth: 0 } })
    const [office] = (shown.body.docs ?? []) as { id: number }[]
    const answer = await writer.ask('POST', 'people', {
      body: { ...person(hand.token(), office?.id), _status: 'published' },
    })
    if (isAccepted(answer)) items.push({ collection: 'people', id: idOf(answer) })
    return answer
  },
  'delete a person whom others show': async (hand) => {
    const item = pickOf(hand, 'people')
    if (!item || hand.world.items.filter(({ collection }) => collection === 'people').length < 3) return undefined
    const answer = await hand.world.writer.ask('DELETE', `people/${item.id}`)
    if (isAccepted(answer)) forget(hand.world, item)
    return answer
  },
  'add a picture': async (hand) => {
    hand.world.pictures.push(await addPicture(hand.world.writer, hand.random.below(255), `${hand.token()}.png`))
    return { status: 201, body: {} }
  },
  'replace a picture': (hand) =>
    onPicture(hand, (id) => {
      const form = pictureForm(hand.random.below(255), `${hand.token()}.png`, {})
      return hand.world.writer.ask('PATCH', `media/${id}`, { form })
    }),
  'describe a picture': (hand) =>
    onPicture(hand, (id) =>
      hand.world.writer.ask('PATCH', `media/${id}`, {
        body: { alt: hand.token() },
        query: { locale: hand.random.pick(['en', 'fr-fr']) },
      }),
    ),
  'delete a picture': (hand) =>
    onPicture(hand, async (id) => {
      // One stays, for those who would replace or describe it.
      if (hand.world.pictures.length < 2) return undefined
      const query = { evenIfShown: hand.random.below(4) > 0 }
      const answer = await hand.world.writer.ask('DELETE', `media/${id}`, { query })
      if (isAccepted(answer)) hand.world.pictures.splice(hand.world.pictures.indexOf(id), 1)
      return answer
    }),
  'publish on schedule': (hand) => schedule(hand, 'publish'),
  'unpublish on schedule': (hand) => schedule(hand, 'unpublish'),
  'withdraw one language on schedule': (hand) => schedule(hand, 'unpublish', 'fr-fr'),
}

async function onPicture(hand: Hand, act: (id: number) => ReturnType<Operation>): ReturnType<Operation> {
  const id = hand.random.pick(hand.world.pictures)
  return id === undefined ? undefined : act(id)
}

/** What the admin's own form puts into the queue, due at once. */
async function schedule(hand: Hand, type: 'publish' | 'unpublish', locale?: string): ReturnType<Operation> {
  const item = pickOf(hand, 'news', 'topics', 'pages')
  if (!item) return undefined
  const { writer, databaseUrl } = hand.world
  const user = { relationTo: 'users', value: writer.id }
  const input = { type, doc: { relationTo: item.collection, value: String(item.id) }, user, locale }
  await withClient(databaseUrl, (client) =>
    client.query(
      "insert into payload_jobs (input, task_slug, queue, wait_until) values ($1, 'schedulePublish', 'default', now())",
      [JSON.stringify(input)],
    ),
  )
  return writer.ask('GET', 'payload-jobs/run')
}
