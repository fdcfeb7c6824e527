import { facts, site } from '../support/content/sample-site'
import { type EdgeProcess, startEdge } from '../support/edge/edge-process'
import { createPress, type Press, toHtml } from '../support/publishing/site-folder'

const lists = Object.fromEntries(
  ['en/search', 'fr-fr/expertise/services', 'en/expertise/sectors', 'en/expertise/solutions'].map((path) => [
    `${path}/index.html`,
    toHtml('A list'),
  ]),
)

describe('an address that is no page of the release', () => {
  let press: Press
  let edge: EdgeProcess

  beforeAll(async () => {
    press = createPress()
    await press.publish({ ...site, ...lists }, facts)
    edge = await startEdge(['edge'], { dataDir: press.dataDir })
  })
  afterAll(async () => {
    await edge.stop()
    press.remove()
  })

  const get = (path: string, init: RequestInit = {}) => fetch(edge.origin + path, { redirect: 'manual', ...init })
  const titleAt = async (path: string) => /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1]

  describe('redirects', () => {
    it.each([
      ['/', '/en'],
      ['/deals', '/en/deals'],
      ['/en/deals/', '/en/deals'],
      ['/EN/Deals//', '/en/deals'],
      ['/en-gb/deals', '/en/deals'],
      ['/en-us/deals', '/en/deals'],
      ['/en/deals/?a=1&b=%20', '/en/deals?a=1&b=%20'],
      ['/fr-fr/events', '/fr-fr/insights/events'],
      ['/search?q=merger%20control', '/en/search?q=merger%20control'],
      ['/fr/services', '/fr-fr/expertise/services'],
      ['/sectors', '/en/expertise/sectors'],
      ['/solutions/', '/en/expertise/solutions'],
      ['/Sitemap.xml/', '/sitemap.xml'],
      ['/zh-cn/people/7/%E5%BE%8B%E5%B8%88/', '/zh-cn/people/7/%E5%BE%8B%E5%B8%88'],
    ])('lead %s to %s in one hop, with what was asked (CV-1) (CV-5) (CV-6) (R-INS-02)', async (from, to) => {
      const answer = await get(from)

      expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
      expect((await get(to)).status).toBe(200)
    })

    it.each([
      ['/en/people/7/anna-vane', 308, '/en/people/7/anna-adler'],
      ['/en/people/7/anna', 308, '/en/people/7/anna-adler'],
      ['/People/7/ANNA/?q=1', 308, '/en/people/7/anna-adler?q=1'],
      ['/summer', 302, '/en/deals?season=summer#top'],
      ['/Summer/?a=1', 302, '/en/deals?season=summer&a=1#top'],
      ['/apply', 307, 'https://jobs.example/apply?from=firm'],
    ])('of the release are followed to their end: %s (N5)', async (from, status, to) => {
      const answer = await get(from)

      expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
    })

    it.each([
      ['/en/people/7/somebody-else', '/en/people/7/anna-adler'],
      ['/zh-cn/people/7/anna', '/zh-cn/people/7/%E5%BE%8B%E5%B8%88'],
      ['/en/people/7/anna-vane.vcf', '/en/people/7/anna-adler.vcf'],
      ['/en/products/fonds/12/regles', '/en/products/funds/12/rules'],
      ['/en/people/7', '/en/people/7/anna-adler'],
      ['/zh/people/7/', '/zh-cn/people/7/%E5%BE%8B%E5%B8%88'],
    ])('lead a number with another slug to its page: %s (R-PPL-02)', async (from, to) => {
      const answer = await get(from)

      expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
    })

    it.each(['/en/locations/paris', '/round', '/people/8/anna', '/en/people/8', '/en/unheard-of/', '/EN/UNHEARD'])(
      'never lead to a page that is not there: %s',
      async (path) => {
        expect((await get(path)).status).toBe(404)
      },
    )

    it.each(['/auth', '/auth/', '/AUTH', '//auth'])('never touch the return from sign-in: %s (CV-1)', async (path) => {
      const answer = await get(`${path}?state=1`)

      expect([200, 400]).toContain(answer.status)
      expect(answer.headers.has('location')).toBe(false)
    })
  })

  it.each([
    ['/en/nowhere', 404, 'Nothing here'],
    ['/nowhere', 404, 'Nothing here'],
    ['/fr-fr/nulle-part', 404, 'Rien ici'],
    ['/FR-FR/nulle-part', 404, 'Rien ici'],
    ['/fr/nulle-part', 404, 'Rien ici'],
    ['/zh-cn/nowhere', 404, 'Nothing here'],
    ['/en/404', 404, 'Nothing here'],
    ['/en/deals/withdrawn', 410, 'Nothing here'],
    ['/EN/deals/withdrawn/', 410, 'Nothing here'],
    ['/fr-fr/insights/videos', 410, 'Rien ici'],
    ['/en/auth/no-such-app', 404, 'Nothing here'],
    ['/fr-fr/auth/sign-in', 404, 'Rien ici'],
  ])('answers %s with %i and a page in its language (CV-8)', async (path, status, title) => {
    expect((await get(path)).status).toBe(status)
    expect(await titleAt(path)).toBe(title)
  })

  it('lets one page draw every address of an app, with status 200', async () => {
    expect((await get('/en/auth/sign-in')).status).toBe(200)
    expect(await titleAt('/en/auth/onboarding')).toBe('App')
  })
})
