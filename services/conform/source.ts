import * as z from 'zod'
import { logRow } from '../../src/plan/store/log-row'
import { messageOf } from '../shared/log'

/** A log that is examined: where it answers, with which keys, and where its pictures are. */
export type Source = {
  logUrl: string
  siteKey: string
  accountKey?: string | undefined
  mediaUrl: string
}

/** A row as any source may give it; what is wrong with its language or document is said by a check of its own. */
export const anyRow = logRow.extend({ locale: z.string() })
export type AnyRow = z.output<typeof anyRow>

const answerMs = 30_000
const answerOf = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})
export type Answer = { status: number; data: Record<string, unknown> | undefined; errors: string[] }

/** Asks as a reader would who brings this key. */
export async function ask({ logUrl }: Source, key: string, question: Question): Promise<Answer> {
  const response = await fetch(logUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(answerMs),
  })
  const { data, errors = [] } = answerOf.parse(toJson(await response.text(), response.status))
  return { status: response.status, data: data ?? undefined, errors: errors.map(({ message }) => message) }
}

export type Question = { query: string; variables?: Record<string, unknown> }

function toJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The source answered ${status} with something that is no JSON: ${text.slice(0, 80)}`)
  }
}

const fields = 'nodes { seq type id locale revision operation audience at document } cursor hasMore'
const questions = {
  publications: `query ($from: Float!, $first: Int!) { publications(after: $from, first: $first) { ${fields} } }`,
  editions: `query ($from: String!, $first: Int!) { editions(after: $from, first: $first) { ${fields} } }`,
  changedSince: `query ($seq: Float!, $from: String!, $first: Int!) {
    changedSince(seq: $seq, after: $from, first: $first) { ${fields} }
  }`,
}
type Name = keyof typeof questions

export type PageOf = { nodes: AnyRow[]; cursor: string | number; hasMore: boolean }
const page = z.object({
  nodes: z.array(anyRow),
  cursor: z.union([z.string(), z.number()]),
  hasMore: z.boolean(),
})

type Wanted = { from: string | number; first: number; seq?: number }

export async function readPage(source: Source, key: string, asked: Wanted & { name: Name }): Promise<PageOf> {
  const { name, ...variables } = asked
  const { data, errors, status } = await ask(source, key, { query: questions[name], variables })
  if (errors.length > 0) throw new Error(`${name} answers ${status}: ${errors.join(' ')}`)
  try {
    return page.parse(data?.[name])
  } catch (error) {
    const first = error instanceof z.ZodError ? error.issues[0] : undefined
    throw new Error(first ? `${name}: ${first.path.join('.')} ${first.message}` : messageOf(error), { cause: error })
  }
}

const mostPages = 100_000

/** All pages, one after the other. A cursor that stays where it is would be read for ever. */
export async function readAll(source: Source, key: string, asked: Wanted & { name: Name }): Promise<AnyRow[]> {
  const rows: AnyRow[] = []
  let { from } = asked
  for (let count = 0; count < mostPages; count += 1) {
    const { nodes, cursor, hasMore } = await readPage(source, key, { ...asked, from })
    rows.push(...nodes)
    if (!hasMore) return rows
    if (cursor === from)
      throw new Error(`${asked.name} says that there is more after "${cursor}" and gives the same page.`)
    from = cursor
  }
  throw new Error(`${asked.name} never ends.`)
}

export async function readHead(source: Source, key: string): Promise<number> {
  const { data, errors } = await ask(source, key, { query: '{ head }' })
  if (typeof data?.head === 'number') return data.head
  throw new Error(`head is no number. ${errors.join(' ')}`)
}
