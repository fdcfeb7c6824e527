import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { openServer } from '../http/open-server'
import { readText } from '../http/read-body'
import { type Answer, respond } from '../http/respond'
import { log } from '../shared/log'
import { type Adapter } from './adapter'
import { answerLog } from './answer-log'

export const logPath = '/publications/graphql'
const mostBytes = 40_000
const answerMs = 30_000
const text = 'text/plain; charset=utf-8'

/** The log and its pictures, as a site reads them. */
export const serveAdapter = (adapter: Adapter, siteKey: string): Server =>
  openServer((request, response) => void handle({ adapter, siteKey }, request, response))

type Own = { adapter: Adapter; siteKey: string }

async function handle(own: Own, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    respond(request, response, await answer(own, request))
  } catch (error) {
    log.error('A request to the adapter failed', error)
    respond(request, response, { status: 502, type: text, body: 'The other CMS did not answer. Ask again.\n' })
  }
}

async function answer({ adapter, siteKey }: Own, request: IncomingMessage): Promise<Answer> {
  const { url = '/', method } = request
  if (url === '/healthz') return { status: 200, type: text, body: 'ok\n' }
  if (url === logPath && method === 'POST') {
    const asked = { authorization: request.headers.authorization, body: await readText(request, mostBytes) }
    const { status, body } = await answerLog({ rows: adapter.kept.rows, siteKey }, asked)
    return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
  }
  const address = method === 'GET' || method === 'HEAD' ? adapter.media.find(url) : undefined
  return address === undefined ? { status: 404, type: text, body: 'Nothing is here.\n' } : sendMedium(address)
}

async function sendMedium(address: string): Promise<Answer> {
  const found = await fetch(address, { signal: AbortSignal.timeout(answerMs) })
  if (!found.ok) throw new Error(`${address} answered ${found.status}`)
  const type = found.headers.get('content-type') ?? 'application/octet-stream'
  return { status: 200, type, body: Buffer.from(await found.arrayBuffer()) }
}
