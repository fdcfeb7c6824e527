import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pathOfFile } from './store'

export type FileFacts = { digest: string; size: number }

/** What is in a file. It never changes under its name, so what the log knows already is not read again. */
export async function describeFile(name: string): Promise<FileFacts | undefined> {
  const hash = createHash('sha256')
  let size = 0
  try {
    await pipeline(createReadStream(pathOfFile(name)), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
      }
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return { digest: hash.digest('hex'), size }
}
