import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { cmsOrigin, send } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { type Content, contentOf } from '../../support/cms/gated-content'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Place, removePlace, startInstallation } from '../../support/place/installation'
import { openFeed, readOn } from '../../support/publishing/feed-reader'

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
const publish = (path: string, body: object) => admin.ask('PATCH', path, { body: { _status: 'published', ...body } })

describe('an item under embargo', () => {
  const seen = async (id: number) => (await readLog()).filter((row) => row.type === 'news-item' && row.id === id)
  const untilSeen = async (id: number) => {
    for (;;) {
      const [row] = await seen(id)
      if (row) return row
      await sleep(50)
    }
  }

  it('reaches nobody before its moment, however often it is published, and everybody then', async () => {
    const embargoUntil = new Date(Date.now() + 4000).toISOString()
    const id = await content.add('news', { title: 'A merger', publishedOn: embargoUntil, embargoUntil })
    await publish(`news/${id}`, { title: 'A merger of equals' })
    const early = await seen(id)
    const row = await untilSeen(id)
    const late = Date.parse(row.at) - Date.parse(embargoUntil)

    expect(early).toEqual([])
    expect(JSON.parse(row.document ?? '')).toMatchObject({ title: 'A merger of equals' })
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(2500)
  })

  it('that is put off, and off again, appears at the last of its moments', async () => {
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const id = await content.add('news', { title: 'Later', publishedOn: soon(0), embargoUntil: soon(1) })
    const embargoUntil = soon(4)
    await publish(`news/${id}`, { embargoUntil })

    expect(Date.parse((await untilSeen(id)).at)).toBeGreaterThanOrEqual(Date.parse(embargoUntil))
  })
})

describe('the address of an item under embargo', () => {
  const soon = new Date(Date.now() + 600_000).toISOString()
  const publishNews = (body: object) =>
    admin.ask('POST', 'news', { body: { publishedOn: soon, _status: 'published', ...body } })

  it('is its own already, whichever of two comes first (L-1)', async () => {
    await content.add('news', { title: 'Promised', slug: 'promised', publishedOn: soon, embargoUntil: soon })
    await content.add('news', { title: 'Out already', slug: 'out-already', publishedOn: soon })
    const answers = [
      await publishNews({ title: 'Takes it', slug: 'promised' }),
      await publishNews({ title: 'Too late', slug: 'out-already', embargoUntil: soon }),
      await publishNews({ title: 'Also promised', slug: 'promised', embargoUntil: soon }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    for (const { words } of answers) expect(words).toMatch(/would both have the address .* Change the slug/)
    await content.add('news', { title: 'Elsewhere', slug: 'elsewhere', publishedOn: soon, embargoUntil: soon })
  })
})

describe('the end of an embargo', () => {
  it('that cannot happen is written down once and shown on the desk (ED-1)', async () => {
    const embargoUntil = new Date(Date.now() + 3000).toISOString()
    const title = 'Nameless at last'
    const id = await content.add('news', { title, publishedOn: embargoUntil, embargoUntil })
    await sql(`update news_locales set title = '' where _parent_id = ${id}`)
    const where = { item: { equals: id }, what: { equals: 'schedule-failed' } }
    const failures = async () => (await admin.ask('GET', 'audit-events', { query: { where } })).body.docs ?? []
    while ((await failures()).length === 0) await sleep(100)
    const desk = await send(`${cmsOrigin(place)}/admin`, { token: admin.token })

    expect((await failures()).map(({ title: told, note }) => [told, note])).toEqual([
      [title, expect.stringContaining('has no title in en')],
    ])
    expect(desk.text).toContain('It was to happen by itself, and failed')
    expect(desk.text).toContain(title)
  })
})

describe('a new audience', () => {
  it('is a withdrawal for the old one, then a publication for the new one', async () => {
    const id = await content.add('topics', { name: 'Members only' })
    await sql(`update publications set audience = 'account' where type = 'topic' and item_id = ${id}`)
    await sql(`update publication_heads set audience = 'account' where type = 'topic' and item_id = ${id}`)
    const before = await readLog()

    await publish(`topics/${id}`, { summary: 'For everybody.' })

    expect((await readLog()).slice(before.length)).toMatchObject([
      { type: 'topic', id, operation: 'withdraw', audience: 'account', document: null },
      { type: 'topic', id, operation: 'publish', audience: 'public' },
    ])
  })
})
