import { contentOf, type Html, named, readHtml, type Tag } from '../../../src/gates/read-html'
import { escapeMarkup } from '../../escape-markup'

export type FormAnswer = {
  /** What of the page is uncovered. */
  parts: ReadonlySet<string>
  /** The names of what is given back as it had been filled in. */
  fields: readonly string[]
  /** What had been filled in. */
  typed: URLSearchParams
  reference?: string
  /** Stands before the page's title, where something is to be put right, with the sign and the space of its language. */
  titled?: string
}

type Edit = { at: number; end: number; text: string }
type Attributes = Readonly<Record<string, string>>

/**
 * The page of the form as an answer to it. The page brings every word that may have to be said; this uncovers some of them and
 * gives the sender back what they typed.
 */
export function fillForm(page: string, answer: FormAnswer): string {
  const html = readHtml(page)
  const form = html.tags.find(({ attributes }) => attributes['data-in-place'] !== undefined)
  if (form === undefined) throw new Error('The page has no form that it could be the answer to.')
  const formEnd = form.end + contentOf(html, form).length
  const edits = html.tags.flatMap((tag) => {
    const isInForm = tag.at > form.at && tag.end <= formEnd
    return [...uncover(tag, answer), ...(isInForm ? fillIn(tag, html, answer) : [])]
  })
  const [title] = named(html, 'title')
  if (title && answer.titled !== undefined) edits.push(insert(title.end, escapeMarkup(answer.titled)))
  return edits
    .sort((one, other) => other.at - one.at || other.end - one.end)
    .reduce((text, { at, end, text: own }) => text.slice(0, at) + own + text.slice(end), page)
}

const insert = (at: number, text: string): Edit => ({ at, end: at, text })

const rewrite = ({ name, at, end }: Tag, attributes: Attributes): Edit => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return { at, end, text: `<${name}${written.join('')}>` }
}

function uncover(tag: Tag, { parts, reference = '' }: FormAnswer): Edit[] {
  const { hidden, ...shown } = tag.attributes
  const isSaid = (part: string | undefined) => part !== undefined && parts.has(part)
  if (shown['data-fill'] === 'reference') return [insert(tag.end, escapeMarkup(reference))]
  if (isSaid(shown['data-unless'])) return [rewrite(tag, { ...shown, hidden: '' })]
  if (hidden === undefined || !isSaid(shown['data-when'])) return []
  // What takes the focus by itself is read aloud first, and is in view.
  return [rewrite(tag, { ...shown, ...(shown['tabindex'] === undefined ? {} : { autofocus: '' }) })]
}

function fillIn(tag: Tag, html: Html, { parts, fields, typed }: FormAnswer): Edit[] {
  const { name: field = '', type, value } = tag.attributes
  if (!fields.includes(field)) return []
  const attributes = parts.has(field) ? markWrong(tag) : tag.attributes
  const given = typed.get(field) ?? ''
  if (tag.name === 'select') return [rewrite(tag, attributes), ...choose(tag, html, given)]
  // A textarea drops a line break at its very beginning.
  if (tag.name === 'textarea') return [rewrite(tag, attributes), insert(tag.end, `\n${escapeMarkup(given)}`)]
  if (type !== 'checkbox') return [rewrite(tag, { ...attributes, value: given })]
  return [rewrite(tag, given === value ? { ...attributes, checked: '' } : attributes)]
}

const markWrong = ({ attributes }: Tag): Attributes => ({
  ...attributes,
  'aria-invalid': 'true',
  'aria-describedby': [attributes['aria-describedby'], `${attributes['id'] ?? ''}-problem`].filter(Boolean).join(' '),
})

function choose(select: Tag, html: Html, given: string): Edit[] {
  const end = select.end + contentOf(html, select).length
  return named(html, 'option')
    .filter(({ at, attributes }) => at >= select.end && at < end && attributes['value'] === given)
    .map((option) => rewrite(option, { ...option.attributes, selected: '' }))
}
