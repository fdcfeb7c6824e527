import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { allowsPublic } from '../../../../services/cms/links/ask-politely'
import { createChecker } from '../../../../services/cms/links/check-link'
import { linksIn } from '../../../../services/cms/links/links-in'
import { isPublicAddress } from '../../../../services/cms/links/public-address'
import { allowsPath } from '../../../../services/cms/links/robots'
import { runChecks } from '../../../../services/cms/links/run-checks'

describe('an outside link (ED-10)', () => {
  let server: Server
  let origin = ''
  const asked: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { method = '', url = '' } = request
      asked.push(`${method} ${url}`)
      const tell = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end()
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /private/')
      else if (url === '/get-only') tell(method === 'HEAD' ? 405 : 200)
      else if (url === '/moved') tell(301, { location: '/here' })
      else if (url === '/round') tell(302, { location: '/round' })
      else if (url === '/inside') tell(302, { location: 'http://169.254.169.254/latest/meta-data' })
      else if (url === '/people') tell(403)
      else tell(url === '/here' ? 200 : 404)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const { check } = createChecker(
    (address, port) => address === '127.0.0.1' || address === '::1' || allowsPublic(address, port),
  )

  it.each([
    ['/here', 'works', ''],
    ['/get-only', 'works', ''],
    ['/moved', 'moved', '/here'],
    ['/gone', 'broken', 'answers 404'],
    ['/round', 'broken', 'leads on more than 5 times'],
    ['/private/page', 'unasked', 'robots.txt'],
    ['/people', 'unasked', 'answers 403 to programs'],
    ['/inside', 'broken', '169.254.169.254 is not an address of the open internet'],
  ])('%s is found as %s', async (path, state, reason) => {
    expect(await check(`${origin}${path}`)).toMatchObject({ state, reason: expect.stringContaining(reason) as string })
  })

  it('is asked with HEAD first, and never where the site asks not to be', () => {
    expect(asked.filter((one) => one.endsWith('/get-only'))).toEqual(['HEAD /get-only', 'GET /get-only'])
    expect(asked.filter((one) => one.includes('private'))).toEqual([])
    expect(asked.filter((one) => one.endsWith('robots.txt'))).toHaveLength(1)
  })

  it('that leads into this machine or its network is not followed, by name or by number', async () => {
    const outside = createChecker(allowsPublic)
    for (const url of [
      origin,
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://0x7f.1/',
      'http://localhost/',
      'http://[::ffff:10.0.0.1]/',
    ]) {
      expect(await outside.check(url)).toMatchObject({ state: 'broken', status: null })
    }
  })

  it('of one host waits for the one before', async () => {
    const times: number[] = []
    const checker = { check: () => Promise.resolve({ state: 'works' as const, status: 200, reason: '' }) }
    const keep = () => Promise.resolve(void times.push(Date.now()))
    await runChecks(['https://a.example/1', 'https://a.example/2', 'https://b.example/1'], checker, {
      pauseMs: 60,
      keep,
    })

    expect(times).toHaveLength(3)
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(50)
  })
})

it.each([
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:8.8.8.8', false],
  ['no address', false],
])('%s is of the open internet: %s (ED-10)', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it.each([
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: *\nDisallow: /\nUser-agent: AldermoorVane-LinkCheck\nAllow: /', '/a', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x', true],
  ['', '/a', true],
])('a robots.txt is read as its standard says (ED-10): %j', (robots, path, allows) => {
  expect(allowsPath(robots, path)).toBe(allows)
})

it('links of a document are those that leave the site (ED-10)', () => {
  const document = {
    url: 'https://a.example/1',
    body: [{ text: { fields: { url: 'https://own.example/x' } } }],
    say: 'see https://b.example',
  }

  expect(linksIn(document, 'https://own.example')).toEqual(['https://a.example/1'])
})
