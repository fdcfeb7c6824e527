import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { isSocialPath } from '../../../src/plan/social-picture'
import { openServer as openHttpServer } from '../../http/open-server'
import { readJson } from '../../http/read-body'
import { log } from '../../shared/log'
import { ribbonPath, ribbonStyle } from '../preview/draft-page'
import { followPath, followScript } from '../preview/follow'
import { type Preview } from '../preview/open-preview'
import { type Bell } from '../publishing/bell'
import { openWebhook } from '../publishing/webhook'
import { type Desk } from './desk'
import { findVisitor } from './find-visitor'
import { type Reply, send } from './reply'

export type ServerOptions = {
  webhookSecret: string
  operatorKey: string
  cmsOrigin: string
  bell: Bell
  desk: Desk
  preview: Preview
  /** Of a page, by its address; undefined for what is the picture of none. */
  findPicture: (address: string) => Promise<Buffer | undefined>
}

const typedForm = z.object({ typed: z.record(z.string(), z.unknown()) })

/** The publisher's own door: the webhook, and what editors and operators ask. */
export function openServer(options: ServerOptions): Server {
  const takeNudge = openNudgeDoor(options)

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://publisher')
    if (pathname === '/healthz') return tellHealth(options.desk, searchParams.has('strict'))
    if (pathname === '/publisher/webhook') {
      return request.method === 'POST' ? takeNudge(request) : { status: 405, body: { error: 'Only POST is possible.' } }
    }
    if (isSocialPath(pathname)) return showPicture(pathname, options)
    if (pathname.startsWith('/social')) return noPicture
    if (pathname.startsWith('/preview/') && request.method !== 'POST') return showDraft(pathname, options)
    const visitor = await findVisitor(request, options)
    if (!visitor) {
      return { status: 401, body: { error: 'Sign in to the content management first, or bring the operator key.' } }
    }
    if (pathname.startsWith('/preview/')) return showTyped(request, pathname, options)
    return (
      (await options.desk.answer({ method: request.method ?? 'GET', pathname, visitor })) ?? {
        status: 404,
        body: { error: 'There is nothing here.' },
      }
    )
  }
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        log.error('A request failed', error)
        send(response, { status: 500, body: { error: 'This cannot be answered at the moment.' } })
      },
    )
  }
  return openHttpServer(handle, { requestMs: 10_000 })
}

function openNudgeDoor({ webhookSecret, bell }: Pick<ServerOptions, 'webhookSecret' | 'bell'>) {
  const hear = openWebhook(webhookSecret)
  return async (request: IncomingMessage): Promise<Reply> => {
    const heard = await hear(request)
    if ('reason' in heard) {
      log.warn(`A webhook was refused: ${heard.reason}`)
      return { status: heard.status, body: { error: `Refused: ${heard.reason}.` }, closes: !request.complete }
    }
    bell.ring({ cause: 'webhook', delivery: heard.delivery })
    return { status: 202, body: { heard: heard.delivery } }
  }
}

/** Strictly, only while nothing needs somebody; everybody may know which alarms there are, and nobody else what they say. */
async function tellHealth({ alarms }: Desk, isStrict: boolean): Promise<Reply> {
  const names = isStrict ? [...new Set((await alarms()).map(({ name }) => name))] : []
  if (names.length === 0) return { status: 200, body: { status: 'ok' } }
  return { status: 503, body: { status: 'alarmed', alarms: names } }
}

const noPicture: Reply = { status: 404, body: { error: 'There is no such picture.' } }
const forGood = 'public, max-age=31536000, immutable'

/** For everybody, as the page is that it announces; networks show it on pages of their own. */
async function showPicture(path: string, { findPicture }: Pick<ServerOptions, 'findPicture'>): Promise<Reply> {
  const picture = await findPicture(path)
  if (!picture) return noPicture
  const headers = { 'cache-control': forGood, 'cross-origin-resource-policy': 'cross-origin' }
  return { status: 200, body: picture, type: 'image/jpeg', headers }
}

type Drafts = Pick<ServerOptions, 'preview'>

const showDraft = async (path: string, { preview }: Drafts): Promise<Reply> =>
  path === followPath
    ? { status: 200, type: 'text/javascript; charset=utf-8', body: followScript }
    : path === ribbonPath
      ? { status: 200, type: 'text/css; charset=utf-8', body: ribbonStyle }
      : preview({ path })

/** What is typed and not yet saved is for the eyes of the one who types. */
async function showTyped(request: IncomingMessage, path: string, { preview }: Drafts): Promise<Reply> {
  const said = await readJson(request, typedForm)
  return said ? preview({ path, ...said }) : { status: 400, body: { error: 'This is no form of an editor.' } }
}
