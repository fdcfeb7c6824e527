import { type LocaleIn } from '../../../src/config/locales'
import { href } from '../../../src/routes/href'

type Page = { html: string; policy: string }

export type LivePages = {
  /** The page with the enquiry form as readers have it now, with the policy under which it is shown. */
  fetchContactPage: (locale: LocaleIn<'main'>) => Promise<Page | undefined>
  /** Any page, the same way. */
  fetchPage: (path: string) => Promise<Page | undefined>
  /** Whether readers find a page there. Once found, it is not asked for again. */
  isLive: (path: string) => Promise<boolean>
}

const limitMs = 3000
const mostKnown = 50_000

/** The site as its readers have it, asked of the edge. */
export function openLivePages(siteUrl: string): LivePages {
  const known = new Set<string>()
  const ask = (path: string, method: 'GET' | 'HEAD') =>
    fetch(siteUrl + encodeURI(path), { method, redirect: 'manual', signal: AbortSignal.timeout(limitMs) })

  const fetchPage = async (path: string): Promise<Page | undefined> => {
    try {
      const response = await ask(path, 'GET')
      const policy = response.headers.get('content-security-policy')
      return response.ok && policy !== null ? { html: await response.text(), policy } : undefined
    } catch {
      return undefined // said by the caller
    }
  }

  return {
    fetchPage,
    fetchContactPage: (locale) => fetchPage(href('contact-us', locale)),
    isLive: async (path) => {
      if (known.has(path)) return true
      const { ok } = await ask(path, 'HEAD')
      if (known.size >= mostKnown) known.clear()
      if (ok) known.add(path)
      return ok
    },
  }
}
