import { once } from 'node:events'
import { type Server } from 'node:http'
import { connect } from 'node:net'
import { openServer } from '../../services/http/open-server'
import { portOf } from '../../src/config/addresses'
import { fuzzEdge } from '../support/edge/edge-fuzz'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { createMarkingUpstream, type MarkingUpstream } from '../support/edge/marking-upstream'
import { expectRefusal, hidden, misframed, tooMany, websocket, write } from '../support/edge/misframed-requests'
import { exchangeRaw, readAnswers } from '../support/edge/raw-connection'
import { closeAll, listen } from '../support/edge/servers'

describe('requests that could be read as two (Q-6, at the edge)', () => {
  let edge: EdgeProcess
  let upstream: MarkingUpstream

  beforeAll(async () => {
    edge = await startEdge(['edge', 'account', 'cms'])
    upstream = createMarkingUpstream()
    await listen(upstream.server, portOf('account', edge.portBase))
  })
  afterAll(async () => {
    await edge.stop()
    await closeAll(upstream.server)
  })
  beforeEach(() => {
    upstream.seen.length = 0
    upstream.strangers.length = 0
  })
  const send = (text: string, waitMs = 3000) => exchangeRaw(edge.portBase, text, waitMs)

  it.each([...tooMany, ...misframed])('are refused by the edge: %s (C-1)', async (_, text, status) => {
    expectRefusal(await send(text), status)
    expect(upstream.strangers).toEqual([])
    expect(upstream.seen).not.toContain('hidden')
  })

  it.each(['GET', 'DELETE', 'OPTIONS', 'POST'])('reach a service as one: %s with a body (C-1)', async (method) => {
    const { answers } = readAnswers(await send(write(method, [`Content-Length: ${hidden.length}`], hidden), 500))

    expect(answers.map(({ body }) => body)).toEqual(['shown'])
    expect([upstream.seen, upstream.strangers]).toEqual([['shown'], []])
  })

  it('are answered in their order where they are two, and not past one that is refused', async () => {
    const ask = (mark: string, more = '') => `GET /graphql?mark=${mark} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
    const both = readAnswers(await send(ask('one') + ask('two'), 600))
    const refused = readAnswers(await send(ask('three', 'Host: y\r\n') + ask('four')))

    expect(both.answers.map(({ body }) => body)).toEqual(['one', 'two'])
    expect(refused.answers.map(({ status }) => status)).toEqual([400])
    expect(upstream.seen).toEqual(['one', 'two'])
  })

  it('name no other origin, and get no websocket where none is spoken (L-9)', async () => {
    const elsewhere = await send('GET http://evil.example/graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const started = Date.now()
    const mute = await send(write('GET', websocket).replace('/graphql', '/_next/webpack-hmr'))

    expect(elsewhere).toMatch(/^HTTP\/1\.1 400 /)
    expect(mute).toMatch(/^HTTP\/1\.1 400 /)
    expect(Date.now() - started).toBeLessThan(2500)
  })

  it('leave nothing to the service that it did not say: what it left out is added (L-4)', async () => {
    const { headers } = await fetch(`${edge.origin}/graphql`)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('never cross over, however they are changed (C-1)', async () => {
    const found = await fuzzEdge(10_000, 1)

    expect(found).toMatchObject({ cases: 10_000, crossed: 0, uncaught: 0, examples: [] })
    expect(found.answers).toBeGreaterThan(5000)
  })
})

describe('the server that every service opens', () => {
  let server: Server
  let port: number
  const heard: string[] = []

  beforeAll(async () => {
    server = openServer((request, response) => {
      heard.push(request.url ?? '')
      response.end('answered')
    })
    await listen(server, 0)
    const address = server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })
  afterAll(() => closeAll(server))

  it.each([...tooMany, ...misframed])('refuses what could be read as two: %s (C-1)', async (name, text, status) => {
    const isChunk = /^a chunk/.test(name)
    heard.length = 0
    const said = await exchangeRaw(port, text, 3000)
    if (!isChunk) expectRefusal(said, status)
    expect(heard).toEqual(isChunk ? ['/graphql?mark=shown'] : [])
  })

  it('answers an offer of another protocol like any other request', async () => {
    expect(readAnswers(await exchangeRaw(port, write('GET', websocket), 500)).answers[0]?.body).toContain('answered')
  })

  it('gives up a connection that breaks off', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nhalf')
    socket.end()
    await once(socket.resume(), 'close')

    expect(socket.destroyed).toBe(true)
  })
})
