import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { toPagePolicy } from '../../../services/releases/files/policy'
import { root } from '../../../src/config/root'
import { buildEnhancement } from '../../../src/gatsby/enhancement'
import { type SitePlan } from '../../../src/plan/plan-site'
import { visitsPath } from '../../../src/services/analytics/first-party'
import { toElement } from '../browser/to-element'
import { settingsElementOf } from '../identity/settings-element'
import { type SearchProcess } from './search-process'

/** Away, asked too often, answering with half of what it has to say, or with fewer answers than questions. */
export type Broken = 'gone' | 'quota' | 'torn' | 'too few' | 'silent'

export type SearchingSite = {
  origin: string
  /** Requests for answers so far. */
  asked: () => number
  setDown: (isDown: boolean, how?: Broken) => void
  /** What visits were counted by. */
  counted: () => Record<string, unknown>[]
  close: () => void
}

/** The pages of a plan with their scripts, and the search service on their origin, under the policy of released pages. */
export async function startSearchingSite(plan: SitePlan, search: SearchProcess): Promise<SearchingSite> {
  const { entry, scripts } = buildEnhancement(root)
  const settings = settingsElementOf({
    GATSBY_SEARCH_APP_ID: search.applicationId,
    GATSBY_SEARCH_KEY: search.searchKey,
    GATSBY_SEARCH_PREFIX: 'site',
    GATSBY_SEARCH_PATH: '/search',
  })
  let asked = 0
  let broken: Broken | undefined
  const counted: Record<string, unknown>[] = []
  const server = createServer((incoming, response) => {
    const path = decodeURI(new URL(incoming.url ?? '/', 'http://localhost').pathname)
    const file = scripts.find((script) => script.path === path)
    const named = plan.pages.get(path)
    const page = named ?? plan.pages.get(path.replace(/^\/([^/]+)\/.*/, '/$1/404'))
    if (path.startsWith('/search/')) {
      asked += 1
      if (broken) answerBadly(response, broken)
      else passOn(incoming, response, search.origin)
    } else if (path === visitsPath) {
      void text(incoming).then((body) => counted.push(JSON.parse(body) as Record<string, unknown>))
      response.writeHead(204).end()
    } else if (file) {
      response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript')
      response.end(file.text)
    } else if (page) {
      response.statusCode = named ? 200 : 404
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', toPagePolicy({}))
      const head = `<title>${page.context.title}</title>${settings}<script type="module" src="${entry}"></script>`
      const body = renderToStaticMarkup(toElement(page))
      response.end(
        `<!doctype html><html lang="${page.context.head.lang}"><head>${head}</head><body>${body}</body></html>`,
      )
    } else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    counted: () => counted,
    setDown: (next, how = 'gone') => void (broken = next ? how : undefined),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answerBadly(response: ServerResponse, how: Broken): void {
  if (how === 'silent') return
  if (how === 'gone') response.writeHead(503).end()
  else if (how === 'quota') response.writeHead(429).end('{"message":"Too many requests","status":429}')
  else response.end(how === 'torn' ? '{"results":[{"hits":[{"obj' : '{"results":[]}')
}

function passOn(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url = '' } = incoming
  const onward = request(
    `${target}${url}`,
    { method, headers: { ...headers, host: new URL(target).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
}
