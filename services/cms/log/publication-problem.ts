import { APIError } from 'payload'

/** Why something cannot be published, in the editor's words. Thrown before COMMIT, it takes the whole change back. */
export class PublicationProblem extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true)
  }
}

const mostNamed = 10

/** What an editor hears who would take the address from under others. */
export function liveBelow(titles: string[]): PublicationProblem {
  const named = titles
    .sort()
    .slice(0, mostNamed)
    .map((title) => `"${title}"`)
  const rest = titles.length > mostNamed ? ` and ${titles.length - mostNamed} more` : ''
  const are = titles.length === 1 ? 'is live below this and would lose its address' : 'are live below this'
  return new PublicationProblem(`${named.join(', ')}${rest} ${are}. Move or withdraw what is below it first.`)
}
