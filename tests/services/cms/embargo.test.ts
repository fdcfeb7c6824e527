import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { ensureSecrets } from '../../../services/secrets'
import { type CmsClient, signIn } from '../../support/cms-client'
import { openFeed, readOn } from '../../support/feed-reader'
import { findFurnishedPlace } from '../../support/furnished'
import { type Content, contentOf } from '../../support/gated-content'
import { type Place, removePlace, startInstallation } from '../../support/installation'

jest.setTimeout(240_000)

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
