import { isDeepStrictEqual } from 'node:util'
import { type Examined } from './examined'
import { ask, readAll, readHead, readPage } from './source'

const fewRows = 7
/** So many rows are read again in small pages: every one of a long log would take hours. */
const mostAgain = 200

/** Whatever its pages, a reader gets the same rows; at the end it gets none, and its cursor stays. */
export async function checkCursor({ source, head, log }: Examined): Promise<string[]> {
  const problems: string[] = []
  const start = log.at(-mostAgain - 1)?.seq ?? 0
  const again = await readAll(source, source.siteKey, { name: 'publications', from: start, first: fewRows })
  const known = log.filter(({ seq }) => seq > start)
  if (!isDeepStrictEqual(again.slice(0, known.length), known)) {
    problems.push(`publications(after: ${start}) gives other rows in pages of ${fewRows} than in pages of 500`)
  }
  const end = again.at(-1)?.seq ?? start
  const past = await readPage(source, source.siteKey, { name: 'publications', from: end, first: fewRows })
  if (past.nodes.length === 0 && (past.hasMore || past.cursor !== end)) {
    problems.push(`after the last row the cursor is ${past.cursor}, and should stay ${end}`)
  }
  return [...problems, ...(await checkHead({ source, head, log })), ...(await checkLimits(source))]
}

async function checkHead({ source, head, log }: Pick<Examined, 'source' | 'head' | 'log'>): Promise<string[]> {
  const last = log.reduce((most, { seq }) => Math.max(most, seq), 0)
  if (last < head) return [`head was ${head}, and the log ends with row ${last}`]
  const now = await readHead(source, source.siteKey)
  return now < last ? [`head is ${now}, and there is a row ${last}`] : []
}

const wrong = [
  ['first: 0', '{ publications(first: 0) { cursor } }'],
  ['first: 1001', '{ publications(first: 1001) { cursor } }'],
  ['after: -1', '{ publications(after: -1) { cursor } }'],
  ['a cursor of another making', '{ editions(after: "x y z") { cursor } }'],
] as const

async function checkLimits(source: Examined['source']): Promise<string[]> {
  const problems: string[] = []
  for (const [what, query] of wrong) {
    const { errors } = await ask(source, source.siteKey, { query })
    if (errors.length === 0) problems.push(`${what} is answered, and must be refused`)
  }
  return problems
}
