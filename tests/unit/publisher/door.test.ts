import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unseen } from '../../../services/publisher/care/alarms'
import { openDesk } from '../../../services/publisher/http/desk'
import { openServer } from '../../../services/publisher/http/open-server'
import { Bell } from '../../../services/publisher/publishing/bell'
import { openDiskStore } from '../../../services/releases/store/open-store'

const key = 'the operator key'
const folder = mkdtempSync(join(tmpdir(), 'door-'))
const done: string[] = []
let server: Server

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
  server = openServer({
    ...{ webhookSecret: 'a secret', operatorKey: key, cmsOrigin: 'http://127.0.0.1:1', bell: new Bell(), desk },
    preview: ({ path }) => Promise.resolve({ status: 200, type: 'text/html; charset=utf-8', body: path }),
    findPicture: () => Promise.resolve(Buffer.from('a picture')),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

async function ask(line: string, headers: Record<string, string> = { authorization: `Bearer ${key}` }) {
  const [method = '', path = ''] = line.split(' ')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' })
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
