import { join } from 'node:path'
import { type Watch } from './health'
import { type Answer, toJson, toPlain } from './respond'
import { loadStaticFiles } from './static-files'
import { renderNotFound, renderStatus } from './status-page'

const root = join(__dirname, '../..')

export type Question = { path: string; method: string | undefined; query: string; ifNoneMatch: string | undefined }
export type OwnPages = (question: Question) => Promise<Answer>

/** What the edge answers itself: its health, its status page, and files. */
export function openOwnPages(watch: Watch, portBase: number): OwnPages {
  const findFile = loadStaticFiles({ '': join(root, 'static'), '/ui': join(root, 'src/ui'), '/edge': __dirname })

  return async ({ path, method, query, ifNoneMatch }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return { ...toPlain(405, 'Only GET and HEAD are possible.'), headers: { allow: 'GET, HEAD' } }
    }
    if (path === '/healthz') return answerHealth(watch, query === 'all')
    if (path === '/') return renderStatus(await watch.report(), portBase)
    return findFile(path, ifNoneMatch) ?? renderNotFound()
  }
}

/** 200 while the edge can serve; with `?all`, only while every service of the installation answers. */
async function answerHealth(watch: Watch, needsAll: boolean): Promise<Answer> {
  const services = await watch.report()
  const areAllUp = Object.values(services).every(({ up }) => up)
  return toJson(needsAll && !areAllUp ? 503 : 200, { status: areAllUp ? 'ok' : 'degraded', release: null, services })
}
