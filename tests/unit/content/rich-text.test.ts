import fc from 'fast-check'
import { parseRichText } from '../../../src/content/parse-rich-text'
import { toPlainText } from '../../../src/content/plain-text'
import { RichTextProblem } from '../../../src/content/rich-text-problem'
import { lexical, type marksOf } from '../../support/content/lexical'

const { footnote, heading, itemLink, lineBreak, list, listItem, paragraph, quote, root, text, webLink } = lexical

function problemOf(value: unknown): string {
  try {
    parseRichText(value)
  } catch (error) {
    if (error instanceof RichTextProblem) return error.message
    throw error
  }
  throw new Error('The text was let in.')
}

const said = (words: string) => ({ kind: 'words', text: words, marks: [] })

describe('rich text', () => {
  it('is what the editor wrote, and nothing about how it looked there', () => {
    const parsed = parseRichText(
      root(
        heading('h3', text('On '), text('it', 'italic')),
        paragraph(text('a', 'bold'), lineBreak()),
        quote(text('q')),
      ),
    )

    expect(parsed).toEqual([
      {
        kind: 'heading',
        level: 3,
        id: 'on-it',
        content: [said('On '), { kind: 'words', text: 'it', marks: ['italic'] }],
      },
      { kind: 'paragraph', content: [{ kind: 'words', text: 'a', marks: ['bold'] }, { kind: 'line-break' }] },
      { kind: 'quote', content: [said('q')] },
    ])
  })

  it.each([null, undefined, root(), root(paragraph()), root(heading('h2')), root(paragraph(text('  ')))])(
    'is empty where nothing was written: %#',
    (value) => {
      expect(parseRichText(value)).toEqual([])
    },
  )

  it('has notes, each with where it can be read; one without words is still to be written (ED-8)', () => {
    const parsed = parseRichText(
      root(
        paragraph(
          text('It binds.'),
          footnote(' Section 3 ', 'https://example.com/3'),
          footnote('See below.'),
          footnote(' '),
        ),
        paragraph(webLink('https://example.com/', text('the law'), footnote('In a link'))),
      ),
    )

    expect(parsed).toEqual([
      {
        kind: 'paragraph',
        content: [
          said('It binds.'),
          { kind: 'note', words: 'Section 3', url: 'https://example.com/3' },
          { kind: 'note', words: 'See below.' },
        ],
      },
      {
        kind: 'paragraph',
        content: [
          { kind: 'link', target: { kind: 'web', url: 'https://example.com/' }, content: [said('the law')] },
          { kind: 'note', words: 'In a link' },
        ],
      },
    ])
    expect(toPlainText(parsed)).toBe('It binds.\nthe law')
    expect(problemOf(root(paragraph(footnote('x', 'javascript:alert(1)'))))).toContain('"javascript:alert(1)"')
    expect(problemOf(root(paragraph({ type: 'inlineBlock', fields: { blockType: 'html' } })))).toContain('inlineBlock')
  })

  it('puts a list below the item that it was written under', () => {
    const inner = list('bullet', listItem(text('b')))
    const parsed = parseRichText(root(list('number', listItem(text('a')), listItem(inner), listItem(text('c')))))

    expect(parsed).toEqual([
      {
        kind: 'list',
        style: 'number',
        start: 1,
        items: [
          {
            content: [said('a')],
            below: [{ kind: 'list', style: 'bullet', start: 1, items: [{ content: [said('b')], below: [] }] }],
          },
          { content: [said('c')], below: [] },
        ],
      },
    ])
  })

  it('keeps the paragraphs of a pasted quotation as its lines', () => {
    expect(parseRichText(root(quote(paragraph(text('a')), paragraph(text('b')))))).toEqual([
      { kind: 'quote', content: [said('a'), { kind: 'line-break' }, said('b')] },
    ])
  })

  it('links to items by type and id, and out of the site by address', () => {
    const parsed = parseRichText(
      root(paragraph(itemLink({ type: 'person', id: 4 }, text('Bo')), webLink('mailto:bo@example.com', text('write')))),
    )

    expect(parsed).toMatchObject([
      {
        content: [
          { kind: 'link', target: { kind: 'item', ref: { type: 'person', id: 4 } }, content: [said('Bo')] },
          { kind: 'link', target: { kind: 'web', url: 'mailto:bo@example.com' }, content: [said('write')] },
        ],
      },
    ])
  })

  it('keeps the words of a link whose item exists no longer', () => {
    expect(parseRichText(root(paragraph(itemLink(null, text('Bo')))))).toEqual([
      { kind: 'paragraph', content: [said('Bo')] },
    ])
  })
})

