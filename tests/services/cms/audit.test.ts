import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { type Medium } from '../../../src/content/medium'
import { draw } from '../../support/browser/pictures'
import { cmsOrigin, docOf } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { type Content, contentOf } from '../../support/cms/gated-content'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Place, removePlace, startInstallation } from '../../support/place/installation'
import { keyOf, openFeed, readOn, replay, type Row } from '../../support/publishing/feed-reader'
import { findBrokenRevisions } from '../../support/storm/findings'

let place: Place
let admin: CmsClient
let content: Content
let topics: number[]

beforeAll(async () => {
  place = await findFurnishedPlace()
  await startInstallation(place).says('Ready: ')
  admin = await signIn(place)
  content = contentOf(admin)
  topics = []
  for (const name of ['Aviation', 'Banking', 'Capital', 'Disputes']) topics.push(await content.add('topics', { name }))
  const parent = await content.add('pages', { title: 'Purpose' })
  await content.add('pages', { title: 'People', parent })
})
afterAll(() => removePlace(place))

const sql = (text: string) =>
  withClient(embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url, (client) => client.query(text))

const readLog = () => readOn(openFeed(place, ensureSecrets(place.dataDir).ACCOUNT_KEY))

type Ran = { code: number | null; lines: string[]; words: string }

async function audit(args: string[] = [], env: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/commands/audit-log.ts', ...args], {
    cwd: root,
    env: childEnv({ DATA_DIR: place.dataDir, PORT_BASE: String(place.portBase), DATABASE_URL: '', ...env }),
  })
  const said = { out: '', problem: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.problem += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, lines: said.out.trim().split('\n'), words: said.problem }
}

const findTopic = async (position: number) => replay(await readLog()).get(`topic ${topics[position] ?? 0} en`)

const documentsOf = (rows: readonly Row[]) =>
  [...replay(rows).values()].map((row) => `${keyOf(row)} ${row.document ?? ''}`).sort()

describe('the audit of the log', () => {
  it('finds nothing in a log that is right', async () => {
    const { code, lines } = await audit(['--check'])

    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('6 documents looked at. The log differs in 0 editions. Held back: 0.')
  })

  it('only tells what it finds when asked to check', async () => {
    await sql(`update topics_locales set name = 'Aviation law' where _parent_id = ${topics[0] ?? 0}`)
    const before = await readLog()

    const { code, lines } = await audit(['--check'])

    expect(code).toBe(1)
    expect(lines).toContain(`publish     topic ${topics[0] ?? 0} en /en/insights/topics/aviation`)
    expect(await readLog()).toEqual(before)
  })

  it('writes what is missing, withdraws what is gone, and is right afterwards', async () => {
    await sql(`delete from topics where id = ${topics[1] ?? 0}`)

    const { code, lines } = await audit()

    expect(code).toBe(0)
    expect(lines.slice(-3)).toEqual([
      `publish     topic ${topics[0] ?? 0} en /en/insights/topics/aviation`,
      `withdraw    topic ${topics[1] ?? 0} en`,
      '6 documents looked at. Written to the log: 2 editions. Held back: 0.',
    ])
    expect((await audit(['--check'])).code).toBe(0)
    expect(findBrokenRevisions(await readLog())).toEqual([])
  })

  it('fills an empty log with the same editions', async () => {
    const before = documentsOf(await readLog())
    await sql('truncate publications, publication_heads, publication_references, former_addresses')

    expect((await audit()).code).toBe(0)

    expect(documentsOf(await readLog())).toEqual(before)
  })

  it('compares the copies of each picture that readers may have', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await draw(600, 400))], { type: 'image/jpeg' }), 'Harbour wall.jpg')
    form.append('_payload', JSON.stringify({ alt: 'A harbour wall' }))
    const picture = docOf(await admin.ask('POST', 'media', { form })).id
    const facts = { title: 'An opening', summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }
    await content.add('news', { ...facts, body: [{ blockType: 'picture', picture }] })
    const copies = async () => (await readLog()).filter(({ type }) => type === 'medium').at(-1)?.document ?? ''
    const before = await copies()
    await sql(`update media set sizes_jpeg480_filename = null where id = ${picture}`)

    const checked = await audit(['--check'])
    const repaired = await audit()

    expect(before).toContain('480')
    expect(checked.lines).toContain(`publish     medium ${picture} en`)
    expect([checked.code, repaired.code, (await audit(['--check'])).code]).toEqual([1, 0, 0])
    expect((JSON.parse(await copies()) as Medium).files).toHaveLength((JSON.parse(before) as Medium).files.length - 1)
  })

  it('tells of a document that cannot be published, holds it back, and goes on with the others', async () => {
    await sql(`update topics_locales set slug = 'capital' where _parent_id = ${topics[3] ?? 0}`)
    await sql(`update topics_locales set name = 'Capital markets' where _parent_id = ${topics[2] ?? 0}`)

    const { code, lines } = await audit()

    expect(code).toBe(1)
    expect(lines).toContain(
      `held back   topic ${topics[3] ?? 0}: "Capital markets" and "Disputes" would both have the address /en/insights/topics/capital. Change the slug of one of them.`,
    )
    expect(lines).toContain(`publish     topic ${topics[2] ?? 0} en /en/insights/topics/capital`)
    expect((await findTopic(3))?.document).toContain('/en/insights/topics/disputes')
  })

  it('says so in one line when there is no CMS', async () => {
    const { code, words } = await audit([], { PORT_BASE: '1024' })

    expect(code).toBe(1)
    expect(words).toBe('Cannot audit: the CMS at http://127.0.0.1:1025 does not answer. Is "npm start" running?\n')
  })

  it('is closed to those who do not hold the secret of the CMS', async () => {
    const headers = { authorization: `Bearer ${ensureSecrets(place.dataDir).CMS_SECRET}` }
    const response = await fetch(`${cmsOrigin(place)}/api/audit-log?locale=en`, { method: 'POST', headers })

    expect(response.status).toBe(401)
  })
})
