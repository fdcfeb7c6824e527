import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { type Answer } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { officeOf } from '../../support/cms/cms-content'
import { type Content, contentOf } from '../../support/cms/gated-content'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Place, removePlace, startInstallation } from '../../support/place/installation'
import { openFeed, readOn, replay, type Row } from '../../support/publishing/feed-reader'
import { bodyOf } from '../../support/storm/parts'
import { addPicture } from '../../support/storm/pictures'

let place: Place
let admin: CmsClient
let content: Content

beforeAll(async () => {
  place = await findFurnishedPlace()
  await startInstallation(place).says('Ready: ')
  admin = await signIn(place)
  content = contentOf(admin)
})
afterAll(() => removePlace(place))

const sql = (text: string) =>
  withClient(embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url, (client) => client.query(text))
const readLog = () => readOn(openFeed(place, ensureSecrets(place.dataDir).ACCOUNT_KEY))
const publish = (path: string, body: object, query: Record<string, unknown> = {}) =>
  admin.ask('PATCH', path, { body: { _status: 'published', ...body }, query })
const wordsOf = ({ body }: Answer) => (body.errors as { message: string }[] | undefined)?.[0]?.message

type Document = Record<string, unknown> & { path: string; formerPaths: string[] }

async function findLive(type: string, id: number, locale = 'en'): Promise<Document | undefined> {
  const row: Row | undefined = replay(await readLog()).get(`${type} ${id} ${locale}`)
  return row && (JSON.parse(row.document ?? '') as Document)
}

describe('an address that was left', () => {
  it('is kept for the person who left it, for as long as they are live (N5)', async () => {
    const old = await content.add('topics', { name: 'Mergers' })
    await publish(`topics/${old}`, { slug: 'combinations' })

    const answer = await admin.ask('POST', 'topics', { body: { name: 'Mergers', _status: 'published' } })

    expect(answer.status).toBe(400)
    expect(wordsOf(answer)).toBe(
      '"Mergers" cannot have the address /en/insights/topics/mergers: "Mergers" had it less than 12 months ago, and its readers are still sent on from there. Change the slug.',
    )
    await publish(`topics/${old}`, { live: false })
    await content.add('topics', { name: 'Mergers' })
  })

  it('is shown as former, and no longer when its owner comes home', async () => {
    const id = await content.add('topics', { name: 'Tax' })
    await publish(`topics/${id}`, { slug: 'taxation' })
    expect(await findLive('topic', id)).toMatchObject({
      path: '/en/insights/topics/taxation',
      formerPaths: ['/en/insights/topics/tax'],
    })

    await publish(`topics/${id}`, { slug: 'tax' })

    expect(await findLive('topic', id)).toMatchObject({
      path: '/en/insights/topics/tax',
      formerPaths: ['/en/insights/topics/taxation'],
    })
  })

  it('is free after a year, and then its former owner is shown again without it', async () => {
    const old = await content.add('topics', { name: 'Energy' })
    await publish(`topics/${old}`, { slug: 'power' })
    await sql("update former_addresses set left_at = now() - interval '13 months' where address like '%/energy'")

    await content.add('topics', { name: 'Energy' })

    expect(await findLive('topic', old)).toMatchObject({ path: '/en/insights/topics/power', formerPaths: [] })
  })
})

