import { toPreviewPath } from '../../../services/cms/preview/links'
import { type Publishing } from '../publishing'

/** What whoever writes sees before anybody reads. First: a news item that is live. */
export function testPreview(given: () => { site: Publishing; first: number }): void {
  it('shows a draft that was never published to whoever has its link, and to nobody else (ED-2)', async () => {
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
}
