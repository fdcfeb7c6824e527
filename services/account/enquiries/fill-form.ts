import { escapeMarkup } from '../../../src/content/escape-markup'
import { contentOf, type Html, named, readHtml, type Tag } from '../../../src/gates/read-html'
import { applyEdits, type Edit, insert, type PageAnswer, rewrite, uncover } from '../sent-forms/fill-page'

export type FormAnswer = Pick<PageAnswer, 'parts' | 'titled' | 'fills'> & {
  /** The names of what is given back as it had been filled in. */
  fields: readonly string[]
  /** What had been filled in. */
  typed: URLSearchParams
  reference?: string
  /** A script on another page takes one part of this one. That page's policy forbids the style sheet of this one. */
  isPart?: boolean
}

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
  const filledIn = html.tags
    .filter((tag) => tag.at > form.at && tag.end <= formEnd)
    .flatMap((tag) => fillIn(tag, html, answer))
  const { reference = '', fills, isPart = false } = answer
  const left = isPart ? named(html, 'style').map((tag) => leaveOut(tag, html)) : []
  return applyEdits(page, [...uncover(html, { ...answer, fills: { reference, ...fills } }), ...filledIn, ...left])
}

/** The whole element: a policy by digests forbids an empty style sheet too. */
const leaveOut = (tag: Tag, html: Html): Edit => ({
  at: tag.at,
  end: tag.end + contentOf(html, tag).length + '</style>'.length,
  text: '',
})

function fillIn(tag: Tag, html: Html, { parts, fields, typed }: FormAnswer): Edit[] {
  const { name: field = '', type, value } = tag.attributes
  // A hidden field that has a value says what the page knows, and not what somebody typed.
  if (!fields.includes(field) || (type === 'hidden' && value)) return []
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
