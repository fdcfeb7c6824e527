import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { portOf } from '../../src/config/addresses'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { listen } from '../support/edge/servers'

describe('a service that misbehaves', () => {
  let edge: EdgeProcess

  beforeAll(async () => {
    edge = await startEdge(['edge', 'cms', 'search'])
  })
  afterAll(() => edge.stop())

  const get = (path: string, init?: RequestInit) => fetch(`${edge.origin}${path}`, init)
  const isServing = async () => (await get('/healthz')).ok

  /** A search service that says just this, and hangs up. */
  async function withSearch<Result>(says: string, work: () => Promise<Result>): Promise<Result> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(Buffer.from(says, 'latin1')))
    })
    await listen(server, portOf('search', edge.portBase))
    try {
      return await work()
    } finally {
      server.close()
    }
  }
  const statusFor = (says: string) => withSearch(says, async () => (await get('/search/1')).status)

  it.each([
    ['text/html', /<h1>This part is not running\.<\/h1>.*<strong>Content management<\/strong> does not answer\./],
    ['application/json', /"error": "Content management does not answer\..*"service": "cms"/s],
  ])('by being down is named to a client that accepts %s, with a time to come back', async (accept, words) => {
    const answer = await get('/admin', { headers: { accept } })

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('content-type')).toContain(accept)
    expect((await answer.text()).match(words)?.length).toBe(1)
  })

  it.each([
    ['by hanging up', ''],
    ['by not speaking HTTP', 'SSH-2.0-OpenSSH\r\n'],
    ['by a status that is none', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
  ])('%s becomes 502', async (_, says) => {
    expect(await statusFor(says)).toBe(502)
    expect(await isServing()).toBe(true)
  })

  it.each([
    ['404 Not Found', 'text/plain', /^default-src 'none';.*frame-ancestors 'none'; report-to edge$/],
    ['200 OK', 'application/json', /^default-src 'none';.*frame-ancestors 'none'; report-to edge$/],
    // The strict policy would take a page's own styles away.
    ['200 OK', 'text/html; charset=utf-8', /^none$/],
    // It would replace the policy that the browser has cached with the file.
    ['304 Not Modified', 'image/svg+xml', /^none$/],
  ])('by sending %s of %s without a content security policy gets the right one (L-4)', async (status, type, policy) => {
    // It hangs up at once: a connection that the edge keeps would end under the next request.
    const says = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 0\r\n\r\n`
    const answer = await withSearch(says, () => get('/search/1'))
    const { headers } = answer

    expect(answer.status).toBe(Number(status.slice(0, 3)))
    expect(headers.get('content-security-policy') ?? 'none').toMatch(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('by a status line with odd bytes does not end the edge', async () => {
    expect(await statusFor('HTTP/1.1 200 \u0001\u0002\r\nContent-Length: 0\r\n\r\n')).toBe(200)
    expect(await isServing()).toBe(true)
  })

  it('by breaking off in the middle breaks off for the client too, who would wait for nothing', async () => {
    await withSearch('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', async () => {
      const answer = await get('/search/1')

      await expect(answer.text()).rejects.toThrow('terminated')
    })
    expect(await isServing()).toBe(true)
  })

  it('by not reading on once it has answered does not hold up the client’s next request', async () => {
    const held: Socket[] = []
    const hasty = createServer((socket) => {
      held.push(socket)
      socket.on('error', () => undefined)
      socket.once('data', () => {
        socket.pause()
        socket.write('HTTP/1.1 401 No\r\nContent-Length: 2\r\n\r\nno')
      })
    })
    await listen(hasty, portOf('search', edge.portBase))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (path: string, body: Buffer) => {
      const asked = request(`${edge.origin}${path}`, { method: 'POST', agent }).end(body)
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      await answer.toArray()
      return answer.statusCode
    }

    expect(await ask('/search/1', Buffer.alloc(20_000_000))).toBe(401)
    expect(await ask('/nowhere', Buffer.alloc(10))).toBe(404)
    agent.destroy()
    for (const socket of held) socket.destroy()
    hasty.close()
  })
})