describe('two editors who publish on one address at once', () => {
  it('cannot both be right, and the one who is not hears both titles (L-5)', async () => {
    const names = ['Ports', 'Ports', 'Ports', 'Ports']
    const answers = await Promise.all(
      names.map((name) => admin.ask('POST', 'topics', { body: { name, _status: 'published' } })),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const words = answers.filter(({ status }) => status === 400).map(wordsOf)
    expect(words).toEqual(
      Array(3).fill(
        '"Ports" and "Ports" would both have the address /en/insights/topics/ports. Change the slug of one of them.',
      ),
    )
  })
})

describe('an item with others live below it', () => {
  let parent: number
  let child: number

  beforeAll(async () => {
    parent = await content.add('pages', { title: 'Community' })
    child = await content.add('pages', { title: 'Schools', parent })
    await content.add('pages', { title: 'Clinics', parent })
  })

  it.each([
    ['withdrawn', () => publish(`pages/${parent}`, { live: false })],
    ['unpublished', () => admin.ask('PATCH', `pages/${parent}`, { body: { _status: 'draft' } })],
    ['trashed', () => admin.ask('PATCH', `pages/${parent}`, { body: { deletedAt: new Date().toISOString() } })],
    ['deleted', () => admin.ask('DELETE', `pages/${parent}`)],
  ])('cannot be %s, and the answer names them', async (_, act) => {
    const before = await readLog()
    const answer = await act()

    expect(answer.status).toBe(400)
    expect(wordsOf(answer)).toBe('"Clinics", "Schools" are live below this. Move or withdraw what is below it first.')
    expect(await readLog()).toEqual(before)
  })

  it('takes them along when its slug changes, and leaves their old addresses behind (R-ABT-01)', async () => {
    await publish(`pages/${parent}`, { slug: 'society' })

    expect(await findLive('page', child)).toMatchObject({
      path: '/en/about-us/society/schools',
      formerPaths: ['/en/about-us/community/schools'],
    })
  })
})

describe('an item that live ones must name', () => {
  let city: number
  let office: number

  beforeAll(async () => {
    city = await content.add('locations', { name: 'Leeds', kind: 'city', iso: 'GB' })
    const country = await content.add('locations', { name: 'England', kind: 'country', iso: 'GB' })
    office = await content.add('offices', officeOf({ city, country }, { name: 'Leeds office' }))
    await content.add('benefits', { title: 'Working in Leeds', country: city })
  })

  it.each([
    ['deleted', () => admin.ask('DELETE', `locations/${city}`)],
    ['deleted with others', () => admin.ask('DELETE', 'locations', { query: { where: { id: { in: city } } } })],
    ['binned', () => admin.ask('PATCH', `locations/${city}`, { body: { deletedAt: new Date().toISOString() } })],
  ])('cannot be %s, and the answer names them', async (_, act) => {
    const before = await readLog()
    const { body } = await act()

    expect(JSON.stringify(body)).toContain(
      JSON.stringify(
        '"Leeds office" (City), "Working in Leeds" (Country) need this. Choose another there, or withdraw them, first.',
      ).slice(1, -1),
    )
    expect(await readLog()).toEqual(before)
    expect((await admin.ask('GET', `locations/${city}`)).status).toBe(200)
  })

  it('is reported of menus and redirects too, which would lead nowhere (ED-6)', async () => {
    const target = await content.add('topics', { name: 'Salvage' })
    const to = { relationTo: 'topics', value: target }
    await content.add('redirects', { from: '/en/old-salvage', to, reason: 'It moved.' })
    await content.add('redirects', { from: '/en/older-salvage', to, isGone: true, reason: 'Nobody asks.' })
    const entries = [
      { label: 'Salvage', target: to },
      { label: 'Elsewhere', url: 'https://example.com/' },
    ]
    await content.add('menus', { name: 'Below', place: 'footer', entries })

    expect(wordsOf(await admin.ask('DELETE', `topics/${target}`))).toBe(
      '"/en/old-salvage" (Leads to), "Below" (Page) need this. Choose another there, or withdraw them, first.',
    )
  })

  it('can go once nobody live needs it', async () => {
    const [benefits] = (await admin.ask('GET', 'benefits', { query: { depth: 0 } })).body.docs ?? []
    const other = await content.add('locations', { name: 'York', kind: 'city', iso: 'GB' })
    await publish(`offices/${office}`, { city: other })
    await publish(`benefits/${benefits?.id ?? 0}`, { live: false })

    expect((await admin.ask('DELETE', `locations/${city}`)).status).toBe(200)
  })
})

describe('a published document', () => {
  it('keeps the client of a confidential deal unnamed (R-GEN-04)', async () => {
    const deal = { title: 'A sale', role: 'Counsel', date: '2026-01-01', client: 'Kestrel Holdings' }
    const id = await content.add('deals', { ...deal, confidential: true })
    expect(await findLive('deal', id)).toMatchObject({ client: null })

    await publish(`deals/${id}`, { confidential: false })

    expect(await findLive('deal', id)).toMatchObject({ client: 'Kestrel Holdings' })
  })

  it('describes its pictures in its own language, and follows them when they change or go', async () => {
    const picture = await addPicture(admin, 90, 'harbour.png')
    await admin.ask('PATCH', `media/${picture}`, { body: { alt: 'Le port' }, query: { locale: 'fr-fr' } })
    const id = await content.add('pages', { title: 'Harbour', cover: picture, body: bodyOf([picture], []) })
    await publish(`pages/${id}`, { title: 'Port', live: true }, { locale: 'fr-fr' })
    expect(await findLive('page', id)).toMatchObject({ cover: { alt: 'Grey 90' } })
    expect(await findLive('page', id, 'fr-fr')).toMatchObject({ cover: { alt: 'Le port' } })

    await admin.ask('PATCH', `media/${picture}`, { body: { alt: 'The harbour' } })
    expect(await findLive('page', id)).toMatchObject({ cover: { alt: 'The harbour' } })
    await admin.ask('DELETE', `media/${picture}`, { query: { evenIfShown: true } })

    expect(await findLive('page', id)).toMatchObject({ cover: null, body: [{}, { block: 'picture', picture: null }] })
  })

  it('names nothing that is gone, wherever it named it', async () => {
    const gone = await content.add('topics', { name: 'Short lived' })
    const link = { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'topics', value: gone } } }
    const paragraph = { type: 'paragraph', version: 1, children: [{ ...link, version: 3, children: [] }] }
    const text = { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] } }
    const lists = { blockType: 'related-list', items: [{ relationTo: 'topics', value: gone }] }
    const id = await content.add('pages', { title: 'Links', body: [{ blockType: 'text', text }, lists] })
    expect(JSON.stringify(await findLive('page', id))).toContain(`{"id":${gone},"type":"topic"}`)

    await admin.ask('DELETE', `topics/${gone}`)

    expect(JSON.stringify(await findLive('page', id))).not.toContain(`"id":${gone}`)
  })

  it('exists only in the languages of its kind that are switched on (CV-2)', async () => {
    const id = await content.add('topics', { name: 'Shipping' })
    await publish(`topics/${id}`, { name: 'Scheepvaart', live: true }, { locale: 'nl-nl' })
    await publish(`topics/${id}`, { name: 'Transport maritime', live: null }, { locale: 'fr-fr' })

    const editions = [...replay(await readLog()).values()].filter((row) => row.type === 'topic' && row.id === id)
    expect(editions.map(({ locale }) => locale)).toEqual(['en'])
  })
})

