import { type IncomingMessage } from 'node:http'
import type * as z from 'zod'

const mostFormBytes = 4 * 1024 * 1024

/** The body of a request; undefined when it is longer than anything that is meant. */
export async function readText(request: IncomingMessage, mostBytes: number): Promise<string | undefined> {
  return (await readBytes(request, mostBytes))?.toString()
}

/** The same, where it is no text, of a request of Node's or of the web's. */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Undefined for whatever is not of this shape. */
export async function readJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  mostBytes = mostFormBytes,
): Promise<z.output<Schema> | undefined> {
  const text = await readText(request, mostBytes)
  try {
    return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
