import { type Heading, type Paragraph, type Root } from 'mdast'

// No link, emphasis, code, escape or entity; and nothing at the beginning that Markdown takes for more than a letter.
const plain = /^(?![\s#>+=~:|-]|\d{1,9}[.)])[^\\`*_[\]<&|\t]*[^\\`*_[\]<&|\s]$/u
const heading = /^(#{2,4}) (.*[^#\s])$/

/**
 * Most texts are paragraphs, a line each, and headings. The parser for all of Markdown takes a hundred times as long for
 * them, and there are ten thousand. Undefined for a text that has anything else in it.
 */
export function findPlain(source: string): Root | undefined {
  const lines = source.split('\n')
  const children: (Heading | Paragraph)[] = []
  for (const [number, line] of lines.entries()) {
    if (line === '') continue
    const [, marks, words = line] = heading.exec(line) ?? []
    // A line right after another goes on with it, or makes a heading or a table of it.
    const goesOn = number > 0 && lines[number - 1] !== ''
    if (!plain.test(words) || goesOn) return undefined
    const text = { type: 'text' as const, value: words }
    const position = { start: { line: number + 1, column: 1 }, end: { line: number + 1, column: line.length + 1 } }
    if (marks === undefined) children.push({ type: 'paragraph', children: [text], position })
    else children.push({ type: 'heading', depth: toDepth(marks), children: [text], position })
  }
  return { type: 'root', children }
}

const toDepth = ({ length }: string): 2 | 3 | 4 => (length === 2 ? 2 : length === 3 ? 3 : 4)