describe('rich text is refused', () => {
  it.each(['table', 'upload', 'horizontalrule', 'block', 'html', 'root', 'listitem', '__proto__', 'text'])(
    'with a node that the editor does not offer there, and names it: %s',
    (type) => {
      expect(problemOf(root({ type, version: 1, children: [] }))).toContain(`"${type}"`)
      expect(problemOf(root(paragraph({ type, version: 1, children: [] })))).toContain(`"${type}"`)
    },
  )

  it.each(['underline', 'strikethrough', 'code'] as const)(
    'with a mark that it does not offer, and names it: %s',
    (mark) => {
      expect(problemOf(root(paragraph(text('x', 'bold', mark))))).toContain(`"${mark}"`)
    },
  )

  it('with marks that nobody knows', () => {
    expect(problemOf(root(paragraph({ ...text('x'), format: 1 << 12 })))).toContain('unknown marks')
  })

  it.each(['h1', 'h5', 'script', undefined])('with a heading of the level %s', (tag) => {
    expect(problemOf(root(heading(String(tag), text('x'))))).toContain(`heading of level ${String(tag)}`)
  })

  it('with a list of a kind that is not on offer', () => {
    expect(problemOf(root(list('check', listItem(text('x')))))).toContain('list of the kind check')
  })

  it.each([{ type: 'navigator', id: 1 }, { type: 'deal', id: 1 }, { type: 'person', id: '1' }, 'person', undefined])(
    'with a link to what has no page: %j',
    (doc) => {
      expect(problemOf(root(paragraph(itemLink(doc, text('x')))))).toContain('has no page')
    },
  )

  it.each([4, 'text', [], {}, { root: null }, { root: { type: 'paragraph' } }, root(4), root({ children: [] })])(
    'when it is none: %j',
    (value) => {
      expect(problemOf(value)).toBe('is not a text that the editor wrote')
    },
  )

  it('when it is deeper than anybody reads, however deep', () => {
    const nest = (levels: number) => {
      let inner = list('bullet', listItem(text('x')))
      for (let level = 0; level < levels; level++) inner = list('bullet', listItem(inner))
      return root(inner)
    }

    expect(parseRichText(nest(10))).toHaveLength(1)
    for (const levels of [50, 100_000]) expect(problemOf(nest(levels))).toContain('levels deep')
  })

  it('when it is longer than a page can be', () => {
    expect(problemOf(root(...Array.from({ length: 20_001 }, () => paragraph())))).toContain('too long')
  })
})

describe('addresses in links', () => {
  const linkTo = (url: string) => root(paragraph(webLink(url, text('x'))))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://example.com/',
    '//example.com/',
    '/en/people',
    '#anchor',
    'https:example.com',
    'https://',
    'https://a b.example',
    'https://example.com/"onmouseover=',
    'blob:https://example.com/1',
    '',
  ])('are refused unless they are of a safe kind: %j', (url) => {
    expect(problemOf(linkTo(url))).toContain('links lead to a page of this site, or begin with https://')
  })

  it('are of a safe scheme whatever is written', () => {
    const schemes = fc.constantFrom('https://', 'https:', 'mailto:', 'tel:', 'javascript:', 'data:', '', '//', '\t')
    fc.assert(
      fc.property(fc.tuple(schemes, fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }))), ([scheme, rest]) => {
        try {
          parseRichText(linkTo(`${scheme}${rest}`))
        } catch (error) {
          return error instanceof RichTextProblem
        }
        return ['https:', 'mailto:', 'tel:'].includes(new URL(`${scheme}${rest}`, 'http://base.example/').protocol)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('any text that the editor can write', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'é', '法', ' ', '<', '&'), minLength: 1, maxLength: 8 })
  const offered = fc.subarray(['bold', 'italic', 'subscript', 'superscript'] as (keyof typeof marksOf)[])
  const wordsNode = fc.tuple(letters, offered).map(([words, marks]) => text(words, ...marks))
  const inline = fc.oneof(
    wordsNode,
    fc.constant(lineBreak()),
    fc.array(wordsNode).map((nodes) => webLink('https://example.com/', ...nodes)),
  )
  const part = fc
    .array(inline)
    .chain((nodes) =>
      fc.constantFrom(
        paragraph(...nodes),
        heading('h2', ...nodes),
        quote(...nodes),
        list('bullet', listItem(...nodes)),
      ),
    )
  const wordsIn = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return ''
    const own = 'text' in value && typeof value.text === 'string' ? value.text : ''
    return own + Object.values(value).map(wordsIn).join('')
  }
  const squeeze = (words: string) => words.replace(/\s/g, '')

  it('is let in without the loss of a word', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = root(...parts)
        expect(squeeze(toPlainText(parseRichText(text)))).toBe(squeeze(wordsIn(text)))
      }),
    )
  })

  it('is refused as soon as one node of it is of another kind', () => {
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (before, after) => {
        expect(problemOf(root(...before, { type: 'iframe', version: 1 }, ...after))).toContain('"iframe"')
      }),
    )
  })
})
