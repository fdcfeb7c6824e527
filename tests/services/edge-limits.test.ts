import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { createEdge, type Edge } from '../../services/edge/create-edge'
import { openDiskStore } from '../../services/releases/store/open-store'
import { portOf } from '../../src/config/addresses'
import { closeAll, listen } from '../support/edge/servers'
import { findPortBase } from '../support/place/free-ports'

const answerMs = 300
const limits = { bodyBytes: 1000, headersMs: 500, paceMs: 250, paceBytes: 100, connections: 50, answerMs, closeMs: 400 }

/** A service that answers after a time, or bit by bit. */
function dawdle({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/search/never') return
  if (url === '/search/slow') setTimeout(() => response.end('slow'), answerMs / 2)
  if (url === '/search/stream') {
    response.write('first ')
    setTimeout(() => response.end('last'), answerMs * 2)
  }
}

describe('the limits of the edge', () => {
  let edge: Edge
  let search: Server
  let portBase: number

  beforeEach(async () => {
    portBase = await findPortBase()
    edge = createEdge({
      names: ['edge', 'search', 'account'],
      portBase,
      databaseUrl: undefined,
      store: openDiskStore(tmpdir()),
      limits,
    })
    await listen(edge.server, portBase)
    search = await listen(createServer(dawdle), portOf('search', portBase))
  })
  afterEach(async () => {
    if (edge.server.listening) await edge.close()
    await closeAll(search)
  })

  const get = (path: string) => fetch(`http://127.0.0.1:${portBase}${path}`)
  const open = (path: string) => new WebSocket(`ws://127.0.0.1:${portBase}${path}`)

  it('give a service so long to begin its answer, then say 504', async () => {
    const answer = await get('/search/never')

    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({ service: 'search' })
  })

  it('do not cut an answer that has begun', async () => {
    expect(await (await get('/search/stream')).text()).toBe('first last')
  })

  it('do not cut a websocket that has nothing to say', async () => {
    const account = await listen(createServer(), portOf('account', portBase))
    const sockets = new WebSocketServer({ server: account, path: '/graphql' })
    sockets.on('connection', (one) => one.on('message', (data) => one.send(data)))
    const socket = open('/graphql')
    await once(socket, 'open')
    await sleep(answerMs * 2)
    socket.send('still here')
    const [answer] = (await once(socket, 'message')) as [Buffer]

    expect(answer.toString()).toBe('still here')
    socket.terminate()
    await closeAll(account)
  })

  it('give a service so long to accept a websocket, then say 504', async () => {
    const mute = await listen(createTcpServer(), portOf('account', portBase))
    const held = once(mute, 'connection')
    const socket = open('/graphql')
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    const [connection] = (await held) as [NodeJS.Socket]

    expect(answer.statusCode).toBe(504)
    socket.on('error', () => undefined).terminate()
    mute.close()
    if (!(connection as unknown as { destroyed: boolean }).destroyed) connection.end()
  })

  it('end a body that trickles, with 408, and hold no more connections than they may (L-9)', async () => {
    const socket = connect(portBase, '127.0.0.1')
    const started = Date.now()
    socket.write('POST /search/never HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n')
    const trickle = setInterval(() => socket.write('x'), 50)
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('error', () => undefined)
    await once(socket, 'close')
    clearInterval(trickle)

    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(Date.now() - started).toBeLessThan(10_000)
    expect(edge.server.maxConnections).toBe(limits.connections)
  })

  it('let a request in hand finish when the edge is asked to stop, and take no more', async () => {
    const inHand = get('/search/slow')
    await once(search, 'request')
    const closed = edge.close()
    const late = get('/healthz').then(
      () => 'answered',
      () => 'refused',
    )

    expect(await (await inHand).text()).toBe('slow')
    expect(await late).toBe('refused')
    await closed
  })

  it('do not wait longer than that for a request that never ends', async () => {
    const inHand = get('/search/never').catch(() => 'cut')
    await once(search, 'request')
    const started = Date.now()
    await edge.close()

    expect(Date.now() - started).toBeLessThan(1500)
    await inHand
  })
})
