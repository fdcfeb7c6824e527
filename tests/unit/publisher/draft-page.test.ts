import { renderReceipt } from '../../../services/publisher/http/receipt-page'
import { toDraftPage } from '../../../services/publisher/preview/draft-page'
import { type Receipt } from '../../../services/releases/store/receipts'

const file = '/media/harbour-wall-0123456789abcdef0123456789abcdef-webp480.webp'
const page = `<html><head></head><body><img src="${file}" srcset="${file} 480w"></body></html>`
const path = '/preview/news/12/en/2026-03-10/c2ln'

describe('the page of a draft', () => {
  it('says in the language of the page that it is one (M5, ED-2)', () => {
    expect(toDraftPage(page, path, 'en')).toContain('Draft. Not published')
    expect(toDraftPage(page, path, 'fr-fr')).toContain('Brouillon.')
    expect(toDraftPage(page, path, 'zh-cn')).toContain('草稿')
  })

  it('opens its pictures with the link that it was opened with, wherever they are named (M5, ED-2)', () => {
    const opened = `${file}?preview=${encodeURIComponent(path)}`

    expect(toDraftPage(page, path, 'en')).toContain(`src="${opened}" srcset="${opened} 480w"`)
  })
})

describe('the page of a receipt', () => {
  const receipt: Receipt = {
    id: '0mabc1234',
    release: 7,
    seq: 41,
    liveAt: '2026-03-02T10:00:00.000Z',
    cause: 'webhook',
    delivery: null,
    clickToLive: 1.36,
    stages: { queued: 0.1, read: 0, plan: 0.2, render: 0.5, check: 0.1, store: 0.2, search: 0.1, switch: 0.1 },
    editions: [{ type: 'article', id: 12, locale: 'fr-fr', operation: 'publish' }],
    pages: { changed: 3, removed: 0, heldBack: 0, addresses: ['/fr-fr/insights/"><b>'] },
    files: 3,
    gates: ['links', 'titles'],
    search: 'done',
    searchWrites: 1,
  }

  it('says in words what the publication did, and leads to each page that it changed (M4)', () => {
    const shown = renderReceipt(receipt)

    for (const words of ['1.4 s', 'an editor published', 'Published: article 12, fr-fr', 'And 2 more', 'titles']) {
      expect(shown).toContain(words)
    }
    expect(shown).toContain('href="/fr-fr/insights/&quot;&gt;&lt;b&gt;"')
    expect(shown).toContain('/__receipts/0mabc1234.json')
  })
})
