import { toPreviewPath } from '../../../services/cms/preview/links'
import { draw } from '../browser/pictures'
import { cmsOrigin, docOf, send } from '../cms/cms'
import { type Publishing } from '../publishing/publishing'

/** What the writer sees before anybody reads. First: a news item that is live. */
export function testPreview(given: () => { site: Publishing; first: number }): void {
  it('shows a draft that was never published to the person who has its link, and to nobody else (ED-2)', async () => {
    const { site } = given()
    const { body } = await site.admin.ask('POST', 'news', {
      body: { title: 'Not decided yet', summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' },
      query: { draft: true },
    })
    const id = Number((body.doc as { id: number } | undefined)?.id)
    const path = toPreviewPath({ collection: 'news', id, locale: 'en' }, site.secrets['CMS_SECRET'] ?? '')
    const draft = await site.read(path)

    expect(draft.status).toBe(200)
    expect(draft.text).toContain('<h1')
    expect(draft.text).toContain('Not decided yet')
    expect(draft.headers.get('x-robots-tag')).toContain('noindex')
    expect(draft.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect((await site.read(path.slice(0, -1))).status).toBe(404)
    expect((await site.read('/en/about-us/news/not-decided-yet')).status).toBe(404)
    expect((await site.read('/en/about-us/news')).text).not.toContain('Not decided yet')
  })

  it('shows what is typed and not yet saved to the house alone, and keeps none of it (ED-2)', async () => {
    const { site, first } = given()
    const path = toPreviewPath({ collection: 'news', id: first, locale: 'en' }, site.secrets['CMS_SECRET'] ?? '')
    const type = async (typed: object, headers: Record<string, string>) => {
      const response = await fetch(`${site.edge}${path}`, { method: 'POST', headers, body: JSON.stringify({ typed }) })
      return { status: response.status, text: await response.text() }
    }
    const words = { title: 'Typed a moment ago' }

    expect((await type(words, {})).status).toBe(401)
    const shown = await type(words, site.operator)
    expect([shown.status, shown.text.includes(words.title)]).toEqual([200, true])
    const refused = await type({ title: ' ' }, site.operator)
    expect([refused.status, refused.text.includes('title')]).toEqual([422, true])
    expect((await site.read(path)).text).not.toContain(words.title)
    expect((await site.read('/en/about-us/news/an-opening')).text).not.toContain(words.title)
  })

  it('shows who was sent a link the draft with its pictures, until the link is revoked (M5, ED-2)', async () => {
    const { site } = given()
    const ask = (method: string, path: string, body?: unknown) =>
      send(`${cmsOrigin(site.place)}/api/${path}`, { method, token: site.admin.token, body })
    const file = new FormData()
    file.append('_payload', JSON.stringify({ alt: 'A harbour wall' }))
    file.append('file', new Blob([new Uint8Array(await draw(600, 400))], { type: 'image/jpeg' }), 'Harbour wall.jpg')
    const { id: picture } = docOf(await ask('POST', 'media?locale=en', file))
    const facts = { title: 'With a picture', summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }
    const body = [{ blockType: 'picture', picture }]
    const { id } = docOf(await ask('POST', 'news?draft=true&locale=en', { ...facts, body }))
    const shared = await ask('GET', `news/${id}/preview-link?locale=en`)
    const path = new URL(String(shared.body.url)).pathname
    const page = await site.read(path)
    const [shown = ''] = /\/media\/harbour-wall-[^"\s,]+\?preview=[^"\s,]+/.exec(page.text) ?? []
    const statusesOf = async () => [await site.read(path), await site.read(shown)].map(({ status }) => status)

    expect(page.text).toContain('Draft. Not published')
    expect(shown).not.toBe('')
    expect(await statusesOf()).toEqual([200, 200])
    expect((await site.read(shown.replace(/\?.*/, ''))).status).toBe(404)
    expect((await ask('POST', `news/${id}/preview-link/revoke?locale=en`)).status).toBe(200)
    expect(await statusesOf()).toEqual([410, 404])
    expect(
      (await site.read(new URL(String((await ask('GET', `news/${id}/preview-link?locale=en`)).body.url)).pathname))
        .status,
    ).toBe(200)
  })

  it('shows the letter of a newsletter as its archive will, in each language that it is written in (AL-4, ED-2)', async () => {
    const { site } = given()
    const ask = site.admin.ask
    const facts = { title: 'Mergers weekly', key: 'mergers', frequencies: ['weekly'], _status: 'published' }
    const { id: newsletter } = docOf(await ask('POST', 'newsletters', { body: facts }))
    const titles = { en: 'The week in mergers', 'fr-fr': 'La semaine des fusions' }
    const written = { title: titles.en, newsletter }
    const { id } = docOf(await ask('POST', 'newsletter-issues', { body: written, query: { draft: true } }))
    const inFrench = { query: { locale: 'fr-fr', draft: true }, body: { title: titles['fr-fr'] } }
    docOf(await ask('PATCH', `newsletter-issues/${id}`, inFrench))

    for (const locale of ['en', 'fr-fr'] as const) {
      const shared = await ask('GET', `newsletter-issues/${id}/preview-link`, { query: { locale } })
      const page = await site.read(new URL(String(shared.body.url)).pathname)

      expect([locale, page.status, page.headers.get('x-robots-tag')]).toEqual([locale, 200, 'noindex, nofollow'])
      expect(page.text).toContain(`<html lang="${locale === 'en' ? 'en' : 'fr'}`)
      for (const other of ['en', 'fr-fr'] as const) {
        expect([locale, other, page.text.includes(titles[other])]).toEqual([locale, other, other === locale])
      }
    }
  })

  it('tells editors where the live page is, and what its publication did, on a page (M4)', async () => {
    const { site, first } = given()
    const { body } = await send(`${cmsOrigin(site.place)}/api/news/${first}/logged`, { token: site.admin.token })
    const pages = body.pages as { locale: string; address: string }[]
    const headers = site.operator
    const told = await fetch(`${site.edge}/publisher/documents/news-item/${first}`, { headers })
    const { editions } = (await told.json()) as { editions: { receipt?: { id: string } }[] }
    const id = editions.find(({ receipt }) => receipt)?.receipt?.id ?? ''
    const shown = await fetch(`${site.edge}/publisher/receipts/${id}`, { headers })

    expect(pages.find(({ locale }) => locale === 'en')?.address).toBe('/en/about-us/news/an-opening')
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Where the time went')])
  })
}
