import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type Server } from 'node:http'
import { portOf } from '../../src/config/addresses'
import { ForeignLog } from '../support/contract/foreign-log'
import { createEchoService, echoed } from '../support/edge/echo-service'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { closeAll, listen, sendRaw } from '../support/edge/servers'

describe('the proxy', () => {
  let edge: EdgeProcess
  let account: Server

  beforeAll(async () => {
    edge = await startEdge(['edge', 'account', 'cms', 'search'])
    account = await listen(createEchoService(), portOf('account', edge.portBase))
  })
  afterAll(async () => {
    await edge.stop()
    await closeAll(account)
  })

  const get = (path: string, init?: RequestInit) => fetch(`${edge.origin}${path}`, init)
  const ask = async (path: string, init?: RequestInit) => echoed.parse(await (await get(path, init)).json())
  const send = (lines: string[], body = '') => sendRaw(edge.portBase, `${lines.join('\r\n')}\r\n\r\n${body}`)

  it('leaves the site to a development server where one runs, and keeps its own health', async () => {
    const inWork = await startEdge(['edge', 'account', 'develop'])
    const gatsby = await listen(createEchoService(), portOf('develop', inWork.portBase))
    const ask = async (path: string) => (await fetch(inWork.origin + path)).text()

    expect(JSON.parse(await ask('/en/about-us'))).toMatchObject({ url: '/en/about-us' })
    expect(JSON.parse(await ask('/__refresh?x'))).toMatchObject({ url: '/__refresh?x' })
    expect(await ask('/healthz')).not.toContain('"url"')
    expect(await ask('/online-services')).not.toContain('"url"')
    await inWork.stop()
    await closeAll(gatsby)
  })

  it('shows the media of another CMS below the site, and nothing else of it (AD-4, N18)', async () => {
    const foreign = await new ForeignLog([]).open()
    foreign.media.set('/media/a.jpg', 'image/jpeg').set('/admin', 'text/html')
    const env = { CMS: 'none', LOG_URL: `${foreign.origin}/log` }
    const without = await startEdge(['edge', 'account'], { env })
    const statusOf = async (path: string) => (await fetch(without.origin + path)).status

    const statuses = await Promise.all(['/media/a.jpg', '/media/b.jpg', '/admin'].map(statusOf))
    await without.stop()
    foreign.close()
    expect(statuses).toEqual([200, 404, 503])
  })

  describe('what it passes on', () => {
    it('is path, query and body, to the service that owns the path', async () => {
      const heard = await ask('/graphql?op=a%20b', { method: 'POST', body: 'x'.repeat(70_000) })

      expect(heard).toMatchObject({ method: 'POST', url: '/graphql?op=a%20b', bytes: 70_000 })
    })

    it('says who asked, whatever the client says of itself', async () => {
      const lies = {
        forwarded: 'for=203.0.113.9',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '443',
        'x-forwarded-prefix': '/evil',
        'x-forwarded-proto': 'gopher',
        'x-real-ip': '203.0.113.9',
      }
      const { headers } = await ask('/graphql', { headers: lies })
      const told = Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name))

      expect(told.sort()).toEqual([
        ['x-forwarded-for', '127.0.0.1'],
        ['x-forwarded-host', new URL(edge.origin).host],
        ['x-forwarded-proto', 'http'],
      ])
      expect(headers.host).toBe(new URL(edge.origin).host)
    })

    it('carries an id of the edge’s own, which finds the lines of every service that took part', async () => {
      const forged = 'f'.repeat(16)
      const { headers } = await ask('/graphql', { headers: { 'x-request-id': forged } })
      const again = await ask('/graphql')

      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/)
      expect([headers['x-request-id'], again.headers['x-request-id']]).not.toContain(forged)
      expect(again.headers['x-request-id']).not.toBe(headers['x-request-id'])
    })

    it.each([
      { who: 'a proxy of the firm’s own', trusted: '127.0.0.1, 10.0.0.1', told: '203.0.113.9, 192.0.2.7, 10.0.0.1' },
      { who: 'one that says nonsense', trusted: '127.0.0.1', told: 'unknown', sender: '127.0.0.1' },
      { who: 'one that says nothing', trusted: '127.0.0.1', told: '', sender: '127.0.0.1' },
      { who: 'anybody else', trusted: '10.0.0.1', told: '203.0.113.9', sender: '127.0.0.1' },
    ])('believes $who as far as it may (R-CON-01, Q-6)', async ({ trusted, told, sender = '192.0.2.7' }) => {
      const behind = await startEdge(['edge', 'account'], { env: { TRUSTED_PROXIES: trusted } })
      const service = await listen(createEchoService(), portOf('account', behind.portBase))
      const answer = await fetch(`${behind.origin}/graphql`, { headers: { 'x-forwarded-for': told } })
      const { headers } = echoed.parse(await answer.json())
      await behind.stop()
      await closeAll(service)

      expect(headers['x-forwarded-for']).toBe(sender)
    })

    it('leaves out what was meant for the edge alone', async () => {
      const answer = await send([
        'GET /graphql HTTP/1.1',
        'Host: x',
        'Connection: close, X-Mine, Content-Length',
        'X-Mine: 1',
        'Proxy-Authorization: Basic eA==',
        'TE: trailers',
      ])
      const { headers } = echoed.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)))

      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/x-mine|proxy-|^te$/)]))
    })

    it('leaves out of the answer what was meant for the edge alone, and keeps the client’s connection', async () => {
      const agent = new Agent({ keepAlive: true })
      const asked = request(`${edge.origin}/graphql`, { agent }).end()
      const [{ headers }] = (await once(asked, 'response')) as [IncomingMessage]
      asked.destroy()
      agent.destroy()

      expect(headers).toMatchObject({ 'x-everybody': 'known', connection: 'keep-alive' })
      expect(headers).not.toHaveProperty('x-neighbour')
    })

    it('never is a body without its length, which a service would take for another request', async () => {
      const smuggled = 'GET /online-services HTTP/1.1\r\nHost: x\r\n\r\n'
      const heard: string[] = []
      const listener = ({ url = '' }: IncomingMessage) => heard.push(url)
      account.on('request', listener)
      const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`
      const answer = await send(
        ['DELETE /graphql HTTP/1.1', 'Host: x', 'Connection: close', 'Transfer-Encoding: chunked'],
        chunked,
      )
      account.off('request', listener)

      expect(answer).toMatch(/^HTTP\/1\.1 411 /)
      expect(heard).toEqual([])
    })

    it('begins with "100 Continue" where a client waits for it', async () => {
      const lines = ['POST /graphql HTTP/1.1', 'Host: x', 'Connection: close', 'Expect: 100-continue']
      const small = await send([...lines, 'Content-Length: 2'], 'ab')
      const large = await send([...lines, 'Content-Length: 26000000'])

      expect(small).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
      expect(small).toContain('"bytes":2')
      expect(large).toMatch(/^HTTP\/1\.1 413 /)
    })
  })

  describe('whose path it is', () => {
    it('goes by whole segments: /graphqlx is nobody else’s', async () => {
      expect((await get('/graphqlx')).status).toBe(404)
    })

    it('stays unsaid to a service outside the installation, whatever listens on its port', async () => {
      const stranger = await listen(createEchoService(), portOf('identity', edge.portBase))
      const answer = await get('/idp')
      await closeAll(stranger)

      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ service: 'identity', error: /not part of this installation/ })
    })
  })

  describe('a body', () => {
    it('that is announced as larger than 25 MB is refused before it is sent', async () => {
      const asked = request(`${edge.origin}/graphql`, { method: 'POST', headers: { 'content-length': 26_000_000 } })
      asked.flushHeaders()
      const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
      asked.destroy()

      expect(statusCode).toBe(413)
    })

    it('that turns out to be larger than 25 MB is refused, in words that reach the client', async () => {
      const asked = request(`${edge.origin}/graphql`, { method: 'POST' })
      const answered = once(asked, 'response') as Promise<[IncomingMessage]>
      for (let sent = 0; sent < 26_000_000; sent += 1_000_000) asked.write(Buffer.alloc(1_000_000))
      asked.end()
      const [answer] = await answered
      const words = (await answer.toArray()).join('')

      expect(answer.statusCode).toBe(413)
      expect(words).toBe('This is too large: 25 MB are the most.\n')
    })
  })

  it('gives a request up when its client does', async () => {
    const heard = once(account, 'request') as Promise<[IncomingMessage]>
    const asked = request(`${edge.origin}/graphql`, { method: 'POST' }).on('error', () => undefined)
    asked.write('the beginning')
    const [incoming] = await heard
    const closed = new Promise((done) => incoming.once('close', done))
    asked.destroy()
    await closed

    expect(incoming.complete).toBe(false)
  })
})
