import { type IncomingHttpHeaders } from 'node:http'
import { type Answer, type Body } from '../../http/respond'
import { type Coding, codings } from '../../releases/files/compress'
import { isHashed } from '../../releases/files/media-type'
import { findRange, isKnown } from '../../releases/files/validators'
import { type Blobs, type ByteRange } from '../../releases/store/blobs'
import { type Headers } from './headers'
import { type BlobReader } from './read-blobs'
import { type Outcome } from './resolve-path'

export const revalidate = 'public, max-age=0, must-revalidate'
const forGood = 'public, max-age=31536000, immutable'
const mostInMemory = 1_000_000

export type Contents = { blobs: Blobs; reader: BlobReader }
type Found = Extract<Outcome, { kind: 'file' }> & { asked: IncomingHttpHeaders; headers: Headers }

/** A file of a release: what the client has already, a part of it, or all of it as small as the client can read it. */
export function answerFile(found: Found, contents: Contents): Promise<Answer> | Answer {
  const { file, status, asked } = found
  const etag = `"${file.blob.slice(0, 32)}"`
  const headers: Headers = {
    ...found.headers,
    etag,
    'cache-control': status === 200 && isHashed(found.path) ? forGood : revalidate,
    ...(file.isCoded ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
  }
  if (status === 200 && isKnown(etag, asked['if-none-match']))
    return { status: 304, type: file.type, body: '', headers }
  const next = { ...found, headers }
  return file.isCoded ? answerCoded(next, contents) : answerPlain(next, contents)
}

async function answerCoded({ file, status, asked, headers }: Found, contents: Contents): Promise<Answer> {
  const coding = findCoding(asked['accept-encoding'])
  const coded = coding && (await contents.reader.coded(file.blob, coding))
  if (!coded) return { status, type: file.type, body: await readWhole(file, contents), headers }
  // Compressed it is the same content in other bytes: the tag says so by being weak.
  const etag = `W/${headers['etag'] ?? ''}`
  return { status, type: file.type, body: coded, headers: { ...headers, etag, 'content-encoding': coding } }
}

async function answerPlain({ file, status, asked, headers }: Found, contents: Contents): Promise<Answer> {
  const { type, size } = file
  const isSame = asked['if-range'] === undefined || asked['if-range'] === headers['etag']
  const range = status === 200 && isSame ? findRange(asked.range, size) : undefined
  if (range === undefined) return { status, type, body: await readWhole(file, contents), headers }
  if (range === 'outside')
    return { status: 416, type, body: '', headers: { ...headers, 'content-range': `bytes */${size}` } }
  const part = { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` }
  return { status: 206, type, body: streamOf(file.blob, range, contents), headers: part }
}

async function readWhole({ blob, size }: Found['file'], contents: Contents): Promise<Body> {
  if (size > mostInMemory) return streamOf(blob, { start: 0, end: size - 1 }, contents)
  const content = await contents.reader.plain(blob)
  if (!content) throw new Error(`The content ${blob} of the release is not there`)
  return content
}

const streamOf = (blob: string, range: ByteRange, { blobs }: Contents): Body => ({
  size: range.end - range.start + 1,
  open: () => blobs.stream(blob, range),
})

/** The smallest form that a client can read, as it says itself (RFC 9110, 12.5.3). */
function findCoding(accepted = ''): Coding | undefined {
  const offers = accepted.split(',').map((offer) => offer.toLowerCase().replaceAll(/\s/g, ''))
  const isWanted = (coding: Coding) =>
    offers.some(
      (offer) => offer === coding || (offer.startsWith(`${coding};q=`) && Number(offer.slice(coding.length + 3)) > 0),
    )
  return codings.find(isWanted)
}
