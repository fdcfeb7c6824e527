import { type IncomingMessage } from 'node:http'
import type * as z from 'zod'

const mostFormBytes = 4 * 1024 * 1024

/** The body of a request; undefined when it is longer than anything that is meant. */
export async function readText(request: IncomingMessage, mostBytes: number): Promise<string | undefined> {
  return (await readBytes(request, mostBytes))?.toString()
}

/** The same, where it is no text. */
export async function readBytes(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
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
