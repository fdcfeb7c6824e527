import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { portOf, type ServiceName } from '../../src/config/addresses'
import { type EdgeProcess, startEdge } from '../support/edge-process'

jest.setTimeout(30_000)

const report = z.object({
  status: z.string(),
  services: z.record(z.string(), z.object({ up: z.boolean(), ms: z.number() })),
})

async function listen(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Says back what reached it. */
function echo(incoming: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
  incoming.on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers, bytes }))
  })
}

const echoed = z.object({ url: z.string(), headers: z.record(z.string(), z.string()), bytes: z.number() })

/** Sends bytes as they are: clients such as fetch would tidy a hostile request first. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('the edge', () => {
  let edge: EdgeProcess
  let account: Server
  let sockets: WebSocketServer

  beforeAll(async () => {
    edge = await startEdge(['edge', 'account', 'cms'])
    account = await listen(createServer(echo), portOf('account', edge.portBase))
    sockets = new WebSocketServer({ server: account, path: '/graphql' })
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
  })
  afterAll(async () => {
    await edge.stop()
    for (const socket of sockets.clients) socket.terminate()
    account.closeAllConnections()
    account.close()
  })

  const get = (path: string, init?: RequestInit) => fetch(`${edge.origin}${path}`, init)

  describe('/healthz', () => {
    it('answers 200 while it can serve, and lists every service of the installation (OP-2)', async () => {
      const answer = await get('/healthz')
      const { status, services } = report.parse(await answer.json())

      expect(answer.status).toBe(200)
      expect(status).toBe('degraded')
      expect(Object.keys(services)).toEqual(['edge', 'account', 'cms'])
      expect(services.edge?.up).toBe(true)
      expect(services.cms?.up).toBe(false)
    })

    it('answers 503 to ?all while one of them does not answer (OP-2)', async () => {
      expect((await get('/healthz?all')).status).toBe(503)
    })

    it('answers HEAD without a body and refuses what would change something', async () => {
      const head = await get('/healthz', { method: 'HEAD' })
      const post = await get('/healthz', { method: 'POST' })

      expect([head.status, await head.text()]).toEqual([200, ''])
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    })
  })

  describe('the proxy', () => {
    it('passes path, query and body to the service that owns the path', async () => {
      const answer = await get('/graphql?op=a%20b', { method: 'POST', body: 'x'.repeat(70_000) })

      expect(echoed.parse(await answer.json())).toMatchObject({ url: '/graphql?op=a%20b', bytes: 70_000 })
    })

    it('says who asked, whatever the client says of itself', async () => {
      const lies = {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
      }
      const { headers } = echoed.parse(await (await get('/graphql', { headers: lies })).json())

      expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
      expect(headers['x-forwarded-host']).toBe(new URL(edge.origin).host)
      expect(headers['x-forwarded-proto']).toBe('http')
    })

    it('carries websockets', async () => {
      const socket = new WebSocket(`${edge.origin.replace('http', 'ws')}/graphql`)
      await once(socket, 'open')
      socket.send('hello')
      const [answer] = (await once(socket, 'message')) as [Buffer]

      expect(answer.toString()).toBe('hello')
      socket.close()
    })

    it.each([
      ['text/html', /^Content management is not running\./],
      ['application/json', /"error": "Content management is not running\./],
    ])('tells a client that accepts %s which service is down, and when to come back', async (accept, words) => {
      const answer = await get('/admin', { headers: { accept } })

      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await answer.text()).toMatch(words)
    })

    it('matches whole segments: /graphqlx is nobody else’s', async () => {
      expect((await get('/graphqlx')).status).toBe(404)
    })

    it('refuses a body that is announced as larger than 25 MB before it is sent', async () => {
      const asked = request(`${edge.origin}/graphql`, { method: 'POST', headers: { 'content-length': 26_000_000 } })
      asked.flushHeaders()
      const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
      asked.destroy()

      expect(statusCode).toBe(413)
    })

    it('refuses a body that turns out to be larger than 25 MB', async () => {
      const asked = request(`${edge.origin}/graphql`, { method: 'POST' })
      asked.on('error', () => undefined) // the edge hangs up on what it refuses
      const answered = once(asked, 'response') as Promise<[IncomingMessage]>
      for (let sent = 0; sent < 26_000_000; sent += 1_000_000) asked.write(Buffer.alloc(1_000_000))
      asked.end()

      expect((await answered)[0].statusCode).toBe(413)
    })

    it('survives a service that hangs up in the middle of an answer', async () => {
      const port = portOf('identity', edge.portBase)
      const rude = await listen(
        createServer((_, response) => {
          response.write('half')
          response.socket?.destroy()
        }),
        port,
      )
      await get('/idp').then(
        (answer) => answer.text().catch(() => undefined),
        () => undefined,
      )
      rude.close()

      expect((await get('/healthz')).status).toBe(200)
    })
  })

  describe('hostile requests (Q-6, at the edge)', () => {
    it.each([
      'GET /admin/../healthz HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /a%00b HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'NONSENSE\r\n\r\n',
    ])('are refused: %j', async (text) => {
      expect(await sendRaw(edge.portBase, text)).toMatch(/^HTTP\/1\.1 400 /)
    })

    it('get no more than 16 kB of headers read', async () => {
      const text = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`

      expect(await sendRaw(edge.portBase, text)).toMatch(/^HTTP\/1\.1 431 /)
    })
  })

  describe('its own pages', () => {
    it.each(['/', '/nowhere', '/healthz'])('carry every safety header: %s (Q-6, at the edge)', async (path) => {
      const { headers } = await get(path)

      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    })

    it('answer a path that leads nowhere with 404', async () => {
      const answer = await get('/nowhere')

      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Nothing is filed at this address.')
    })

    it('send a font once: the second time 304 is enough', async () => {
      const first = await get('/fonts/display.woff2')
      const etag = first.headers.get('etag') ?? ''
      const second = await get('/fonts/display.woff2', { headers: { 'if-none-match': etag } })

      expect(first.headers.get('content-type')).toBe('font/woff2')
      expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
      expect(second.status).toBe(304)
    })
  })
})

describe('an edge that is told to stop', () => {
  it('does so at once, though somebody holds a websocket and a connection open', async () => {
    const edge = await startEdge(['edge'] satisfies ServiceName[])
    const account = await listen(createServer(echo), portOf('account', edge.portBase))
    const sockets = new WebSocketServer({ server: account, path: '/graphql' })
    const socket = new WebSocket(`${edge.origin.replace('http', 'ws')}/graphql`)
    await once(socket, 'open')
    connect(edge.portBase, '127.0.0.1').on('error', () => undefined)

    const started = Date.now()
    await edge.stop()

    expect(edge.child.exitCode).toBe(0)
    expect(Date.now() - started).toBeLessThan(2000)
    for (const client of sockets.clients) client.terminate()
    account.closeAllConnections()
    account.close()
  })
})
