import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answering, type Answering } from '../../../services/http/answering'
import { type Cors } from '../../../services/http/cors'
import { openServer } from '../../../services/http/open-server'
import { toJson, toPlain } from '../../../services/http/respond'
import { safety } from '../../../services/http/safety'

type Asking = { method?: string; headers?: Record<string, string> }

async function ask(parts: Partial<Answering>, { method = 'GET', headers = {} }: Asking = {}) {
  const fail = () => toPlain(500, 'failed')
  const server = openServer(answering({ answer: () => Promise.resolve(toJson(200, { a: 1 })), fail, ...parts }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, method, headers, agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }
const own: Cors = { origins: (origin) => origin === 'https://firm.example', methods: 'GET', headers: 'authorization' }

describe('every service answers', () => {
  it('with the headers of safety, whether all went well or not (house 3)', async () => {
    const answers = [
      await ask({}),
      await ask({ answer: () => Promise.reject(new Error('broken')) }),
      await ask({}, { method: 'HEAD' }),
    ]

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, '{\n  "a": 1\n}\n'],
      [500, 'failed\n'],
      [200, ''],
    ])
    for (const { headers } of answers) expect(headers).toMatchObject({ ...safety, 'cache-control': 'no-store' })
  })

  it('with headers of its own in place of the usual, and those of one answer in place of both (house 3)', async () => {
    const answer = () => Promise.resolve({ ...toPlain(200, 'x'), headers: { 'x-one': 'answer' } })
    const { headers } = await ask({
      answer,
      headers: { 'x-one': 'service', 'x-two': 'service', 'referrer-policy': 'no-referrer' },
    })

    expect(headers).toMatchObject({ 'x-one': 'answer', 'x-two': 'service', 'referrer-policy': 'no-referrer' })
  })

  it('to pages of the origins it knows, and keeps caches from mixing them (house 3)', async () => {
    const answer = () => Promise.resolve({ ...toPlain(200, 'x'), headers: { vary: 'accept-language' } })
    const known = await ask({ answer, cors: own }, { headers: { origin: 'https://firm.example' } })
    const other = await ask({ answer, cors: own }, { headers: { origin: 'https://evil.example' } })

    expect(known.headers).toMatchObject({ 'access-control-allow-origin': 'https://firm.example' })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    for (const { headers } of [known, other]) expect(headers.vary).toBe('origin, accept-language')
  })

  it('what a page may ask only to a browser that asks beforehand (house 3)', async () => {
    const cors: Cors = { ...own, origins: '*', maxAgeSeconds: 60, exposes: 'retry-after' }
    const before = await ask({ cors }, preflight)
    const after = await ask({ cors })

    expect(before.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '60',
    })
    expect(after.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
    })
    expect(after.headers['access-control-allow-methods']).toBeUndefined()
  })

  it('nothing where somebody else answers (house 3)', async () => {
    const { status, body } = await ask({
      answer: (_request, response) => {
        response.writeHead(202).end('elsewhere')
        return Promise.resolve(undefined)
      },
    })

    expect([status, body]).toEqual([202, 'elsewhere'])
  })
})
