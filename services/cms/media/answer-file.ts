import { Readable } from 'node:stream'
import { mediumPolicy } from '../../http/safety'
import { type FileName } from './find-file-name'
import { mediaLibrary } from './store'

type Own = FileName & { name: string; isPublic: boolean }

export async function answerFile({ name, token, mimeType, words, isPublic }: Own): Promise<Response> {
  const library = await mediaLibrary()
  const size = await library.sizeOf(name)
  if (size === undefined) return notFound()
  const headers = new Headers({
    'content-type': mimeType,
    'content-length': String(size),
    'content-security-policy': mediumPolicy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    etag: `"${token}"`,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  })
  if (mimeType === 'application/pdf') headers.set('content-disposition', `attachment; filename="${words}"`)
  return new Response(Readable.toWeb(library.stream(name)) as ReadableStream, { headers })
}

export const notFound = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
