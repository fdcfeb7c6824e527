import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createHttp } from '../../../src/services/http/create-http'
import { closeAll, listen } from '../../support/servers'

describe('how calls of the product travel', () => {
  it('have no time limit of their own, and the usual names against forged requests (K-8)', () => {
    expect(createHttp().defaults).toMatchObject({
      timeout: 0,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    })
  })

  it('have succeeded from 200 to 299, and at nothing else (K-8, X-18)', async () => {
    const server = await listen(
      createServer(({ url = '' }, response) => response.writeHead(Number(url.slice(1))).end()),
      0,
    )
    const { port } = server.address() as AddressInfo
    const http = createHttp()
    const succeeds = (status: number) =>
      http.get(`http://127.0.0.1:${port}/${status}`, { maxRedirects: 0, proxy: false }).then(
        () => true,
        () => false,
      )
    const statuses = [200, 204, 299, 300, 304, 400, 401, 404, 500, 503]
    const outcomes = await Promise.all(statuses.map(succeeds))
    await closeAll(server)

    expect(outcomes).toEqual(statuses.map((status) => status < 300))
  })
})
