import { once } from 'node:events'
import { request } from 'node:http'
import { type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { facts, film, hashedScript, inlineHash, site } from '../support/content/sample-site'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { createPress, type Press, toHtml } from '../support/publishing/site-folder'

describe('the edge with a release', () => {
  let press: Press
  let edge: EdgeProcess

  beforeAll(async () => {
    press = createPress()
    await press.publish(site, facts)
    edge = await startEdge(['edge'], { dataDir: press.dataDir })
  })
  afterAll(async () => {
    await edge.stop()
    press.remove()
  })

  const get = (path: string, init: RequestInit = {}) => fetch(edge.origin + path, { redirect: 'manual', ...init })
  /** As it comes, which fetch would unpack. */
  async function getRaw(path: string, headers: Record<string, string>): Promise<[IncomingMessage, Buffer]> {
    const [answer] = (await once(request(edge.origin + path, { headers }).end(), 'response')) as [IncomingMessage]
    return [answer, Buffer.concat((await answer.toArray()) as Buffer[])]
  }

  it.each([
    ['/en', 'Home'],
    ['/zh-cn/people/7/%E5%BE%8B%E5%B8%88', '律师'],
    ['/auth', 'Signing in'],
    ['/en/auth', 'App'],
  ])('serves %s', async (path, title) => {
    const answer = await get(path)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('x-release')).toBe('1')
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  it('serves the release’s own icon, and the files of its own pages where the release has none', async () => {
    expect(await (await get('/favicon.svg')).text()).toBe(site['favicon.svg'])
    expect((await get('/fonts/display.woff2')).status).toBe(200)
  })

  describe('headers', () => {
    it.each(['/en', '/en/nowhere', '/', '/sitemap.xml', `/${hashedScript}`, '/static/film.mp4', '/en/deals/withdrawn'])(
      'of safety are on every answer: %s (Q-6)',
      async (path) => {
        const { headers } = await get(path)
        const policy = headers.get('content-security-policy') ?? ''

        expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc=';")
        expect(policy).toContain("connect-src 'self' https://search.example;")
        expect(policy).toMatch(
          /frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-to edge$/,
        )
        expect(policy).not.toContain('unsafe')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('permissions-policy')).toContain('camera=()')
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
        expect(headers.get('x-release')).toBe('1')
      },
    )

    it('allow a script by its hash on its own page only (Q-6)', async () => {
      expect((await get('/en/deals')).headers.get('content-security-policy')).toContain(
        `script-src 'self' ${inlineHash};`,
      )
      expect((await get('/en')).headers.get('content-security-policy')).toContain(`script-src 'self';`)
    })

    it('tell nobody where a sign-in came from (Q-6)', async () => {
      expect((await get('/auth')).headers.get('referrer-policy')).toBe('no-referrer')
      expect((await get('/en/auth/sign-in')).headers.get('referrer-policy')).toBe('no-referrer')
    })

    it('let what is named by its content be kept for good, and all else be asked for again', async () => {
      const again = 'public, max-age=0, must-revalidate'
      const paths = ['/en', '/en/nowhere', '/', '/sitemap.xml', `/${hashedScript}`]
      const said = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('cache-control')))

      expect(said).toEqual([again, again, again, again, 'public, max-age=31536000, immutable'])
    })
  })

  it('sends nothing twice: what the client has is 304, with the release’s headers', async () => {
    const etag = (await get('/en')).headers.get('etag') ?? ''
    const tags = [etag, etag.replace('W/', ''), `"other", ${etag}`, '*', '"other"']
    const answers = await Promise.all(tags.map((tag) => get('/en', { headers: { 'if-none-match': tag } })))

    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304, 200])
    expect(answers[0]?.headers.get('content-security-policy')).toContain('trusted-types')
    expect((await get('/en/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })

  it.each([
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['BR;q=0.5', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('sends to a client that accepts %j the coding %s', async (accepted, coding) => {
    const [answer, body] = await getRaw('/en', { 'accept-encoding': accepted })

    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.headers['content-length']).toBe(String(body.length))
    if (coding === 'br') expect(brotliDecompressSync(body).toString()).toBe(site['en/index.html'])
  })

  it('answers HEAD as GET, but for the body, and refuses what would change something', async () => {
    const head = await get('/en', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    const post = await get('/en', { method: 'POST', body: 'x' })

    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('/en/nowhere', { method: 'POST' })).status).toBe(404)
  })

  it.each([
    ['bytes=0-9', 206, film.subarray(0, 10)],
    ['bytes=1499990-', 206, film.subarray(1_499_990)],
    ['bytes=-5', 206, film.subarray(-5)],
    ['bytes=5-2', 200, film],
    ['bytes=0-1,5-6', 200, film],
    ['lines=0-1', 200, film],
    ['bytes=1500000-', 416, Buffer.alloc(0)],
  ])('sends of a film the part %s', async (range, status, part) => {
    const [answer, body] = await getRaw('/static/film.mp4', { range })

    expect(answer.statusCode).toBe(status)
    expect(body.equals(part)).toBe(true)
  })

  it('sends a part only of the content that the client knows', async () => {
    const { etag = '' } = (await getRaw('/static/film.mp4', { range: 'bytes=0-1' }))[0].headers
    const statusOf = async (tag: string) =>
      (await getRaw('/static/film.mp4', { range: 'bytes=0-1', 'if-range': tag }))[0].statusCode

    expect(await statusOf(etag)).toBe(206)
    expect(await statusOf('"older"')).toBe(200)
  })

  it('names its release in /healthz (OP-2)', async () => {
    expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok', release: 1 })
  })
})

describe('an edge whose release changes', () => {
  it('serves the next one within a second, and what open pages still ask for', async () => {
    const press = createPress()
    const edge = await startEdge(['edge'], {
      dataDir: press.dataDir,
      env: { DEPLOYMENT: 'production', DATABASE_URL: 'postgres://x/y', PUBLIC_URL: 'https://firm.example' },
    })
    const get = (path: string) => fetch(edge.origin + path, { redirect: 'manual' })
    const before = await (await get('/')).text()

    await press.publish({ 'en/people/7/anna/index.html': toHtml('Anna'), [hashedScript]: 'one()' })
    await sleep(1000)
    const first = await get('/en/people/7/anna')
    await press.publish({ 'en/people/7/anne/index.html': toHtml('Anne') })
    await sleep(1000)
    const second = await get('/en/people/7/anna')
    const script = await get(`/${hashedScript}`)
    const health = await get('/healthz')
    await edge.stop()
    press.remove()

    expect(before).toContain('No release of the site has been published yet.')
    expect([first.status, first.headers.get('x-release')]).toEqual([200, '1'])
    expect(first.headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect([second.status, second.headers.get('location')]).toEqual([308, '/en/people/7/anne'])
    expect([await script.text(), script.headers.get('x-release')]).toEqual(['one()', '2'])
    expect(await health.json()).toMatchObject({ release: 2 })
  })
})
