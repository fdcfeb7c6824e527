import { type IncomingMessage } from 'node:http'
import { type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { findMedium } from '../../../services/edge/proxy/find-medium'
import { ForeignLog } from '../../support/contract/foreign-log'

let foreign: ForeignLog
beforeAll(async () => {
  foreign = await new ForeignLog([]).open()
  foreign.media.set('/media/a.jpg', 'image/jpeg')
})
afterAll(() => foreign.close())

const ask = (path: string, method = 'GET') =>
  findMedium(foreign.origin, path, { method, headers: {} } as unknown as IncomingMessage)
const wordsOf = (body: unknown): Promise<string> =>
  typeof body === 'object' && body !== null && 'open' in body
    ? text((body as { open: () => Readable }).open())
    : Promise.resolve(String(body))

describe('media of another CMS at the edge (AD-4, N18)', () => {
  it('come from there, and can do nothing in the site’s name', async () => {
    const found = await ask('/media/a.jpg')

    expect(found).toMatchObject({ status: 200, type: 'image/jpeg' })
    expect(found?.safety?.['content-security-policy']).toContain("default-src 'none'")
    expect(await wordsOf(found?.body)).toBe('x')
  })

  it('are nothing else that is there, and only read', async () => {
    expect(await ask('/admin')).toBeUndefined()
    foreign.media.set('/admin', 'text/html')
    for (const up of ['/media/../admin', '/media/%2e%2e/admin', '/media/.%2E/admin']) {
      expect(await ask(up)).toMatchObject({ status: 404 })
    }
    expect(await ask('/media/a.jpg', 'POST')).toMatchObject({ status: 405 })
    expect(await ask('/media/missing.jpg')).toMatchObject({ status: 404 })
  })

  it('are missing for a while where it is away', async () => {
    const away = await findMedium('http://127.0.0.1:9', '/media/a.jpg', {
      method: 'GET',
      headers: {},
    } as IncomingMessage)
    expect(away).toMatchObject({ status: 502 })
  })
})
