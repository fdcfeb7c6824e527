import { type CreatePagesArgs } from 'gatsby'
import { type Ask } from './read-log'

type Answer = { data?: { log: unknown }; errors?: { message: string }[] }

/** Asks through the field that gatsby-source-graphql stitched into Gatsby's own schema. */
export const askThroughGatsby =
  (graphql: CreatePagesArgs['graphql']): Ask =>
  async (query, variables) => {
    const { data, errors } = (await graphql(throughLog(query), variables)) as Answer
    if (errors || !data) {
      const words = errors?.map(({ message }) => message).join('; ')
      throw new Error(`The publication log did not answer: ${words ?? 'nothing came'}. Is the CMS running at LOG_URL?`)
    }
    return data.log
  }

/** `query (…) { head }` becomes `query (…) { log { head } }`. */
export function throughLog(query: string): string {
  const start = query.indexOf('{')
  return `${query.slice(0, start)}{ log ${query.slice(start)} }`
}
