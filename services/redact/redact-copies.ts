import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../releases/store/durable-file'
import { type Edition, typesOf } from './edition'

type Row = { seq: number; type: string; id: number; locale: string; operation: string; document: string | null }
type Line = Row & { format?: number; last?: Row | null }

/** What programs of this machine remember of the log, each row a line. */
const copies = ['publisher/log.jsonl', 'publisher/ahead.jsonl', 'content/log.jsonl']
/** Made of what was published; each is made again when somebody asks for it. */
const derived = ['differences', 'releases/social']

/** How many lines, and how many files, of this machine may hold what the edition said before. */
export async function findCopies(dataDir: string, edition: Edition, seq: number): Promise<number> {
  let found = 0
  for (const name of copies) found += (await findLines(join(dataDir, name), edition, seq)).length
  for (const name of derived) found += (await unlessMissing(readdir(join(dataDir, name))))?.length ?? 0
  return found
}

export async function redactCopies(dataDir: string, edition: Edition, seq: number): Promise<void> {
  for (const name of copies) await redactLines(join(dataDir, name), edition, seq)
  for (const name of derived) await rm(join(dataDir, name), { recursive: true, force: true })
}

type Found = { at: number; length: number; text: string }

async function findLines(path: string, edition: Edition, seq: number): Promise<Found[]> {
  const text = await unlessMissing(readFile(path, 'utf8'))
  const found: Found[] = []
  let at = 0
  for (const line of text?.split('\n') ?? []) {
    const length = Buffer.byteLength(line)
    const redacted = redactLine(line, edition, seq)
    if (redacted !== undefined) found.push({ at, length, text: redacted })
    at += length + 1
  }
  return found
}

/**
 * Each line keeps its place and its length: a program that appends to the file meanwhile loses nothing. The row says what the log
 * says of it from now on.
 */
async function redactLines(path: string, edition: Edition, seq: number): Promise<void> {
  const found = await findLines(path, edition, seq)
  if (found.length === 0) return
  const file = await open(path, 'r+')
  try {
    for (const { at, length, text } of found) await file.write(text.padEnd(length), at)
    await file.sync()
  } finally {
    await file.close()
  }
}

function redactLine(line: string, edition: Edition, seq: number): string | undefined {
  const parsed = parse(line)
  if (!parsed) return undefined
  if ('format' in parsed)
    return parsed.last && isOld(parsed.last, edition, seq)
      ? toText({ ...parsed, last: toRedacted(parsed.last) })
      : undefined
  return isOld(parsed, edition, seq) ? toText(toRedacted(parsed)) : undefined
}

const isOld = (row: Row, edition: Edition, seq: number): boolean =>
  typesOf(edition).includes(row.type) &&
  row.id === edition.item &&
  row.locale === edition.locale &&
  row.seq < seq &&
  row.document !== null

const toRedacted = (row: Row): Row => ({ ...row, operation: 'withdraw', document: null })
const toText = (line: object): string => JSON.stringify(line)

function parse(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line
  } catch {
    return undefined // the end that a crash cut short
  }
}
