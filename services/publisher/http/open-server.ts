import { createServer, type IncomingMessage, type Server } from 'node:http'
import { z } from 'zod'
import { type Bell } from '../bell'
import { followPath, followScript } from '../preview/follow'
import { type Preview } from '../preview/open-preview'
import { openWebhook } from '../webhook'
import { type Asked, type Desk } from './desk'
import { readJson } from './read-body'
import { type Reply, send } from './reply'
import { isOfTheHouse } from './who-asks'

export type ServerOptions = {
  webhookSecret: string
  operatorKey: string
  cmsOrigin: string
  bell: Bell
  desk: Desk
  preview: Preview
}

const typedForm = z.object({ typed: z.record(z.string(), z.unknown()) })

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
    if (pathname.startsWith('/preview/') && request.method !== 'POST') return showDraft(pathname, options)
    if (!(await isOfTheHouse(request, options))) {
      return { status: 401, body: { error: 'Sign in to the content management first, or bring the operator key.' } }
    }
    if (pathname.startsWith('/preview/')) return showTyped(request, pathname, options)
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

type Drafts = Pick<ServerOptions, 'preview'>

const showDraft = async (path: string, { preview }: Drafts): Promise<Reply> =>
  path === followPath ? { status: 200, type: 'text/javascript; charset=utf-8', body: followScript } : preview({ path })

/** What is typed and not yet saved is for the eyes of whoever types. */
async function showTyped(request: IncomingMessage, path: string, { preview }: Drafts): Promise<Reply> {
  const said = await readJson(request, typedForm)
  return said ? preview({ path, ...said }) : { status: 400, body: { error: 'This is no form of an editor.' } }
}
