import { isTracing, type Named, traced } from './span'

type Query = (...asked: unknown[]) => unknown
/** What of a client of pg, and of a pool, is asked here: the CMS has another copy of that package. */
type Asked = { query: unknown }
type AnyPool = Asked & { on: (event: 'connect', hear: (client: Asked) => void) => unknown }

const deed = /^\s*(?:with\b.*?\)\s*)?(select|insert|update|delete|begin|commit|rollback|listen|set)\b/is
const table = /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][\w.]*)/i

/** Which deed on which table. The text is not kept, since it may hold a value; the values never are. */
function describe(asked: unknown): Named {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '')
  const operation = (deed.exec(text)?.[1] ?? 'other').toLowerCase()
  const [, collection] = table.exec(text) ?? []
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  return {
    name: collection === undefined ? operation : `${operation} ${collection}`,
    kind: 'client',
    facts: collection === undefined ? facts : { ...facts, 'db.collection.name': collection },
  }
}

/** Each question to the database becomes a part of the trace in which it is asked. */
export function traceQueries<Pool extends AnyPool>(pool: Pool): Pool {
  if (!isTracing()) return pool
  traceQuestionsOf(pool)
  // A client that somebody holds asks by promises; the pool itself, with a function, has been counted already.
  pool.on('connect', traceQuestionsOf)
  return pool
}

function traceQuestionsOf(asked: Asked): void {
  const query = (asked.query as Query).bind(asked)
  const watched: Query = (...question) =>
    typeof question.at(-1) === 'function'
      ? query(...question)
      : traced(describe(question[0]), () => query(...question) as Promise<unknown>)
  Object.assign(asked, { query: watched })
}
