import { type CreatePagesArgs } from 'gatsby'
import { type Ask } from '../../plan/store/read-log'

type Log = { log: unknown }
type Problem = { message: string }

/** Asks through the field that gatsby-source-graphql stitched into Gatsby's own schema. */
export const askThroughGatsby =
  (graphql: CreatePagesArgs['graphql']): Ask =>
  async (query, variables) => {
    const answer = await graphql<Log, Record<string, unknown>>(throughLog(query), variables)
    if (answer.data && !answer.errors) return answer.data.log
    const problems = (answer.errors ?? []) as Problem[]
    const words = problems.map(({ message }) => message).join('; ')
    throw new Error(`The publication log did not answer: ${words || 'nothing came'}. Is the CMS running at LOG_URL?`)
  }

/** `query (…) { head }` becomes `query (…) { log { head } }`. */
export function throughLog(query: string): string {
  const start = query.indexOf('{')
  return `${query.slice(0, start)}{ log ${query.slice(start)} }`
}
