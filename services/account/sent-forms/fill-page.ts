import { escapeMarkup } from '../../../src/content/escape-markup'
import { type Html, named, type Tag } from '../../../src/gates/read-html'

export type PageAnswer = {
  /** What of the page is uncovered. */
  parts: ReadonlySet<string>
  /** What is written where, by the names of places. */
  fills?: Readonly<Record<string, string>>
  /** Stands before the page's title, where something is to be put right, with the sign and the space of its language. */
  titled?: string
}

export type Edit = { at: number; end: number; text: string }
type Attributes = Readonly<Record<string, string>>

export const insert = (at: number, text: string): Edit => ({ at, end: at, text })

export const rewrite = ({ name, at, end }: Tag, attributes: Attributes): Edit => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return { at, end, text: `<${name}${written.join('')}>` }
}

export const applyEdits = (page: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.at - one.at || other.end - one.end)
    .reduce((text, { at, end, text: own }) => text.slice(0, at) + own + text.slice(end), page)

/** Gives the links that only the answer knows where they lead, by their names, their addresses. */
export const leadTo = (html: Html, leads: Readonly<Record<string, string>>): Edit[] =>
  html.tags.flatMap((tag) => {
    const to = leads[tag.attributes['data-lead'] ?? '']
    return tag.name === 'a' && to !== undefined ? [rewrite(tag, { ...tag.attributes, href: to })] : []
  })

/** A page brings every word that may have to be said; this uncovers some of them and fills in what only the answer knows. */
export function uncover(html: Html, answer: PageAnswer): Edit[] {
  const [title] = named(html, 'title')
  const titled = title && answer.titled !== undefined ? [insert(title.end, escapeMarkup(answer.titled))] : []
  return [...html.tags.flatMap((tag) => uncoverTag(tag, answer)), ...titled]
}

function uncoverTag(tag: Tag, { parts, fills = {} }: PageAnswer): Edit[] {
  const { hidden, ...shown } = tag.attributes
  const isSaid = (part: string | undefined) => part !== undefined && parts.has(part)
  const fill = shown['data-fill']
  if (fill !== undefined && Object.hasOwn(fills, fill)) return [insert(tag.end, escapeMarkup(fills[fill] ?? ''))]
  if (isSaid(shown['data-unless'])) return [rewrite(tag, { ...shown, hidden: '' })]
  if (hidden === undefined || !isSaid(shown['data-when'])) return []
  // What takes the focus by itself is read aloud first, and is in view.
  return [rewrite(tag, { ...shown, ...(shown['tabindex'] === undefined ? {} : { autofocus: '' }) })]
}
