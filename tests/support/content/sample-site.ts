import { createHash, randomBytes } from 'node:crypto'
import { toHtml } from '../publishing/site-folder'

const inline = 'window.started = true'
export const inlineHash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
export const hashedScript = `app-${'0123456789abcdef'.repeat(2)}.js`
export const film = randomBytes(1_500_000)

/** A build's folder with one of each kind of file. */
export const site = {
  'en/index.html': toHtml('Home'),
  'en/deals/index.html': toHtml('Deals').replace('</head>', `<script>${inline}</script></head>`),
  'en/404/index.html': toHtml('Nothing here'),
  'fr-fr/404/index.html': toHtml('Rien ici'),
  'fr-fr/insights/events/index.html': toHtml('Événements'),
  'en/people/7/anna-adler/index.html': toHtml('Anna Adler'),
  'en/people/7/anna-adler.vcf': 'BEGIN:VCARD\r\nEND:VCARD\r\n',
  'zh-cn/people/7/律师/index.html': toHtml('律师'),
  'en/products/funds/12/rules/index.html': toHtml('Rules'),
  'auth/index.html': toHtml('Signing in'),
  'en/auth/index.html': toHtml('App'),
  'sitemap.xml': `<urlset>${' '.repeat(400)}</urlset>`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  [hashedScript]: 'console.log("app")',
  'static/film.mp4': film,
}
export const facts = {
  redirects: [
    ['/en/people/7/anna-vane', '/en/people/7/anna-adler', 308],
    ['/en/people/7/anna', '/en/people/7/anna-vane', 308],
    ['/summer', '/en/deals?season=summer#top', 302],
    ['/apply', 'https://jobs.example/apply?from=firm', 307],
    ['/en/locations/paris', '/en/locations/nowhere', 308],
    ['/round', '/round-again', 308],
    ['/round-again', '/round', 308],
  ],
  gone: ['/en/deals/withdrawn', '/fr-fr/insights/videos'],
  shells: [['/en/auth', '/en/auth']],
  sources: { 'style-src': ["'sha256-abc='"], 'connect-src': ['https://search.example'] },
  pages: {
    '/en/404': { status: 404 },
    '/fr-fr/404': { status: 404 },
    '/en/deals': { sources: { 'script-src': [inlineHash] } },
    '/auth': { headers: { 'referrer-policy': 'no-referrer' } },
    '/en/auth': {
      sources: { 'script-src': [inlineHash], 'trusted-types': ['default'] },
      headers: { 'referrer-policy': 'no-referrer' },
    },
  },
}
