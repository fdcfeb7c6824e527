import { createHash } from 'node:crypto'
import { mediaLibrary } from './store'

export type FileFacts = { digest: string; size: number }

/** What is in a file. It never changes under its name, so what the log knows already is not read again. */
export async function describeFile(name: string): Promise<FileFacts | undefined> {
  const library = await mediaLibrary()
  const size = await library.sizeOf(name)
  if (size === undefined) return undefined
  const hash = createHash('sha256')
  for await (const chunk of library.stream(name)) hash.update(chunk as Buffer)
  return { digest: hash.digest('hex'), size }
}
