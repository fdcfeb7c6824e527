import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { keepRow, readLiveRows, type Rows } from '../../plan/store/live-rows'
import { logRow, type LogRow } from '../../plan/store/log-row'
import { type Ask, readNews } from '../../plan/store/read-log'

// Raised when rows are kept in another form: an older file is then read again instead of being trusted.
const format = 1
const head = z.object({ format: z.literal(format), last: logRow.nullable() })

type Store = Rows & { lines: number; isWhole: boolean }

/**
 * The log as this machine last read it, brought up to date. The file is trusted only if the log still has its newest row at
 * the same place: a log of another database, or one that was restored, is read again.
 */
export async function syncContentStore(path: string, ask: Ask): Promise<Rows> {
  const kept = readStore(path)
  const news = kept.last && (await readNews(ask, kept.last))
  if (!news) return rebuild(path, ask)
  for (const row of news) keepRow(kept, row)
  const isTidy = kept.isWhole && kept.lines + news.length <= 2 * kept.live.size + 1000
  if (!isTidy) saveContentStore(path, kept)
  else if (news.length > 0) appendFileSync(path, linesOf(news))
  return kept
}

/** What the file says, whatever the log says by now. */
export function loadContentStore(path: string): Rows {
  const { live, last, isWhole } = readStore(path)
  if (!isWhole || last === undefined) throw new Error(`${path} is not whole: nothing can be built from it.`)
  return { live, last }
}

async function rebuild(path: string, ask: Ask): Promise<Rows> {
  const rows = await readLiveRows(ask)
  saveContentStore(path, rows)
  return rows
}

/** All at once or not at all. */
export function saveContentStore(path: string, { live, last }: Rows): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify({ format, last: last ?? null })}\n${linesOf([...live.values()])}`)
  renameSync(`${path}.new`, path)
}

const linesOf = (rows: readonly LogRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** A line that was cut short by a crash is the last that counts: what follows it in the log is read again. */
function readStore(path: string): Store {
  const store: Store = { live: new Map(), last: undefined, lines: 0, isWhole: true }
  if (!existsSync(path)) return store
  const [first = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const known = head.safeParse(parseLine(first))
  if (!known.success) return store
  store.last = known.data.last ?? undefined
  for (const line of lines) {
    const row = logRow.safeParse(parseLine(line))
    if (!row.success) return { ...store, isWhole: false }
    keepRow(store, row.data)
    store.lines += 1
  }
  return store
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
