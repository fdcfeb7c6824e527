import { findRichTextProblem } from '../../../services/cms/fields/rich-text-problem'
import { isSafeAddress } from '../../../src/content/safe-address'

const text = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
const note = (fields: object) => text({ type: 'inlineBlock', fields: { blockType: 'footnote', ...fields } })
const link = (fields: object) => text({ type: 'link', fields, children: [{ type: 'text', text: 'x' }] })

describe('findRichTextProblem (Q-6)', () => {
  it('accepts what the editor offers', () => {
    const all = {
      root: {
        type: 'root',
        children: [
          { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'A', style: '', format: 1 | 2 | 32 | 64 }] },
          { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [{ type: 'linebreak' }] }] },
          { type: 'quote', children: [] },
        ],
      },
    }

    expect(findRichTextProblem(all)).toBeUndefined()
    expect(findRichTextProblem(link({ linkType: 'custom', url: 'https://example.com/a' }))).toBeUndefined()
    expect(findRichTextProblem(link({ linkType: 'internal', doc: { relationTo: 'pages', value: 1 } }))).toBeUndefined()
    expect(findRichTextProblem(note({ words: '', url: null }))).toBeUndefined()
    expect(findRichTextProblem(note({ words: 'See § 3.', url: 'https://example.com/3' }))).toBeUndefined()
    expect(findRichTextProblem(null)).toBeUndefined()
  })

  it.each([
    ['raw HTML', text({ type: 'html', html: '<script>' }), 'contains "html"'],
    ['underlined words', text({ type: 'text', text: 'x', format: 8 }), 'a mark that is not on offer'],
    ['words struck through and bold', text({ type: 'text', text: 'x', format: 5 }), 'a mark that is not on offer'],
    ['a mark that is none', text({ type: 'text', text: 'x', format: 'bold' }), 'a mark that is not on offer'],
    ['a style', text({ type: 'text', text: 'x', style: 'position:fixed' }), 'colours or sizes'],
    ['a first-level heading', { root: { type: 'root', children: [{ type: 'heading', tag: 'h1' }] } }, 'level'],
    ['a text that is none', text({ type: 'text', text: { toString: 1 } }), 'not a text that this editor wrote'],
    ['children that are none', { root: { type: 'root', children: 'x' } }, 'not a text that this editor wrote'],
    ['no root', { children: [] }, 'not a text that this editor wrote'],
    ['a plain text', '<p>x</p>', 'not a text that this editor wrote'],
    ['a script behind a link', link({ linkType: 'custom', url: 'javascript:alert(1)' }), '"javascript:alert(1)"'],
    ['a link to a colleague', link({ linkType: 'internal', doc: { relationTo: 'users', value: 1 } }), 'no page'],
    ['a link to nothing', link({}), 'links lead to'],
    ['a note of another kind', note({ blockType: 'html' }), 'a kind that is not on offer'],
    ['a script behind a note', note({ words: 'x', url: 'javascript:alert(1)' }), 'does not begin with https://'],
    ['a note of a whole page', note({ words: 'x'.repeat(1001) }), 'more than 1000 characters'],
  ])('refuses %s', (_, value, words) => expect(findRichTextProblem(value)).toContain(words))

  it('refuses bottomless lists before it is out of breath', () => {
    let node: object = { type: 'text', text: 'x' }
    for (let level = 0; level < 5000; level++) node = { type: 'quote', children: [node] }

    expect(findRichTextProblem({ root: { type: 'root', children: [node] } })).toContain('levels deep')
  })
})

describe('isSafeAddress (Q-6)', () => {
  it.each(['https://example.com/a?b#c', 'mailto:a@example.com', 'tel:+442079460123'])('lets %s through', (address) =>
    expect(isSafeAddress(address)).toBe(true),
  )
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//example.com',
    '/relative',
    'https:example.com',
    'https://exa mple.com',
    'https://example.com/"onclick=',
    '',
  ])('stops %j', (address) => expect(isSafeAddress(address)).toBe(false))
})
