import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unseen } from '../../../services/publisher/care/alarms'
import { openDesk } from '../../../services/publisher/http/desk'
import { openServer, type ServerOptions } from '../../../services/publisher/http/open-server'
import { Bell } from '../../../services/publisher/publishing/bell'
import { openDiskStore } from '../../../services/releases/store/open-store'

const key = 'the operator key'
const folder = mkdtempSync(join(tmpdir(), 'door-'))
const done: string[] = []
let isAtWork = true
let isReady = true
let server: Server
/** Another that stands by, and knows where both are. */
let second: Server
const addresses: string[] = []

const open = async (one: Server): Promise<Server> => {
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  addresses.push(`http://127.0.0.1:${(one.address() as AddressInfo).port}`)
  return one
}

beforeAll(async () => {
  const action = (name: string) => () => {
    done.push(name)
    return Promise.resolve()
  }
  const desk = openDesk({
    store: openDiskStore(folder),
    state: () => ({ phase: 'idle', waiting: [], head: 9, release: 4, held: [], problem: undefined }),
    log: () => undefined,
    search: () => ({ waiting: 0, problem: undefined }),
    care: () => unseen,
    findRestorable: () => Promise.resolve(undefined),
    countPagesOf: () => 0,
    actions: {
      resume: action('resume'),
      checkSearch: action('check-search'),
      compare: () => void done.push('compare'),
      restore: (number) => Promise.resolve(number === 4 && done.push('restore 4') > 0),
    },
  })
  const own = { webhookSecret: 'a secret', operatorKey: key, cmsOrigin: 'http://127.0.0.1:1', bell: new Bell(), desk }
  const working: ServerOptions = {
    ...own,
    standby: { isNow: () => !isAtWork, isReady: () => isReady, addresses },
    preview: ({ path }) => Promise.resolve({ status: 200, type: 'text/html; charset=utf-8', body: path }),
    findPicture: () => Promise.resolve(Buffer.from('a picture')),
  }
  server = await open(openServer(working))
  const waiting: ServerOptions = {
    ...working,
    standby: { isNow: () => true, isReady: () => isReady, addresses },
    preview: () => Promise.reject(new Error('It has no draft.')),
    findPicture: () => Promise.resolve(undefined),
  }
  second = await open(openServer(waiting))
})
afterAll(() => {
  for (const one of [server, second]) {
    one.close()
    one.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

const asOperator = { authorization: `Bearer ${key}` }

async function ask(line: string, headers: Record<string, string> = asOperator, at = 0) {
  const [method = '', path = ''] = line.split(' ')
  const answer = await fetch(`${addresses[at]}${path}`, { method, headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

describe('the door of the publisher (house 3)', () => {
  it('tells everybody how it is, and shows pictures and drafts', async () => {
    expect(await ask('GET /healthz', {})).toMatchObject({ status: 200, body: '{\n  "status": "ok"\n}\n' })
    expect(await ask(`GET /social/${'a'.repeat(32)}.jpg`, {})).toMatchObject({ status: 200, body: 'a picture' })
    expect(await ask('GET /social/else.jpg', {})).toMatchObject({ status: 404 })
    expect(await ask('GET /preview/a/b', {})).toMatchObject({ status: 200, body: '/preview/a/b' })
    expect(await ask('POST /publisher/webhook', {})).toMatchObject({ status: 401 })
  })

  it('is ready once it is at work, or has made its pages for when it will be (OP-3)', async () => {
    isReady = false
    const [health, ready] = [await ask('GET /healthz', {}, 1), await ask('GET /healthz?ready', {}, 1)]
    isReady = true

    expect([health.status, ready.status, JSON.parse(ready.body)]).toEqual([200, 503, { status: 'preparing' }])
    expect(await ask('GET /healthz?ready', {}, 1)).toMatchObject({ status: 200 })
  })

  it('answers nobody else than the house, and does not say what it would have answered', async () => {
    for (const line of [
      'GET /publisher',
      'POST /publisher/resume',
      'POST /preview/a',
      'GET /elsewhere',
      'PUT /publisher',
    ])
      expect([line, (await ask(line, {})).status]).toEqual([line, 401])
    expect(done).toEqual([])
  })

  it('shows the house its pages, its numbers, and where an item is', async () => {
    const page = await ask('GET /publisher')
    const head = await ask('HEAD /publisher')
    const item = await ask('GET /publisher/documents/articles/7')

    expect(page.body).toContain('Everything that is published is live.')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(JSON.parse(item.body)).toEqual({ phase: 'idle', editions: [], held: [] })
    expect((await ask('GET /publisher/metrics')).body).toContain('publisher_release 4\n')
    expect(JSON.parse((await ask('GET /publisher/status.json')).body)).toMatchObject({ release: 4, head: 9 })
    for (const file of ['status.css', 'status.js']) expect((await ask(`GET /publisher/${file}`)).status).toBe(200)
  })

  it('does what is pressed, and sends back to the page', async () => {
    for (const action of ['resume', 'compare', 'check-search', 'releases/4']) {
      const { status, headers } = await ask(`POST /publisher/${action}`)
      expect([action, status, headers.get('location')]).toEqual([action, 303, '/publisher'])
    }
    expect(done).toEqual(['resume', 'compare', 'check-search', 'restore 4'])
  })

  it('says where there is nothing, and what an address takes', async () => {
    const nothing = ['GET /publisher/else', 'POST /publisher/releases/5', 'GET /publisher/releases/x']
    for (const line of nothing) expect([line, (await ask(line)).status]).toEqual([line, 404])
    for (const [line, allow] of [
      ['GET /publisher/resume', 'POST'],
      ['GET /publisher/webhook', 'POST'],
      ['PUT /publisher/releases/4', 'GET, HEAD, POST'],
      ['DELETE /publisher', 'GET, HEAD'],
    ] as const) {
      const { status, headers } = await ask(line)
      expect([line, status, headers.get('allow')]).toEqual([line, 405, allow])
    }
  })
})

describe('a publisher that stands by (OP-4)', () => {
  const standing = (line: string, headers?: Record<string, string>) => ask(line, headers, 1)

  it('answers with what the one at work says, and lets nobody in who may not come in there', async () => {
    expect(await standing('GET /preview/a/b', {})).toMatchObject({ status: 200, body: '/preview/a/b' })
    expect(await standing(`GET /social/${'a'.repeat(32)}.jpg`, {})).toMatchObject({ status: 200, body: 'a picture' })
    expect((await standing('GET /publisher')).body).toContain('Everything that is published is live.')
    expect((await standing('GET /publisher', {})).status).toBe(401)
    done.length = 0
    const { status, headers } = await standing('POST /publisher/resume')
    expect([status, headers.get('location'), done]).toEqual([303, '/publisher', ['resume']])
    expect((await standing('GET /healthz', {})).status).toBe(200)
  })

  it('says so where none is at work, and does nothing', async () => {
    isAtWork = false
    done.length = 0
    const answer = await standing('POST /publisher/resume')
    expect([answer.status, JSON.parse(answer.body), done]).toEqual([503, { error: 'This publisher stands by.' }, []])
    expect((await standing('GET /publisher')).status).toBe(200)
    isAtWork = true
  })
})
