import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { mediumPolicy } from '../../http/safety'
import { type FileName } from './find-file-name'
import { pathOfFile } from './store'

type Own = FileName & { name: string; isPublic: boolean }

export async function answerFile({ name, token, mimeType, words, isPublic }: Own): Promise<Response> {
  const file = await open(pathOfFile(name)).catch(() => undefined)
  if (!file) return notFound()
  const { size } = await file.stat()
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
  // This stream closes the file at its end and when the reader is gone; a file's own web stream does neither.
  return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream, { headers })
}

export const notFound = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
