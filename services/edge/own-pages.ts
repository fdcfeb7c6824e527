import { type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type ServiceName } from '../../src/config/addresses'
import { type Watch } from './health'
import { renderNotFound } from './pages/not-found-page'
import { renderStatus } from './pages/status-page'
import { Refusal } from './refusal'
import { type RequestTarget } from './request-target'
import { type Answer, toJson } from './respond'
import { loadStaticFiles } from './static-files'

const root = join(__dirname, '../..')

export type OwnPages = (target: RequestTarget, request: IncomingMessage) => Promise<Answer>
type Installation = { names: readonly ServiceName[]; portBase: number }

/** What the edge answers itself: its health, its status page, and files. */
export function openOwnPages(watch: Watch, { portBase }: Installation): OwnPages {
  const findFile = loadStaticFiles(join(root, 'static'))

  return async ({ path, query }, { method, headers }) => {
    const file = findFile(path, headers['if-none-match'])
    const isKnown = file !== undefined || path === '/' || path === '/healthz'
    if (!isKnown) return renderNotFound()
    if (method !== 'GET' && method !== 'HEAD') {
      throw new Refusal(405, 'Only GET and HEAD are possible.', { allow: 'GET, HEAD' })
    }
    if (file) return file
    return path === '/' ? renderStatus(await watch.report(), portBase) : answerHealth(watch, query.has('all'))
  }
}

/** 200 while the edge can serve; with `?all`, only while every service of the installation answers. */
async function answerHealth(watch: Watch, needsAll: boolean): Promise<Answer> {
  const services = await watch.report()
  const areAllUp = Object.values(services).every(({ up }) => up)
  return toJson(needsAll && !areAllUp ? 503 : 200, { status: areAllUp ? 'ok' : 'degraded', release: null, services })
}
