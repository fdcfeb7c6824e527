import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import { portOf } from '../../src/config/addresses'
import { type EdgeProcess, runEdge, startEdge } from '../support/edge/edge-process'
import { closeAll, listen, sendRaw } from '../support/edge/servers'
import { databaseIn, startDatabase } from '../support/place/database-process'
import { findPlace, removePlace } from '../support/place/installation'

const freshMs = 300 // what was said within this time is said again
const health = z.object({
  status: z.string(),
  release: z.null(),
  services: z.record(z.string(), z.object({ up: z.boolean(), ms: z.number(), problem: z.string().optional() })),
})

describe('the edge', () => {
  let edge: EdgeProcess

  beforeAll(async () => {
    edge = await startEdge(['edge', 'account', 'cms'])
  })
  afterAll(() => edge.stop())

  const get = (path: string, init?: RequestInit) => fetch(`${edge.origin}${path}`, init)

  describe('/healthz', () => {
    it('answers 200 while it can serve, and lists every service of the installation (OP-2)', async () => {
      const service = createServer((_, response) => response.end())
      await listen(service, portOf('account', edge.portBase))
      await sleep(freshMs)
      const answer = await get('/healthz')
      const { status, services } = health.parse(await answer.json())
      await closeAll(service)

      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(status).toBe('degraded')
      expect(Object.keys(services)).toEqual(['edge', 'account', 'cms'])
      expect([services.edge?.up, services.account?.up, services.cms?.up]).toEqual([true, true, false])
      expect(services.cms?.problem).toBe('nothing listens there')
    })

    it('answers 503 to ?all while one of them does not answer (OP-2)', async () => {
      expect((await get('/healthz?all')).status).toBe(503)
    })

    it('answers 503 to ?strict while the publisher has an alarm, and names it (OP-2)', async () => {
      const strict = await startEdge(['edge', 'publisher'])
      let alarms = ['slow']
      const publisher = createServer((request, response) => {
        response.statusCode = request.url === '/healthz?strict' && alarms.length > 0 ? 503 : 200
        response.end(JSON.stringify(alarms.length > 0 ? { alarms } : { status: 'ok' }))
      })
      const ask = async () => {
        const answer = await fetch(`${strict.origin}/healthz?strict`)
        return [answer.status, ((await answer.json()) as { alarms: string[] }).alarms]
      }
      const away = await ask()
      await listen(publisher, portOf('publisher', strict.portBase))
      await sleep(freshMs)
      const alarmed = await ask()
      const usual = (await fetch(`${strict.origin}/healthz?all`)).status
      alarms = []
      const calm = await ask()
      await closeAll(publisher)
      await strict.stop()

      expect([away, alarmed, usual, calm]).toEqual([[503, ['publisher']], [503, ['slow']], 200, [200, []]])
    })

    it('calls a service down that hangs or is not well, and says so within its limit (OP-2)', async () => {
      const mute = createServer(() => undefined)
      const ill = createServer((_, response) => response.writeHead(500).end())
      await listen(mute, portOf('account', edge.portBase))
      await listen(ill, portOf('cms', edge.portBase))
      await sleep(freshMs)
      const started = Date.now()
      const { services } = health.parse(await (await get('/healthz')).json())
      const tookMs = Date.now() - started
      await closeAll(mute)
      await closeAll(ill)

      expect(services.account).toMatchObject({ up: false, problem: 'no answer within a second' })
      expect(services.cms).toMatchObject({ up: false, problem: 'answered with status 500' })
      expect(tookMs).toBeLessThan(2000)
    })

    it('answers HEAD without a body and refuses what would change something', async () => {
      const head = await get('/healthz', { method: 'HEAD' })
      const post = await get('/healthz', { method: 'POST', body: 'x' })

      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    })
  })

  describe('hostile requests (Q-6, at the edge)', () => {
    it.each([
      ['a climb', 'GET /admin/../healthz HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['an encoded climb', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      [
        'a climb behind encoded slashes',
        'GET /fonts%2f..%2f..%2fpackage.json HTTP/1.1\r\nConnection: close\r\nHost: x',
        400,
      ],
      ['a backslash', 'GET /fonts\\..\\..\\package.json HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['doubled slashes', 'GET //evil.example/ HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['another origin', 'GET http://evil.example/ HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['a null byte', 'GET /a%00b HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['a raw null byte', 'GET /a\0b HTTP/1.1\r\nConnection: close\r\nHost: x', 400],
      ['a long address', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nConnection: close\r\nHost: x`, 414],
      ['long headers', `GET / HTTP/1.1\r\nConnection: close\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}`, 431],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close', 400],
      [
        'two lengths',
        'POST / HTTP/1.1\r\nConnection: close\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
        400,
      ],
      ['a method that mirrors', 'TRACE / HTTP/1.1\r\nConnection: close\r\nHost: x', 405],
      ['no HTTP', 'NONSENSE', 400],
    ])('are refused: %s', async (_, text, status) => {
      expect(await sendRaw(edge.portBase, `${text}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    })

    it('have the icon of the firm before there is a release', async () => {
      const { status, headers } = await get('/favicon.svg')

      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    })

    it.each(['/fonts/README.md', '/fonts', '/package.json', '/constructor', '/__proto__'])(
      'find nothing but what is meant to be found: %s',
      async (path) => {
        expect((await get(path)).status).toBe(404)
      },
    )
  })

  describe('its own pages', () => {
    it.each(['/', '/nowhere', '/healthz', '/favicon.svg', '/admin'])(
      'carry every safety header: %s (Q-6, at the edge)',
      async (path) => {
        const { headers } = await get(path, { headers: { accept: 'text/html' } })

        expect(headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; style-src ('none'|'sha256-[^']+'); font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-to edge$/,
        )
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
        expect(headers.get('permissions-policy')).toContain('camera=()')
        expect(headers.get('permissions-policy')?.split(', ')).toHaveLength(47)
        expect(headers.get('reporting-endpoints')).toBe('edge="/__reports"')
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      },
    )

    const report = (body: string) => get('/__reports', { method: 'POST', body })
    const counted = async () => ((await (await get('/healthz')).json()) as { reports: object }).reports

    it('count by its kind what browsers report, and keep nothing else of it (Q-6)', async () => {
      const own = { type: 'csp-violation', url: 'https://firm.example/en/people/7/anna?q=secret' }
      const sent = [JSON.stringify([own, { ...own, type: 'coop' }]), JSON.stringify({ 'csp-report': own })]
      const statuses = (await Promise.all(sent.map(report))).map(({ status }) => status)

      expect(statuses).toEqual([204, 204])
      expect(await counted()).toEqual({ 'csp-violation': 2, coop: 1 })
    })

    it('count whatever else is sent as one kind, and refuse what is no report (Q-6)', async () => {
      const many = JSON.stringify(Array.from({ length: 500 }, (_, place) => ({ type: `t${place}` })))
      const statuses = [
        await report('x'),
        await report(many),
        await report('['.repeat(70_000)),
        await get('/__reports'),
      ]

      expect(statuses.map(({ status }) => status)).toEqual([204, 204, 413, 405])
      expect(await counted()).toMatchObject({ other: 101 })
    })

    it.each(['GET', 'HEAD', 'POST'])('answer a path that leads nowhere with 404, to %s too', async (method) => {
      const answer = await get('/nowhere', { method })

      expect(answer.status).toBe(404)
      expect((await answer.text()).includes('Nothing is filed at this address.')).toBe(method !== 'HEAD')
    })

    it('send a font once and for good: the second time 304 is enough', async () => {
      const first = await get('/fonts/display.woff2')
      const etag = first.headers.get('etag') ?? ''
      const again = await Promise.all(
        [etag, `"other", W/${etag}`, '*', '"other"'].map((tag) =>
          get('/fonts/display.woff2', { headers: { 'if-none-match': tag } }),
        ),
      )

      expect(first.headers.get('content-type')).toBe('font/woff2')
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
      expect(again.map(({ status }) => status)).toEqual([304, 304, 304, 200])
    })
  })
})

describe('the health of the database', () => {
  it('follows it down and up again, and the edge outlives it (OP-2)', async () => {
    const place = await findPlace()
    const edge = await startEdge(['edge', 'postgres'], { databaseUrl: databaseIn(place).url })
    const isAllUp = async () => (await fetch(`${edge.origin}/healthz?all`)).ok
    const becomes = async (wanted: boolean) => {
      while ((await isAllUp()) !== wanted) await sleep(50)
      return wanted
    }

    expect(await isAllUp()).toBe(false)
    const first = await startDatabase(place)
    expect(await becomes(true)).toBe(true)
    await first.stop()
    expect(await becomes(false)).toBe(false)
    const second = await startDatabase(place)
    expect(await becomes(true)).toBe(true)

    await edge.stop()
    await second.stop()
    removePlace(place)
  })
})

describe('an edge that is asked to stop', () => {
  it('does so at once, though somebody holds a websocket and a connection open', async () => {
    const edge = await startEdge(['edge', 'account'])
    const account = await listen(createServer(), portOf('account', edge.portBase))
    const sockets = new WebSocketServer({ server: account, path: '/graphql' })
    const socket = new WebSocket(`${edge.origin.replace('http', 'ws')}/graphql`)
    await once(socket, 'open')
    connect(edge.portBase, '127.0.0.1').on('error', () => undefined)

    const started = Date.now()
    await edge.stop()

    expect(edge.child.exitCode).toBe(0)
    expect(Date.now() - started).toBeLessThan(2000)
    for (const client of sockets.clients) client.terminate()
    await closeAll(account)
  })
})

describe('an edge whose port is taken', () => {
  it('says so in one line and ends with 1', async () => {
    const edge = await startEdge(['edge'])
    const { code, said } = await runEdge(edge.portBase)
    await edge.stop()

    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(
        `Z error edge The service ends: Port ${edge.portBase} is taken. Set PORT_BASE to move every port.$`,
      ),
    ])
  })
})
