import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { readBytes } from '../../http/read-body'
import { parseJson, type ReadOperations, readOperations } from './read-operations'

/** A file of five megabytes, and what belongs to it. */
export const mostUploadBytes = 6_000_000

export const uploadType = 'multipart/form-data'

const places = z.tuple([z.string().regex(/^variables\.[A-Za-z]\w*$/)])
const unreadable = { status: 400, words: 'Send one operation of GraphQL with one file.' } as const

/**
 * One operation with one file among its variables, as https://github.com/jaydenseric/graphql-multipart-request-spec has it. More
 * files, lists of operations and places deeper in the variables are what none of our pages sends.
 */
export async function readUpload(request: IncomingMessage): Promise<ReadOperations> {
  const bytes = await readBytes(request, mostUploadBytes)
  if (bytes === undefined) return { status: 413, words: `At most ${mostUploadBytes} bytes` }
  const form = await readForm(bytes, request.headers['content-type'] ?? '')
  if (form === undefined) return unreadable
  const { operations, map, ...files } = form
  const file = Object.values(files)[0]
  const read = typeof operations === 'string' ? readOperations(operations) : unreadable
  if (!('operations' in read) || Array.isArray(read.operations)) return 'words' in read ? read : unreadable
  const name = readPlace(map, Object.keys(files))
  if (name === undefined || !(file instanceof File)) return unreadable
  return { operations: { ...read.operations, variables: { ...read.operations.variables, [name]: file } } }
}

/** The variable in which the file stands. */
function readPlace(map: unknown, [given = '', ...more]: readonly string[]): string | undefined {
  if (typeof map !== 'string' || more.length > 0) return undefined
  const read = z.strictObject({ [given]: places }).safeParse(parseJson(map)).data
  return read?.[given]?.[0].slice('variables.'.length)
}

async function readForm(bytes: Buffer, type: string): Promise<Record<string, FormDataEntryValue> | undefined> {
  const headers = { 'content-type': type }
  try {
    const form = await new Response(new Uint8Array(bytes), { headers }).formData()
    const entries = [...form.entries()]
    const isOnce = new Set(entries.map(([name]) => name)).size === entries.length
    return isOnce ? Object.fromEntries(entries) : undefined
  } catch {
    return undefined
  }
}
