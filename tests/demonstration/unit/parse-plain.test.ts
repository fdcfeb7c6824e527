import fc from 'fast-check'
import { parseAll, parseMarkdown } from '../../../services/demo/words/parse-markdown'
import { findPlain } from '../../../services/demo/words/parse-plain'

/** A text without what only tells where its parts stand, except for the line of each. */
const withoutColumns = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutColumns)
  if (typeof value !== 'object' || value === null) return value
  const { position, ...own } = value as { position?: { start: { line: number } }; type?: string }
  const line = own.type === 'paragraph' || own.type === 'heading' ? position?.start.line : undefined
  return Object.fromEntries(Object.entries({ ...own, line }).map(([name, inner]) => [name, withoutColumns(inner)]))
}

describe('the short way through Markdown', () => {
  const marks = ['a', 'B', '。', '1', '.', ')', '#', '##', ' ', '\n', '\n\n', '-', '=', ':', '::', '|', '>', '~~~', '+']
  const inline = [
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    '<',
    '&',
    '&amp;',
    '!',
    '\\',
    '\t',
    '’',
    '«\u00a0',
    '4) ',
    '2. ',
    '###### ',
  ]
  const texts = fc.array(fc.constantFrom(...marks, ...inline), { maxLength: 14 }).map((parts) => parts.join(''))

  it('says what the whole parser says, wherever it says something', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = findPlain(text)
        if (found)
          expect(withoutColumns(found)).toEqual(withoutColumns({ type: 'root', children: parseAll(text).children }))
      }),
      { numRuns: 2000 },
    )
  })

  it('is taken by paragraphs and headings, and not by links', () => {
    expect(findPlain('## A heading\n\nA paragraph, 30 days long.\n\n第二段。\n')?.children).toHaveLength(3)
    expect(findPlain('One paragraph [with a link](item:pages/careers).')).toBeUndefined()
    expect(parseMarkdown('[a](https://example.org)').children).toMatchObject([{ children: [{ type: 'link' }] }])
  })
})
