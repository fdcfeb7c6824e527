import { type Nodes, type RootContent } from 'mdast'
import { type ContainerDirective, type LeafDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { type ItemRef, type Part, type RichText } from './body'
import { failAt, findItemRef, type Place } from './parse-markdown'
import { checkRichText } from './rich-text'

type Directive = ContainerDirective | LeafDirective

export const isDirective = (node: Nodes): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective'

type Read = (place: Place, directive: Directive) => Part

const readers: Record<string, Read> = {
  callout: (place, directive) => ({
    block: 'callout',
    heading: labelOf(place, directive),
    text: checkRichText(place, contentOf(directive)),
  }),
  quote: (place, directive) => {
    const source = findLabel(directive)
    return { block: 'pull-quote', quote: contentTextOf(place, directive), ...(source === undefined ? {} : { source }) }
  },
  embed: (place, directive) => ({
    block: 'embed',
    title: labelOf(place, directive),
    address: attributeOf(place, directive, 'at'),
    description: contentTextOf(place, directive),
  }),
  table: readTable,
  people: (place, directive) => ({
    block: 'people-list',
    people: linesOf(place, directive).map((line) => refOf(place, directive, line).key),
  }),
  related: (place, directive) => ({
    block: 'related-list',
    items: linesOf(place, directive).map((line) => refOf(place, directive, line)),
  }),
  faq: readQuestions,
  downloads: (place, directive) => ({
    block: 'downloads',
    files: linesOf(place, directive).map((line) => {
      const [, title, file] = /^(.+) = ([a-z0-9-]+\.pdf)$/.exec(line) ?? []
      if (title === undefined || file === undefined) failAt(place, directive, 'a download is "- Title = name.pdf"')
      return { title, file }
    }),
  }),
  cta: (place, directive) => {
    const to = attributeOf(place, directive, 'to')
    return { block: 'call-to-action', text: labelOf(place, directive), target: findItemRef(to) ?? to }
  },
  'status-table': (place, directive) => ({
    block: 'status-table-reference',
    jurisdiction: attributeOf(place, directive, 'of'),
  }),
}

export function parsePart(place: Place, directive: Directive): Part {
  const read = readers[directive.name]
  if (!read) failAt(place, directive, `there is no ":${directive.name}": ${Object.keys(readers).join(', ')} exist`)
  return read(place, directive)
}

const isLabel = (node: Nodes): boolean => node.type === 'paragraph' && node.data?.directiveLabel === true

function findLabel(directive: Directive): string | undefined {
  const label =
    directive.type === 'leafDirective'
      ? toString(directive)
      : toString(directive.children.filter((node) => isLabel(node)))
  return label === '' ? undefined : label
}

function labelOf(place: Place, directive: Directive): string {
  return findLabel(directive) ?? failAt(place, directive, `write :${directive.name}[…] with words in the brackets`)
}

function attributeOf(place: Place, directive: Directive, name: string): string {
  const value = directive.attributes?.[name]
  return value ?? failAt(place, directive, `write ${name}="…" in braces after the brackets`)
}

const contentOf = (directive: Directive): RichText =>
  directive.type === 'containerDirective' ? directive.children.filter((node) => !isLabel(node)) : []

const contentTextOf = (place: Place, directive: Directive): string =>
  contentOf(directive)
    .map((node) => toString(node))
    .join('\n') || failAt(place, directive, 'there is nothing inside it')

/** The entries of the one list that stands inside. */
function linesOf(place: Place, directive: Directive): string[] {
  const [list, ...rest] = contentOf(directive)
  if (list?.type !== 'list' || rest.length > 0) failAt(place, directive, 'one list, and nothing else, stands inside')
  return list.children.map((entry) => toString(entry))
}

const refOf = (place: Place, node: Nodes, line: string): ItemRef =>
  findItemRef(line) ?? failAt(place, node, `"${line}" must be item:<collection>/<key>`)

function readTable(place: Place, directive: Directive): Part {
  const [table] = contentOf(directive)
  if (table?.type !== 'table') failAt(place, directive, 'a table with | stands inside')
  const rows = table.children.map((row) => row.children.map((cell) => toString(cell)))
  const wide = rows[0]?.length ?? 0
  const odd = rows.findIndex((row) => row.length !== wide)
  if (odd >= 0) failAt(place, table.children[odd] ?? table, `this row must have ${wide} cells`)
  return { block: 'data-table', caption: labelOf(place, directive), rows }
}

/** Each ### heading is a question, and what follows it the answer. */
function readQuestions(place: Place, directive: Directive): Part {
  const questions: { question: string; answer: RootContent[] }[] = []
  for (const node of contentOf(directive)) {
    if (node.type === 'heading') questions.push({ question: toString(node), answer: [] })
    else (questions.at(-1) ?? failAt(place, node, 'begin with "### The question"')).answer.push(node)
  }
  if (questions.length === 0) failAt(place, directive, 'it holds no "### The question"')
  for (const { answer } of questions) checkRichText(place, answer)
  return { block: 'questions', questions }
}
