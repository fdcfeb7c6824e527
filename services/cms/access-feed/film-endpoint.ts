import { Readable } from 'node:stream'
import { type Endpoint } from 'payload'
import { findRange } from '../../releases/files/validators'
import { notFound } from '../media/answer-file'
import { findFileName } from '../media/find-file-name'
import { mediaLibrary } from '../media/store'
import { forAccount } from '../request/for-account'

type Stored = { recordingFilm?: { filename?: string | null } | number | null }

/** The recording of an event for the account service, which gives it to those who may watch it: whole, or a part. */
export const eventFilmEndpoint: Endpoint = {
  path: '/event-films/:id',
  method: 'get',
  handler: forAccount(async (req) => {
    const { docs } = await req.payload.find({
      collection: 'events',
      where: { id: { equals: Number(req.routeParams?.id) }, _status: { equals: 'published' } },
      depth: 1,
      limit: 1,
      overrideAccess: true,
    })
    const film = (docs[0] as Stored | undefined)?.recordingFilm
    const name = typeof film === 'object' ? film?.filename : undefined
    return name ? sendFilm(name, req.headers.get('range') ?? undefined) : notFound()
  }),
}

async function sendFilm(name: string, asked: string | undefined): Promise<Response> {
  const file = findFileName(name)
  if (!file) return notFound()
  const library = await mediaLibrary()
  const size = await library.sizeOf(name)
  if (size === undefined) return notFound()
  const range = findRange(asked, size)
  const headers = new Headers({ 'content-type': file.mimeType, 'accept-ranges': 'bytes', 'cache-control': 'no-store' })
  if (range === 'outside') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const stream = library.stream(name, { start, end })
  return new Response(Readable.toWeb(stream) as ReadableStream, { status: range ? 206 : 200, headers })
}
