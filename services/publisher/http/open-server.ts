import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Bell } from '../bell'
import { openWebhook } from '../webhook'
import { type Asked, type Desk } from './desk'
import { isOfTheHouse } from './who-asks'

export type ServerOptions = {
  webhookSecret: string
  operatorKey: string
  cmsOrigin: string
  bell: Bell
  desk: Desk
}

/** The publisher's own door: the webhook, and what editors and operators ask. */
export function openServer(options: ServerOptions): Server {
  const hear = openWebhook(options.webhookSecret)

  const takeNudge = async (request: IncomingMessage): Promise<Reply> => {
    const heard = await hear(request)
    if ('reason' in heard) {
      process.stderr.write(`A webhook was refused: ${heard.reason}\n`)
      return { status: heard.status, body: { error: `Refused: ${heard.reason}.` }, closes: !request.complete }
    }
    options.bell.ring({ cause: 'webhook', delivery: heard.delivery })
    return { status: 202, body: { heard: heard.delivery } }
  }
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname } = new URL(request.url ?? '/', 'http://publisher')
    if (pathname === '/healthz') return { status: 200, body: { status: 'ok' } }
    if (pathname === '/publisher/webhook') {
      return request.method === 'POST' ? takeNudge(request) : { status: 405, body: { error: 'Only POST is possible.' } }
    }
    if (!(await isOfTheHouse(request, options))) {
      return { status: 401, body: { error: 'Sign in to the content management first, or bring the operator key.' } }
    }
    const asked: Asked = { method: request.method ?? 'GET', pathname, headers: request.headers }
    return (await options.desk(asked)) ?? { status: 404, body: { error: 'There is nothing here.' } }
  }
  return createServer({ requestTimeout: 10_000, maxHeaderSize: 16_384 }, (request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
        send(response, { status: 500, body: { error: 'This cannot be answered at the moment.' } })
      },
    )
  })
}

export type Reply = { status: number; body: object | string; type?: string; closes?: boolean }

function send(response: ServerResponse, { status, body, type, closes = false }: Reply): void {
  const text = typeof body === 'string' ? body : `${JSON.stringify(body, undefined, 2)}\n`
  response.writeHead(status, {
    'content-type': type ?? 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'",
    ...(closes ? { connection: 'close' } : {}),
  })
  response.end(text)
}