describe('an item that is deleted while somebody saves it', () => {
  const withDatabase = <Result>(work: Parameters<typeof withClient<Result>>[1]) =>
    withClient(embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url, work)
  const isAnybodyWaiting = async () => {
    const { rowCount } = await sql("select from pg_stat_activity where wait_event_type = 'Lock'")
    return (rowCount ?? 0) > 0
  }

  it('does not come back, and the one who saves it hears why (ED-1, N5)', async () => {
    const id = (await admin.ask('POST', 'topics', { body: { name: 'Canals' }, query: { draft: true } })).body.doc?.id

    const saved = await withDatabase(async (client) => {
      await client.query('begin')
      await client.query('delete from topics where id = $1', [id])
      const answer = publish(`topics/${String(id)}`, { name: 'Canals and locks' })
      while (!(await isAnybodyWaiting())) await sleep(20)
      await client.query('commit')
      return answer
    })

    expect(saved.status).toBe(409)
    expect(wordsOf(saved)).toBe(
      'Somebody deleted this in the meantime, so it was not saved. Copy what you have written.',
    )
    expect((await admin.ask('GET', `topics/${String(id)}`)).status).toBe(404)
  })
})

describe('a COMMIT that fails', () => {
  it('is reported to the editor, and leaves nothing behind', async () => {
    await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$`)
    await sql(`create constraint trigger refuse after insert on topics_locales deferrable initially deferred
                 for each row when (new.name = 'Refused') execute function refuse()`)

    const { status } = await admin.ask('POST', 'topics', { body: { name: 'Refused', _status: 'published' } })

    expect(status).toBe(503)
    expect(JSON.stringify(await readLog())).not.toContain('Refused')
  })
})
