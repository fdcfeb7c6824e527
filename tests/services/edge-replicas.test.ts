import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { closeAll, listen } from '../support/edge/servers'

type Replica = { port: number; heard: string[]; stop: () => Promise<void>; start: () => Promise<void> }

/** Says its name and how long a body was; may instead hang up on everybody. */
async function startReplica(name: string, hangsUp: () => boolean): Promise<Replica> {
  const heard: string[] = []
  let server: Server
  let sockets: WebSocketServer
  const open = async (port: number) => {
    server = createServer((request, response) => {
      let bytes = 0
      request.on('error', () => undefined)
      request.on('data', (chunk: Buffer) => (bytes += chunk.length))
      request.on('end', () => {
        heard.push(request.method ?? '')
        if (hangsUp() && request.url !== '/healthz') request.socket.destroy()
        else response.end(request.url === '/healthz' ? '{}' : `${name} ${bytes}`)
      })
    })
    sockets = new WebSocketServer({ server, path: '/graphql' })
    sockets.on('connection', (socket) => socket.send(name))
    await listen(server, port)
    return (server.address() as AddressInfo).port
  }
  const port = await open(0)
  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate()
    await closeAll(server)
  }
  return {
    port,
    heard,
    stop,
    start: async () => {
      await open(port)
    },
  }
}

describe('a service at two addresses (house 3)', () => {
  let edge: EdgeProcess
  let first: Replica
  let second: Replica
  let isHangingUp = false

  beforeAll(async () => {
    first = await startReplica('first', () => isHangingUp)
    second = await startReplica('second', () => false)
    const SERVICE_URLS = [first, second].map(({ port }) => `account=http://127.0.0.1:${port}`).join(',')
    edge = await startEdge(['edge', 'account'], { env: { SERVICE_URLS } })
  })
  afterAll(async () => {
    await edge.stop()
    await first.stop()
    await second.stop()
  })

  const get = async (path = '/online-services') => (await fetch(edge.origin + path)).text()
  const post = async () => {
    const answer = await fetch(`${edge.origin}/graphql`, { method: 'POST', body: 'x'.repeat(70_000) })
    return answer.ok ? answer.text() : answer.status
  }
  const several = async <Result>(ask: () => Promise<Result>) => {
    const answers: Result[] = []
    for (let count = 0; count < 6; count++) answers.push(await ask())
    return answers
  }
  const openSocket = async () => {
    const socket = new WebSocket(`${edge.origin.replace('http', 'ws')}/graphql`)
    const [name] = (await once(socket, 'message')) as [Buffer]
    socket.terminate()
    return name.toString()
  }
  const health = async (query = '') =>
    (await (await fetch(`${edge.origin}/healthz${query}`)).json()) as { services: object; alarms?: string[] }

  it('is asked at both in turn', async () => {
    expect((await several(get)).sort()).toEqual([
      ...Array<string>(3).fill('first 0'),
      ...Array<string>(3).fill('second 0'),
    ])
    expect(new Set(await several(post))).toEqual(new Set(['first 70000', 'second 70000']))
    expect(new Set(await several(openSocket))).toEqual(new Set(['first', 'second']))
    expect((await health()).services).toMatchObject({ account: { up: true } })
  })

  it('answers at the other when one dies: pages, forms and websockets, and its health says so', async () => {
    await first.stop()

    // Each of the three meets an address that nobody has passed over yet.
    expect(new Set(await several(post))).toEqual(new Set(['second 70000']))
    await sleep(2100)
    expect(new Set(await several(openSocket))).toEqual(new Set(['second']))
    await sleep(2100)
    expect(new Set(await several(get))).toEqual(new Set(['second 0']))
    await sleep(300)
    const { services, alarms } = await health('?strict')
    expect(services).toMatchObject({ account: { up: true, problem: '1 of 2 addresses: nothing listens there' } })
    expect(alarms).toContain('account-replica')
  })

  it('is asked at both again once the one is back', async () => {
    await first.start()
    await sleep(2100)

    expect(new Set(await several(get))).toEqual(new Set(['first 0', 'second 0']))
  })

  it('is asked again elsewhere when one hangs up, unless that could do a thing twice', async () => {
    isHangingUp = true
    const before = second.heard.length
    const answers = await several(get)
    await sleep(2100)
    const posted = await several(post)
    isHangingUp = false

    expect(new Set(answers)).toEqual(new Set(['second 0']))
    expect(new Set(posted)).toEqual(new Set([502, 'second 70000']))
    // Each that failed at the first was heard there alone.
    expect(second.heard.slice(before).filter((method) => method === 'POST')).toHaveLength(
      posted.filter((answer) => answer !== 502).length,
    )
  })

  it('is down when both are, and says so', async () => {
    await Promise.all([first.stop(), second.stop()])
    const answers = await Promise.all(['GET', 'POST'].map((method) => fetch(`${edge.origin}/graphql`, { method })))

    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    await Promise.all([first.start(), second.start()])
  })
})
