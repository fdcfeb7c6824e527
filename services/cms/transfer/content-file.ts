import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { type LoadedItem } from '../load/loaded-item'

const head = z.strictObject({
  format: z.literal('law-firm-content'),
  version: z.literal(1),
  /** How many documents follow; a file of one's own may leave it out. */
  documents: z.int().nonnegative().optional(),
})

const values = z.record(z.string(), z.unknown())
const moment = z.iso.datetime()

const formerAddress = z.strictObject({ locale: z.string(), address: z.string().startsWith('/'), leftAt: moment })

/** One document with all its languages; others are named by their numbers. */
export const contentLine = z.strictObject({
  collection: z.string().min(1),
  id: z.int().positive().max(2_147_483_647),
  values,
  at: moment.optional(),
  /** Since when it is in the bin. */
  deletedAt: moment.optional(),
  /** Where it was before: readers are sent on from there. */
  formerAddresses: z.array(formerAddress).optional(),
  earlier: z.array(z.strictObject({ values, at: moment })).optional(),
  /** What it names, such as `topics/3`, and was deleted where it comes from. */
  gone: z.array(z.string().regex(/^[\w-]+\/\d+$/)).optional(),
  /** Names of files in the folder beside. */
  files: z.array(z.string().regex(/^[\w-][\w.-]*$/, 'must be the name of a file, without a folder')).optional(),
})
export type ContentLine = z.output<typeof contentLine>

/** Pictures and documents lie in a folder beside the file, which is named after it. */
export const mediaFolderOf = (file: string): string =>
  join(dirname(file), `${basename(file).replace(/\.jsonl$/, '')}.media`)

/** The documents of a file, and what is wrong with its lines and with the files that they name. */
export async function readContentFile(file: string): Promise<{ items: LoadedItem[]; problems: string[] }> {
  const items: LoadedItem[] = []
  const problems: string[] = []
  let count = 0
  let promised: number | undefined
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    count += 1
    if (count === 1) promised = readHead(line)
    else if (line.trim() !== '') {
      const read = readLine(line, file)
      if ('problem' in read) problems.push(`line ${count}: ${read.problem}`)
      else items.push(read)
    }
  }
  if (promised !== undefined && promised !== items.length + problems.length)
    problems.push(
      `the file promises ${promised} documents and holds ${items.length + problems.length}: it is not whole`,
    )
  return { items, problems: [...problems, ...findRepeated(items), ...findMissingFiles(items)] }
}

function readHead(line: string): number | undefined {
  const { success, data } = head.safeParse(toJson(line))
  if (!success)
    throw new Error(
      'The first line must be {"format":"law-firm-content","version":1}. docs/content/README.md says the rest.',
    )
  return data.documents
}

function readLine(line: string, file: string): LoadedItem | { problem: string } {
  const { success, data, error } = contentLine.safeParse(toJson(line))
  if (!success) return { problem: z.prettifyError(error).replaceAll('\n', ' ') }
  const { files = [], at, deletedAt, earlier, formerAddresses, gone, ...item } = data
  return {
    ...item,
    key: String(item.id),
    ...(at === undefined ? {} : { at }),
    ...(deletedAt === undefined ? {} : { deletedAt }),
    ...(earlier === undefined ? {} : { earlier }),
    ...(formerAddresses === undefined ? {} : { formerAddresses }),
    ...(gone === undefined ? {} : { gone }),
    files: files.map((name) => ({ name, path: join(mediaFolderOf(file), name) })),
  }
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function findRepeated(items: readonly LoadedItem[]): string[] {
  const met = new Set<string>()
  return items.flatMap(({ collection, id }) => {
    const name = `${collection}/${id}`
    if (met.has(name)) return [`${name} is there twice`]
    met.add(name)
    return []
  })
}

const findMissingFiles = (items: readonly LoadedItem[]): string[] =>
  items.flatMap(({ collection, id, files = [] }) =>
    files.filter(({ path }) => !existsSync(path)).map(({ path }) => `${collection}/${id}: ${path} is not there`),
  )

/** Written under another name first: what is called FILE is whole. */
export async function writeContentFile(
  file: string,
  lines: AsyncIterable<ContentLine>,
  documents: number,
): Promise<void> {
  const unfinished = `${file}.part`
  const out = createWriteStream(unfinished)
  const say = async (line: object) => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain')
  }
  await say({ format: 'law-firm-content', version: 1, documents } satisfies z.input<typeof head>)
  for await (const line of lines) await say(line)
  out.end()
  await once(out, 'close')
  await rename(unfinished, file)
}
