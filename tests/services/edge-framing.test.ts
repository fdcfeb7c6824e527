import { once } from 'node:events'
import { type Server } from 'node:http'
import { connect } from 'node:net'
import { openServer } from '../../services/http/open-server'
import { portOf } from '../../src/config/addresses'
import { fuzzEdge } from '../support/edge-fuzz'
import { type EdgeProcess, startEdge } from '../support/edge-process'
import { createMarkingUpstream, type MarkingUpstream } from '../support/marking-upstream'
import { exchangeRaw, readAnswers } from '../support/raw-connection'
import { closeAll, listen } from '../support/servers'

jest.setTimeout(120_000)

const hidden = 'GET /graphql?mark=hidden HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n'
const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
const websocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]
const write = (method: string, lines: string[], body = '') =>
  [`${method} /graphql?mark=shown HTTP/1.1`, 'Host: x', ...lines, '', body].join('\r\n')
const many = (count: number) => Array.from({ length: count }, () => 'a:')

const tooMany = [900, 1000, 1100, 2100].flatMap((count): [string, string, number][] => [
  [`${count} headers and a length`, write('GET', [...many(count), `Content-Length: ${hidden.length}`], hidden), 431],
  [`${count} headers and chunks`, write('GET', [...many(count), 'Transfer-Encoding: chunked'], chunked), 431],
  [`${count} headers and another protocol`, write('GET', [...many(count), ...websocket], hidden), 431],
])
const misframed: [string, string, number][] = [
  [
    'a length and chunks',
    write('POST', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    400,
  ],
  [
    'chunks and a length',
    write('POST', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
    400,
  ],
  ['two lengths', write('POST', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden), 400],
  ['a list of lengths', write('POST', [`Content-Length: 0, ${hidden.length}`], hidden), 400],
  ['a signed length', write('POST', [`Content-Length: +${hidden.length}`], hidden), 400],
  ['a space before the colon', write('POST', [`Content-Length : ${hidden.length}`], hidden), 400],
  ['a folded line', write('POST', [`X-A: b\r\n Content-Length: ${hidden.length}`], hidden), 400],
  ['a bare line feed', write('POST', [`X-A: b\nContent-Length: ${hidden.length}`], hidden), 400],
  ['a bare carriage return', write('POST', [`X-A: b\rContent-Length: ${hidden.length}`], hidden), 400],
  ['an unknown coding', write('POST', ['Transfer-Encoding: gzip, chunked'], chunked), 501],
  ['chunks twice', write('POST', ['Transfer-Encoding: chunked, chunked'], chunked), 400],
  ['a chunk without a size', write('POST', ['Transfer-Encoding: chunked'], `zz\r\n${hidden}`), 400],
  ['a chunk of any size', write('POST', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${hidden}`), 400],
  ['a chunk that ends elsewhere', write('POST', ['Transfer-Encoding: chunked'], `1\r\nxy\r\n0\r\n\r\n${hidden}`), 400],
  ['chunks of HTTP/1.0', write('POST', ['Transfer-Encoding: chunked'], chunked).replace('HTTP/1.1', 'HTTP/1.0'), 400],
  ['two hosts', write('GET', ['Host: y']), 400],
  ['no host', 'GET /graphql HTTP/1.1\r\n\r\n', 400],
  ['an older protocol', 'GET /graphql\r\n\r\n', 505],
  ['a newer protocol', 'GET /graphql HTTP/2.0\r\nHost: x\r\n\r\n', 505],
  ['a wish that nobody knows', write('GET', ['Expect: tea']), 417],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['no request', 'NONSENSE\r\n\r\n', 400],
  ['long headers', write('GET', [`X-Long: ${'a'.repeat(20_000)}`]), 431],
]

/** One answer, closed after it, with words and every safety header. */
function expectRefusal(heard: string, status: number): void {
  const { answers, rest } = readAnswers(heard)

  expect(answers.map((answer) => answer.status)).toEqual([status])
  expect(rest).toBe('')
  const [{ head, body } = { head: '', body: '' }] = answers
  expect(body.length).toBeGreaterThan(10)
  for (const line of [/^connection: close/im, /^x-content-type-options: nosniff/im, /^content-security-policy: /im]) {
    expect(head).toMatch(line)
  }
}

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
