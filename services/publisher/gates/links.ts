import { ownerOf } from '../../../src/config/addresses'
import { type Gate } from './gate'

const href = /<a\s[^>]*?href="(\/[^"#?]*)/g

/** No page goes live whose own part links to a page of the site that is not there. */
export const links: Gate = {
  name: 'links',
  find: ({ html }, { answers }) => {
    const dead = new Set<string>()
    // What stands around it is the same on every page: one fault there must not hold back all of them.
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [, raw = ''] of main.matchAll(href)) {
      const path = toPath(raw)
      if (ownerOf(path) === 'edge' && !answers(path)) dead.add(path)
    }
    return [...dead].map((path) => `It links to ${path}, which is not there.`)
  },
}

function toPath(raw: string): string {
  try {
    return decodeURI(raw.replaceAll('&amp;', '&')).normalize('NFC')
  } catch {
    return raw
  }
}
