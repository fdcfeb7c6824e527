import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Duplex } from 'node:stream'
import { ownerOf, type ServiceName } from '../../src/config/addresses'
import { watchServices } from './health'
import { openOwnPages } from './own-pages'
import { openProxy } from './proxy'
import { respond, toPlain } from './respond'
import { findTargetPath } from './target-path'

const limits = { headersTimeout: 10_000, requestTimeout: 120_000, maxHeaderSize: 16_384 }

export type EdgeOptions = { names: readonly ServiceName[]; portBase: number; databaseUrl: string | undefined }
export type Edge = { server: Server; close: () => Promise<void> }

/** The one door of the product: its own pages, and every service behind one origin. */
export function createEdge(options: EdgeOptions): Edge {
  const watch = watchServices(options)
  const proxy = openProxy(options.portBase)
  const answer = openOwnPages(watch, options.portBase)

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = findTargetPath(request.url)
    const owner = path === undefined ? 'edge' : ownerOf(path)
    if (owner !== 'edge') proxy.pass(owner, request, response)
    else if (path === undefined) respond(request, response, toPlain(400, 'This address cannot be read.'))
    else respond(request, response, await answer(toQuestion(path, request)))
  }
  const server = createServer(limits, (request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  const closeUpgraded = passUpgrades(server, proxy)

  const close = async () => {
    closeUpgraded()
    await new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
    await watch.close()
  }
  return { server, close }
}

const toQuestion = (path: string, { method, url = '', headers }: IncomingMessage) => ({
  path,
  method,
  query: url.split('?')[1] ?? '',
  ifNoneMatch: headers['if-none-match'],
})

/** Hands websockets to their service, and remembers them: the server no longer counts them among its connections. */
function passUpgrades(server: Server, proxy: ReturnType<typeof openProxy>): () => void {
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    const path = findTargetPath(request.url)
    const owner = path === undefined ? 'edge' : ownerOf(path)
    if (owner === 'edge') {
      socket.destroy()
      return
    }
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    proxy.upgrade(owner, request, { socket, head })
  })
  return () => upgraded.forEach((socket) => socket.destroy())
}
