import { type CmsClient, signIn } from '../cms-client'
import { addGuidance, contentOf } from '../gated-content'
import { addPicture } from './pictures'
import { type Collection, type World } from './world'

/** A small firm: enough of everything that one change can reach another. */
export async function furnish(place: { portBase: number }, databaseUrl: string): Promise<World> {
  const writer = await signIn(place)
  const guidance = await addGuidance(place, writer, 'For subscribers.')
  const lawyer = await signIn(place, 'lawyer@example.com')
  const world: World = { items: [], pictures: [], acknowledged: [], databaseUrl, writer, lawyer }
  const { add } = contentOf(writer)
  const keep = async (collection: Collection, body: Record<string, unknown>): Promise<number> => {
    const id = await add(collection, body)
    world.items.push({ collection, id })
    return id
  }
  world.items.push(
    { collection: 'nav-services', id: guidance.service },
    { collection: 'nav-contents', id: guidance.id },
  )
  world.items.push({ collection: 'nav-regions', id: guidance.region })

  for (const colour of [40, 200]) world.pictures.push(await addPicture(writer, colour))
  const office = await addOffice(writer)
  const people: number[] = []
  for (const name of ['Ines Duarte', 'Kofi Mensah', 'Mei Tan']) people.push(await keep('people', person(name, office)))
  const root = await keep('pages', { title: 'Responsible business', cover: world.pictures[0], contacts: people })
  const middle = await keep('pages', { title: 'Pro bono', parent: root, body: bodyOf(world.pictures, people) })
  await keep('pages', { title: 'Projects', parent: middle, related: [root] })
  await keep('news', { title: 'A new office', publishedOn: '2026-01-12', people, pressContact: people[0] })
  const tool = await keep('products', { title: 'Deal room', kind: 'tool' })
  await keep('products', { title: 'Deal room analytics', kind: 'tool', parent: tool })
  await keep('marketing-pages', { title: 'Try the deal room', product: tool })
  await keep('marketing-pages', { title: 'Try disclosure', navService: guidance.service })
  await keep('topics', { name: 'Disclosure' })
  return world
}

/** Parts that name a picture and people inside JSON, where no foreign key reaches. */
export const bodyOf = (pictures: readonly number[], people: readonly number[]): object[] => [
  { blockType: 'pull-quote', quote: 'Before anything else, read.' },
  ...(pictures[0] === undefined ? [] : [{ blockType: 'picture', picture: pictures[0] }]),
  ...(people.length === 0 ? [] : [{ blockType: 'people-list', people }]),
]

export const person = (name: string, office: number | undefined) => ({
  name,
  jobTitle: 'Partner',
  givenName: name,
  familyName: name,
  role: 'partner',
  email: 'someone@example.com',
  offices: [office],
})

async function addOffice(writer: CmsClient): Promise<number> {
  const { add } = contentOf(writer)
  const place = await add('locations', { name: 'London', kind: 'city', iso: 'GB' })
  return add('offices', {
    name: 'London',
    city: place,
    country: place,
    address: '1 Vane Street',
    latitude: 51.5,
    longitude: -0.1,
    phones: ['+44 20 7946 0001'],
    legalEntity: 'Aldermoor Vane LLP',
  })
}
