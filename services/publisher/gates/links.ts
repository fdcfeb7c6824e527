import { ownerOf } from '../../../src/config/addresses'
import { type Gate } from './gate'

const href = /<a\s[^>]*?href="(\/[^"#?]*)/g

/** No page goes live with a link to a page of the site that is not there. */
export const links: Gate = {
  name: 'links',
  find: ({ html }, { answers }) => {
    const dead = new Set<string>()
    for (const [, raw = ''] of html.matchAll(href)) {
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
