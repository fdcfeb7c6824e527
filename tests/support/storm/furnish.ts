import { signIn } from '../cms/cms-client'
import { addGuidance, contentOf, publishApproved } from '../cms/gated-content'
import { type Place } from '../place/installation'
import { furnishPlain } from './furnish-plain'
import { bodyOf } from './parts'
import { addPicture } from './pictures'
import { type Collection, type World } from './world'

/** A small firm: enough of everything that one change can reach another. */
export async function furnish(place: Place, databaseUrl: string): Promise<World> {
  const writer = await signIn(place)
  const guidance = await addGuidance(place, writer, { words: 'For subscribers.' })
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
  const { office, place: town } = await addOffice(keep)
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
  const keepLawful = async (collection: Collection, body: Record<string, unknown>): Promise<number> => {
    const id = await add(collection, { ...body, _status: 'draft' }, { draft: true })
    const { status, text } = await publishApproved(world, `${collection}/${id}`)
    if (status !== 200) throw new Error(`${collection} was not published: ${text}`)
    world.items.push({ collection, id })
    return id
  }
  const ids = {
    media: world.pictures[0] ?? 0,
    offices: office,
    locations: town,
    people: people[0] ?? 0,
    pages: root,
    'nav-services': guidance.service,
    'nav-regions': guidance.region,
  }
  await furnishPlain({ keep, keepLawful }, ids)
  return world
}

export const person = (name: string, office: number | undefined) => ({
  name,
  jobTitle: 'Partner',
  givenName: name,
  familyName: name,
  role: 'partner',
  email: 'someone@example.com',
  offices: [office],
})

type Keep = (collection: Collection, body: Record<string, unknown>) => Promise<number>

async function addOffice(keep: Keep): Promise<{ office: number; place: number }> {
  const place = await keep('locations', { name: 'London', kind: 'city', iso: 'GB' })
  const office = await keep('offices', {
    name: 'London',
    city: place,
    country: place,
    address: '1 Vane Street',
    latitude: 51.5,
    longitude: -0.1,
    phones: ['+44 20 7946 0001'],
    legalEntity: 'Aldermoor Vane LLP',
  })
  return { office, place }
}
