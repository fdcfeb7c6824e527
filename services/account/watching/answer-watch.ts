import { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type ReadableStream } from 'node:stream/web'
import { type Answer, toJson } from '../../http/respond'
import { messageOf } from '../../shared/log'
import { type AccountRoute, on } from '../account-route'
import { type ChangesSource } from '../following/follow-changes'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Screenings } from './screenings'
import { watchPath } from './watched'

/** Fetches the film of an event from the CMS, or the part of it that a browser asks for. */
export type FetchFilm = (event: number, range: string | undefined) => Promise<Response>

export type WatchDesk = {
  screenings: Pick<Screenings, 'find'>
  signed: Pick<SignedAddresses, 'read'>
  fetchFilm: FetchFilm
  clock?: () => Date
  report: (line: string) => void
}

export const openFilms =
  (source: ChangesSource): FetchFilm =>
  (event, range) => {
    if (!source) return Promise.resolve(new Response(undefined, { status: 404 }))
    return fetch(new URL(`event-films/${event}`, source.url), {
      headers: { authorization: `Bearer ${source.key}`, ...(range === undefined ? {} : { range }) },
      signal: AbortSignal.timeout(patienceMs),
    })
  }

const patienceMs = 60_000
const missing = toJson(404, { error: 'Not found' })
const unavailable: Answer = { ...toJson(503, { error: 'Unavailable' }), headers: { 'retry-after': '5' } }
const subject = /^(recording|stream) ([1-9]\d{0,8})$/

export const watchRoutes = (desk: WatchDesk): AccountRoute[] => [
  on({ method: 'GET', path: `${watchPath}/{rest...}` }, ({ request, path }) => answerWatch(request, path, desk)),
]

/** Leads to what a signed address opens, or gives it: who has none learns not even where it is. */
export async function answerWatch(request: IncomingMessage, path: string, desk: WatchDesk): Promise<Answer> {
  const read = await desk.signed.read('watch', path.slice(watchPath.length + 1), (desk.clock ?? (() => new Date()))())
  if (typeof read === 'string') {
    desk.report(`404 ${watchPath}: ${read}`)
    return missing
  }
  const [, kind, event] = subject.exec(read.subject) ?? []
  const screening = desk.screenings.find(Number(event))
  if (kind === 'stream') return leadTo(screening?.stream)
  if (screening?.recording === 'film') return sendFilm(request, Number(event), desk)
  return leadTo(screening?.recording?.url)
}

const leadTo = (url: string | undefined): Answer =>
  url === undefined
    ? missing
    : { status: 303, type: 'text/plain', body: '', headers: { location: url, 'referrer-policy': 'no-referrer' } }

// The content management says how long a whole film is only where it is asked for as a part.
const whole = 'bytes=0-'

function sizeOf(headers: Headers): number {
  const [, from, to] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? []
  return to === undefined ? Number(headers.get('content-length')) : Number(to) - Number(from) + 1
}

async function sendFilm({ headers: { range } }: IncomingMessage, event: number, desk: WatchDesk): Promise<Answer> {
  try {
    const film = await desk.fetchFilm(event, range ?? whole)
    if (film.status === 404) return missing
    const { status, headers, body } = film
    if ((status !== 200 && status !== 206) || !body)
      return status === 416 ? toJson(416, { error: 'No such part' }) : unavailable
    const told = ['accept-ranges', ...(range === undefined ? [] : ['content-range'])].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return {
      status: range === undefined ? 200 : status,
      type: headers.get('content-type') ?? 'video/webm',
      body: { size: sizeOf(headers), open: () => Readable.fromWeb(body as ReadableStream) },
      headers: { ...Object.fromEntries(told), 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    }
  } catch (error) {
    desk.report(`The film of event ${event} was not given: ${messageOf(error)}`)
    return unavailable
  }
}
