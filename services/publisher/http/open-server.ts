import { type IncomingMessage, type Server } from 'node:http'
import * as z from 'zod'
import { isSocialPath } from '../../../src/plan/social-picture'
import { answering } from '../../http/answering'
import { openServer as openHttpServer } from '../../http/open-server'
import { readJson } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { openRouter, routesOf } from '../../http/router'
import { log } from '../../shared/log'
import { ribbonPath, ribbonStyle } from '../preview/draft-page'
import { followPath, followScript } from '../preview/follow'
import { type Preview } from '../preview/open-preview'
import { type Bell } from '../publishing/bell'
import { openWebhook } from '../publishing/webhook'
import { type Desk } from './desk'
import { findVisitor } from './find-visitor'
import { on as onHouse } from './house-route'
import { isPassedOn, passOn, standsBy } from './pass-on'

const webhookPath = '/publisher/webhook'
/** What each publisher answers for itself, at work or not. */
const ownPaths = new Set(['/healthz', '/publisher/metrics', webhookPath])

export type ServerOptions = {
  webhookSecret: string
  operatorKey: string
  cmsOrigin: string
  bell: Bell
  desk: Desk
  standby: Standby
  preview: Preview
  /** Of a page, by its address; undefined for what is the picture of none. */
  findPicture: (address: string) => Promise<Buffer | undefined>
}

/** While another publisher is at work, it is asked in place of this one. */
export type Standby = {
  isNow: () => boolean
  /** Whether it is at work, or has made its pages for when it will be. */
  isReady: () => boolean
  /** Where publishers are, this one among them. */
  addresses: readonly string[]
}

const typedForm = z.object({ typed: z.record(z.string(), z.unknown()) })

type OpenCall = { request: IncomingMessage; path: string; query: URLSearchParams }
const on = routesOf<OpenCall, Promise<Answer>>()

/** The publisher's own door: the webhook, and what editors and operators ask. */
export function openServer(options: ServerOptions): Server {
  const findOpen = openRouter(openRoutes(options))
  const findHouse = openRouter([typedRoute(options), ...options.desk.routes])

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://publisher')
    const told = ownPaths.has(path) ? undefined : await answerByAnother(request, options.standby)
    if (told) return told
    const open = findOpen(request.method, path)
    if ('route' in open) return open.route.handle({ request, path, query: searchParams }, open.params)
    const house = findHouse(request.method, path)
    if (!('route' in house) && open.status === 405) return toNotAllowed(open.allow)
    const visitor = await findVisitor(request, options)
    if (!visitor) return toJson(401, { error: 'Sign in to the content management first, or bring the operator key.' })
    if ('route' in house) return (await house.route.handle({ request, path, visitor }, house.params)) ?? nothing
    return house.status === 405 ? toNotAllowed(house.allow) : nothing
  }
  const fail = (error: unknown): Answer => {
    log.error('A request failed', error)
    return toJson(500, { error: 'This cannot be answered at the moment.' })
  }
  return openHttpServer(answering({ answer, fail, headers: { 'content-security-policy': policy } }), {
    requestMs: 10_000,
    metrics: { service: 'publisher' },
  })
}

/** What the publisher at work says, as long as that is not this one. */
async function answerByAnother(request: IncomingMessage, { isNow, addresses }: Standby): Promise<Answer | undefined> {
  if (!isNow() || addresses.length < 2) return undefined
  if (isPassedOn(request)) return standsBy
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Where none is at work this one can say so, and do nothing.
  return (await passOn(request, addresses)) ?? (isRead ? undefined : standsBy)
}

// Its own pages have a script, a style and forms.
const policy = [
  "default-src 'none'",
  ...['style-src', 'font-src', 'img-src', 'script-src', 'connect-src', 'form-action'].map((what) => `${what} 'self'`),
  ...['base-uri', 'frame-ancestors'].map((what) => `${what} 'none'`),
].join('; ')

const nothing = toJson(404, { error: 'There is nothing here.' })
const toNotAllowed = (allow: string): Answer => ({
  ...toJson(405, { error: `Only ${allow} is possible here.` }),
  headers: { allow },
})

/** What nobody must sign in for. Whether an address opens a draft is for the CMS to say. */
const openRoutes = (options: ServerOptions) => [
  on({ method: 'GET', path: '/healthz' }, ({ query }) => tellHealth(options, query)),
  on({ method: 'POST', path: webhookPath }, takeNudges(options)),
  on({ method: 'GET', path: '/social/{name...}' }, ({ path }) => showPicture(path, options)),
  on({ method: 'GET', path: '/preview/{path...}' }, ({ path }) => showDraft(path, options)),
]

function takeNudges({ webhookSecret, bell }: Pick<ServerOptions, 'webhookSecret' | 'bell'>) {
  const hear = openWebhook(webhookSecret)
  return async ({ request }: OpenCall): Promise<Answer> => {
    const heard = await hear(request)
    if ('reason' in heard) {
      log.warn(`A webhook was refused: ${heard.reason}`)
      return toJson(heard.status, { error: `Refused: ${heard.reason}.` })
    }
    bell.ring({ cause: 'webhook', delivery: heard.delivery })
    return toJson(202, { heard: heard.delivery })
  }
}

/** Strictly, only while nothing needs somebody; everybody may know which alarms there are, and nobody else what they say. */
async function tellHealth({ desk, standby }: ServerOptions, query: URLSearchParams): Promise<Answer> {
  if (query.has('ready') && !standby.isReady()) return toJson(503, { status: 'preparing' })
  const names = query.has('strict') ? [...new Set((await desk.alarms()).map(({ name }) => name))] : []
  return names.length === 0 ? toJson(200, { status: 'ok' }) : toJson(503, { status: 'alarmed', alarms: names })
}

const noPicture = toJson(404, { error: 'There is no such picture.' })
const forGood = 'public, max-age=31536000, immutable'

/** For everybody, as the page is that it announces; networks show it on pages of their own. */
async function showPicture(path: string, { findPicture }: Pick<ServerOptions, 'findPicture'>): Promise<Answer> {
  const picture = isSocialPath(path) ? await findPicture(path) : undefined
  if (!picture) return noPicture
  const headers = { 'cache-control': forGood, 'cross-origin-resource-policy': 'cross-origin' }
  return { status: 200, body: picture, type: 'image/jpeg', headers }
}

type Drafts = Pick<ServerOptions, 'preview'>

async function showDraft(path: string, { preview }: Drafts): Promise<Answer> {
  if (path === followPath) return { status: 200, type: 'text/javascript; charset=utf-8', body: followScript }
  if (path === ribbonPath) return { status: 200, type: 'text/css; charset=utf-8', body: ribbonStyle }
  return preview({ path })
}

/** What is typed and not yet saved is for the eyes of the one who types. */
const typedRoute = ({ preview }: Drafts) =>
  onHouse({ method: 'POST', path: '/preview/{path...}' }, async ({ request, path }) => {
    const said = await readJson(request, typedForm)
    return said ? preview({ path, ...said }) : toJson(400, { error: 'This is no form of an editor.' })
  })
