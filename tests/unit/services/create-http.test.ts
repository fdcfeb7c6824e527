import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { messageOf } from '../../../services/shared/log'
import { createHttp, type Surroundings } from '../../../src/services/http/create-http'
import { closeAll, listen } from '../../support/edge/servers'

const answering = async (answer: Parameters<typeof createServer>[1]) => {
  const server = await listen(createServer(answer), 0)
  const { port } = server.address() as AddressInfo
  return { at: `http://127.0.0.1:${port}`, close: () => closeAll(server) }
}

const asMuch = (more: Partial<Surroundings> = {}): Surroundings => ({ fetch: (...asked) => fetch(...asked), ...more })

describe('how calls of the product travel', () => {
  it('have succeeded from 200 to 299, and at nothing else (K-8, X-18)', async () => {
    const { at, close } = await answering(({ url = '' }, response) => response.writeHead(Number(url.slice(1))).end())
    const http = createHttp()
    const ask = (status: number) => http.get(`${at}/${status}`).then(() => 'success', messageOf)
    const statuses = [200, 204, 299, 300, 304, 400, 401, 404, 500, 503]
    const outcomes = await Promise.all(statuses.map(ask))
    await close()

    expect(outcomes).toEqual(
      statuses.map((one) => (one < 300 ? 'success' : `Response not successful: Received status code ${one}`)),
    )
  })

  it('carry what is said as JSON, and hand on what was answered (K-8)', async () => {
    const heard: [IncomingMessage, string][] = []
    const { at, close } = await answering((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        heard.push([request, Buffer.concat(parts).toString()])
        response.end(request.method === 'PATCH' ? '{"kept":true}' : 'not JSON')
      })
    })
    const http = createHttp()
    const changed = await http.patch(`${at}/one`, { name: 'Camille' }, { headers: { authorization: 'Bearer a.b.c' } })
    const read = await http.get(`${at}/two`)
    await close()

    const [[request, body] = []] = heard
    expect([changed, read]).toEqual([
      { status: 200, data: { kept: true } },
      { status: 200, data: 'not JSON' },
    ])
    expect(body).toBe('{"name":"Camille"}')
    expect(request?.headers).toMatchObject({ authorization: 'Bearer a.b.c', 'content-type': 'application/json' })
  })

  it('have no time limit but the one that a call names, and say which that was (K-8, X-18)', async () => {
    const { at, close } = await answering((_, response) => void setTimeout(() => response.end('{}'), 300))
    const signals: unknown[] = []
    const http = createHttp(
      asMuch({
        fetch: (url, init) => {
          signals.push(init?.signal)
          return fetch(url, init)
        },
      }),
    )
    const patient = await http.get(at)
    const hurried = await http.get(at, { timeout: 50 }).catch(messageOf)
    await close()

    expect(patient.status).toBe(200)
    expect(signals[0]).toBeUndefined()
    expect(hurried).toBe('timeout of 50ms exceeded')
  })

  it('say that there is no network, or that the page broke off (X-18)', async () => {
    const failWith = async (thrown: unknown) =>
      createHttp(asMuch({ fetch: () => Promise.reject(thrown as Error) }))
        .get('https://firm.example')
        .catch((problem: unknown) => problem)

    expect(await failWith(new TypeError('Failed to fetch'))).toMatchObject({ message: 'Network Error' })
    expect(await failWith(new DOMException('left', 'AbortError'))).toMatchObject({ message: 'Request aborted' })
  })

  it('bring the usual mark against forged requests to their own origin, and to no other (K-8)', async () => {
    const marks: unknown[] = []
    const page = { origin: 'https://firm.example', readCookies: () => 'a=1; XSRF-TOKEN=m%2Fark; b=2' }
    const http = createHttp(
      asMuch({
        page,
        fetch: (_, init) => {
          marks.push(new Headers(init?.headers).get('X-XSRF-TOKEN'))
          return Promise.resolve(new Response('{}'))
        },
      }),
    )
    await http.get('/online-services/user/userpermissions')
    await http.get('https://firm.example/other')
    await http.get('https://firm.eu.auth0.com/api/v2/users/me')

    expect(marks).toEqual(['m/ark', 'm/ark', null])
  })
})
