import { once } from 'node:events'
import { type IncomingMessage, type Server } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { portOf } from '../../src/config/addresses'
import { createEchoService } from '../support/edge/echo-service'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { closeAll, listen, sendRaw } from '../support/edge/servers'

describe('websockets through the edge', () => {
  let edge: EdgeProcess
  let account: Server
  let sockets: WebSocketServer

  beforeAll(async () => {
    edge = await startEdge(['edge', 'account', 'cms'])
    account = await listen(createEchoService(), portOf('account', edge.portBase))
    sockets = new WebSocketServer({ server: account, path: '/graphql' })
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
  })
  afterAll(async () => {
    await edge.stop()
    for (const socket of sockets.clients) socket.terminate()
    await closeAll(account)
  })

  const isServing = async () => (await fetch(`${edge.origin}/healthz`)).ok
  const send = (lines: string[], body = '') => sendRaw(edge.portBase, `${lines.join('\r\n')}\r\n\r\n${body}`)
  const open = (path: string) => new WebSocket(`${edge.origin.replace('http', 'ws')}${path}`)
  const refusalOf = async (socket: WebSocket) => {
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    socket.on('error', () => undefined).terminate()
    return answer.statusCode
  }

  it('are carried both ways', async () => {
    const socket = open('/graphql')
    await once(socket, 'open')
    socket.send('hello')
    const [answer] = (await once(socket, 'message')) as [Buffer]

    expect(answer.toString()).toBe('hello')
    socket.close()
  })

  it.each([
    ['400 where a service speaks none, whether or not it runs (L-9)', '/admin', 400],
    ['503 where there is no such service', '/idp', 503],
    ['404 where nothing is', '/nowhere', 404],
    ['what the service says where it has none', '/online-services', 400],
    ['400 where the address deceives', '/graphql%00', 400],
  ])('get %s', async (_, path, status) => {
    expect(await refusalOf(open(path))).toBe(status)
  })

  it('are the only other protocol: an offer of HTTP/2 is answered in HTTP/1.1', async () => {
    const offer = ['Host: x', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']

    expect(await send(['GET /healthz HTTP/1.1', ...offer])).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(await send(['GET /graphql HTTP/1.1', ...offer])).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(await send(['POST /graphql HTTP/1.1', ...offer, 'Content-Length: 2'], 'ab')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('do not end the edge when either side breaks off', async () => {
    const first = open('/graphql')
    await once(first, 'open')
    first.terminate()
    const second = open('/graphql')
    await once(second, 'open')
    for (const socket of sockets.clients) socket.terminate()
    await once(second, 'close')

    expect(await isServing()).toBe(true)
  })
})
