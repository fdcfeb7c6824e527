import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { isAnswered } from '../../../src/services/identity/provider/is-answered'

describe('a page that is about to be opened', () => {
  let server: Server
  const at = (status: number) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}`
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      response.writeHead(Number(url.slice(1)), { location: '/500' }).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  it.each([
    [200, true],
    [302, true],
    [400, false],
    [503, false],
  ])('that answers %i can be shown: %s (X-7)', async (status, expected) => {
    expect(await isAnswered(at(status))).toBe(expected)
  })

  it('is not there where nobody answers (X-7)', async () => {
    expect(await isAnswered('http://127.0.0.1:1/')).toBe(false)
  })
})
