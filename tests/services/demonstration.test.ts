import { withClient } from '../../services/database/connect'
import { type Caller, docOf, signInAll } from '../support/cms'
import { databaseIn } from '../support/database-process'
import { findPlace, type Installation, type Place, removePlace, startInstallation } from '../support/installation'

jest.setTimeout(240_000)

const countIn = (place: Place, query: string): Promise<number> =>
  withClient(databaseIn(place).url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${query}`)
    return rows[0]?.count ?? 0
  })

describe('a demonstration', () => {
  const start = () => startInstallation(place, { env: { DEMO_CONTENT: 'all' } })
  let place: Place
  let installation: Installation
  let editor: Caller

  beforeAll(async () => {
    place = await findPlace()
    installation = start()
    await installation.says(/Ready: [^]*product-manager@/)
    editor = (await signInAll(place))('editor')
  })
  afterAll(async () => {
    await installation.stop()
    removePlace(place)
  })

  const findOne = async (collection: string, slug: string): Promise<number> => {
    const { body } = await editor('GET', `/api/${collection}?where[slug][equals]=${slug}&locale=en&depth=0`)
    return body.docs?.[0]?.id ?? 0
  }
  const versionsOf = async (collection: string, id: number) =>
    (await editor('GET', `/api/${collection}/versions?where[parent][equals]=${id}&locale=en&depth=0`)).body.docs ?? []

  it('is filled at its first start, and says with how much (OP-1)', () => {
    expect(installation.output()).toMatch(/^ {2}content +\d+ documents stored, \d+ editions published.* s$/m)
  })

  it('has published every edition of every document', async () => {
    const live = await countIn(place, `services_locales l join services s on s.id = l._parent_id where l.live`)

    expect(live).toBeGreaterThan(100)
    expect(await countIn(place, `publication_heads where type = 'service' and operation = 'publish'`)).toBe(live)
  })

  it('holds documents that an editor can change, publish and take back (ED-1)', async () => {
    const id = await findOne('services', 'trade-secrets')
    const [loaded] = await versionsOf('services', id)

    const changed = await editor('PATCH', `/api/services/${id}?locale=en`, { title: 'Secrets', _status: 'published' })
    expect(docOf(changed)).toMatchObject({ title: 'Secrets', _status: 'published', slug: 'trade-secrets' })
    expect(await versionsOf('services', id)).toHaveLength(2)

    const restored = await editor('POST', `/api/services/versions/${loaded?.id}?locale=en`)
    expect(restored.status).toBe(200)
    const { body } = await editor('GET', `/api/services/${id}?locale=en&draft=true&depth=0`)
    expect(body).toMatchObject({ title: 'Trade secrets' })
    expect(await countIn(place, `publications where type = 'service' and item_id = ${id} and locale = 'en'`)).toBe(2)
  })

  it('holds articles whose approval stands until somebody changes their words', async () => {
    const id = await findOne('articles', 'dora-contracts')

    const again = await editor('PATCH', `/api/articles/${id}?locale=en`, { _status: 'published' })
    expect(again.status).toBe(200)
    const changed = await editor('PATCH', `/api/articles/${id}?locale=en`, { title: 'New', _status: 'published' })
    expect(changed.words).toContain('is not approved in English')
  })

  it('numbers what is written next after what was loaded', async () => {
    const made = docOf(await editor('POST', '/api/topics?locale=en', { name: 'Space law', _status: 'published' }))

    expect(made.id).toBe(await countIn(place, 'topics'))
  })

  it('is left as it is by the next start', async () => {
    const before = await countIn(place, 'publications')
    await installation.stop()
    installation = start()
    await installation.says('Ready: ')

    expect(installation.output()).toMatch(/^ {2}content +loaded already/m)
    expect(await countIn(place, 'publications')).toBe(before)
  })
})
