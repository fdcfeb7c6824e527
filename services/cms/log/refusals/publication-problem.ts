import { APIError } from 'payload'

type Marked = { path: string; message: string }

/** Why something cannot be published, in the editor's words. Thrown before COMMIT, it takes the whole change back. */
export class PublicationProblem extends APIError {
  constructor(message: string, /** The fields of the form that are marked. */ marked: readonly Marked[] = []) {
    super(message, 400, marked.length === 0 ? undefined : { errors: marked }, true)
  }
}

const mostNamed = 10

/** What an editor hears who would take the address from under others. */
export function liveBelow(titles: string[]): PublicationProblem {
  const are = titles.length === 1 ? 'is live below this and would lose its address' : 'are live below this'
  return new PublicationProblem(`${toNames(titles)} ${are}. Move or withdraw what is below it first.`)
}

/** What an editor hears who would take away what others must name. */
export function neededBy(lost: [title: string, label: string][]): PublicationProblem {
  const told = lost.map(([title, label]) => `${title}" (${label})`)
  const [need, them] = told.length === 1 ? ['needs', 'it'] : ['need', 'them']
  return new PublicationProblem(`${toNames(told, '')} ${need} this. Choose another there, or withdraw ${them}, first.`)
}

function toNames(titles: string[], end = '"'): string {
  const named = [...titles]
    .sort()
    .slice(0, mostNamed)
    .map((title) => `"${title}${end}`)
  const rest = titles.length > mostNamed ? ` and ${titles.length - mostNamed} more` : ''
  return `${named.join(', ')}${rest}`
}
