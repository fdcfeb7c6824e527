import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { findNudgeProblem, nudgeHeaders } from '../../../services/nudge/signature'
import { embeddedIn } from '../../../services/postgres/embedded'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { addColleague, type CmsClient, signIn } from '../../support/cms/cms-client'
import { type Content, contentOf } from '../../support/cms/gated-content'
import { findFurnishedPlace } from '../../support/place/furnished'
import { type Place, removePlace, startInstallation } from '../../support/place/installation'
import { openFeed, readOn } from '../../support/publishing/feed-reader'
import { killCms } from '../../support/storm/kills'

type Heard = { delivery: string; seq: number; problem: string | undefined; at: number }
type Receiver = {
  url: string
  heard: Heard[]
  most: number
  answer: { status: number; afterMs: number }
  server: Server
}

async function listen(secret: () => string): Promise<Receiver> {
  const server = createServer()
  const receiver: Receiver = { url: '', heard: [], most: 0, answer: { status: 204, afterMs: 0 }, server }
  let open = 0
  server.on('request', (request, response) => {
    let body = ''
    receiver.most = Math.max(receiver.most, (open += 1))
    response.on('close', () => {
      open -= 1
    })
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name])
      const signed = { timestamp: header(nudgeHeaders.timestamp), signature: header(nudgeHeaders.signature), body }
      const { delivery, seq } = JSON.parse(body) as { delivery: string; seq: number }
      const problem =
        header(nudgeHeaders.delivery) === delivery ? findNudgeProblem(secret(), signed, new Date()) : 'another delivery'
      receiver.heard.push({ delivery, seq, problem, at: Date.now() })
      const { status, afterMs } = receiver.answer
      setTimeout(() => response.writeHead(status).end(), afterMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nudged`
  return receiver
}

let place: Place
let admin: CmsClient
let content: Content
let one: Receiver
let other: Receiver

beforeAll(async () => {
  place = await findFurnishedPlace()
  const secret = () => ensureSecrets(place.dataDir).WEBHOOK_SECRET
  ;[one, other] = [await listen(secret), await listen(secret)]
  await startInstallation(place, { env: { WEBHOOK_URLS: `${one.url},${other.url}` } }).says('Ready: ')
  admin = await signIn(place)
  content = contentOf(admin)
})
afterAll(() => {
  for (const { server } of [one, other]) server.close()
  removePlace(place)
})
beforeEach(() => {
  for (const receiver of [one, other]) {
    receiver.heard.length = 0
    receiver.most = 0
    receiver.answer = { status: 204, afterMs: 0 }
  }
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const started = Date.now()
  while (!(await isSo())) {
    if (Date.now() - started > 30_000) throw new Error('It was not so within 30 s.')
    await sleep(20)
  }
}

const head = async () => (await readOn(openFeed(place, ensureSecrets(place.dataDir).ACCOUNT_KEY))).at(-1)?.seq ?? 0
const statesOf = async ({ url }: Receiver) => {
  const { rows } = await withClient(embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url, (client) =>
    client.query<{ state: string; answer: string }>(
      'select state::text, answer from nudges where url = $1 order by id desc',
      [url],
    ),
  )
  return rows
}

describe('a publication', () => {
  it('is reported to every receiver within a second, signed, with its row of the log (Q-6)', async () => {
    await content.add('topics', { name: 'Insurance' })
    const published = Date.now()
    await until(() => one.heard.length > 0 && other.heard.length > 0)

    for (const { heard } of [one, other]) {
      expect(heard).toEqual([expect.objectContaining({ seq: await head(), problem: undefined })])
      expect((heard[0]?.at ?? 0) - published).toBeLessThan(1000)
    }
    expect(one.heard[0]?.delivery).not.toBe(other.heard[0]?.delivery)
    await until(async () => (await statesOf(one))[0]?.answer === '204 No Content')
    expect((await statesOf(one)).map(({ state }) => state)).toEqual(['delivered'])
  })

  it('is not told when it was refused, or changed nothing for readers', async () => {
    await admin.ask('POST', 'topics', { body: { name: 'Insurance', _status: 'published' } })
    await admin.ask('POST', 'topics', { body: { name: 'Later' }, query: { draft: true } })
    await sleep(500)

    expect(one.heard).toEqual([])
  })

  it('is sent once for many while a receiver is busy, and never twice at a time', async () => {
    one.answer = { status: 204, afterMs: 400 }
    for (const name of ['Pensions', 'Property', 'Planning', 'Patents']) await content.add('topics', { name })
    const newest = await head()
    await until(() => one.heard.some(({ seq }) => seq === newest))
    await until(async () => (await statesOf(one)).every(({ state }) => state !== 'waiting'))

    expect(one.most).toBe(1)
    expect(one.heard.length).toBeLessThan(4)
    expect((await statesOf(one)).map(({ state }) => state)).toContain('superseded')
  })

  it('is sent again, later and later, to a receiver that fails; the others do not wait for it', async () => {
    one.answer = { status: 500, afterMs: 0 }
    await content.add('topics', { name: 'Competition' })
    await until(() => one.heard.length === 3)
    one.answer = { status: 200, afterMs: 0 }
    await until(() => one.heard.length === 4)

    const [first = 0, second = 0, third = 0, fourth = 0] = one.heard.map(({ at }) => at)
    expect(second - first).toBeGreaterThanOrEqual(1000)
    expect(third - second).toBeGreaterThanOrEqual(2000)
    expect(fourth - third).toBeGreaterThanOrEqual(4000)
    expect(new Set(one.heard.map(({ delivery }) => delivery)).size).toBe(1)
    expect(one.heard.every(({ problem }) => problem === undefined)).toBe(true)
    expect(other.heard).toHaveLength(1)
  })

  it('is sent after a kill of the CMS that came before it was', async () => {
    one.answer = { status: 503, afterMs: 0 }
    await content.add('topics', { name: 'Sanctions' })
    await until(() => one.heard.length > 0)
    one.answer = { status: 204, afterMs: 0 }
    await killCms(place)

    await until(async () => (await statesOf(one))[0]?.state === 'delivered')
  })
})

describe('the list of notifications', () => {
  it('is shown to those who audit, changed by nobody, and hidden from the others', async () => {
    await addColleague(admin, 'author@example.com', ['author'])
    const author = await signIn(place, 'author@example.com')
    const shown = await admin.ask('GET', 'nudges', { query: { limit: 1 } })
    const [nudge] = shown.body.docs as { id: number; url: string }[]

    expect(nudge?.url).toMatch(/\/nudged$/)
    expect((await author.ask('GET', 'nudges')).status).toBe(403)
    expect((await admin.ask('PATCH', `nudges/${nudge?.id ?? 0}`, { body: { state: 'waiting' } })).status).toBe(403)
    expect((await admin.ask('DELETE', `nudges/${nudge?.id ?? 0}`)).status).toBe(403)
  })
})
