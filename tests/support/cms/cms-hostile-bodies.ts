type Hostile = { name: string; body: string; words: RegExp }

const text = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
const page = (own: object) => JSON.stringify({ title: 'Hostile', ...own })
const block = (value: object) => page({ body: [{ blockType: 'text', text: value }] })
const link = (url: string) => block(text({ type: 'link', fields: { linkType: 'custom', url }, children: [] }))
const nest = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** What no form sends, and what its sender learns. */
export const hostileBodies: Hostile[] = [
  { name: 'JSON that breaks off', body: '{"title":', words: /not valid JSON/ },
  { name: 'a list', body: '[]', words: /one JSON object/ },
  { name: 'a null character', body: page({ title: 'a\u0000b' }), words: /null character/ },
  { name: 'half a character', body: '{"title":"\\ud800"}', words: /half a character/ },
  {
    name: 'a key of the prototype',
    body: '{"title":"a","__proto__":{"admin":true}}',
    words: /cannot be called "__proto__"/,
  },
  { name: 'a constructor', body: '{"constructor":{"prototype":{}}}', words: /cannot be called "constructor"/ },
  { name: 'ten thousand levels', body: `{"related":${nest(10_000)}}`, words: /nested more than/ },
  {
    name: 'a title of ten thousand characters',
    body: page({ title: 'x'.repeat(10_000) }),
    words: /Title has 10000 characters; at most 200/,
  },
  { name: 'a title that is a number', body: page({ title: 12 }), words: /Title must be a text/ },
  { name: 'a title in all languages', body: page({ title: { en: 'x' } }), words: /Title must be a text/ },
  { name: 'a relation that is a text', body: page({ parent: 'x' }), words: /Parent must be chosen/ },
  { name: 'a relation that is an order', body: page({ parent: { $ne: null } }), words: /Parent must be chosen/ },
  { name: 'a relation to nothing', body: page({ parent: 987_654 }), words: /number 987654, which does not exist/ },
  { name: 'a relation beyond all numbers', body: page({ parent: 1e20 }), words: /Parent must be chosen/ },
  {
    name: 'a kind of part that is none',
    body: page({ body: [{ blockType: 'html', html: '<script>' }] }),
    words: /a part of a kind/,
  },
  { name: 'raw HTML in a text', body: block(text({ type: 'html', html: '<script>' })), words: /contains "html"/ },
  { name: 'a script behind a link', body: link('javascript:alert(1)'), words: /links lead to/ },
  { name: 'a hidden script behind a link', body: link('java\tscript:alert(1)'), words: /links lead to/ },
  { name: 'a page behind a link', body: link('data:text/html,<script>'), words: /links lead to/ },
  { name: 'a date that is none', body: page({ reviewedAt: 'soon' }), words: /Last reviewed must be a date/ },
  { name: 'a switch that is a text', body: page({ live: 'yes' }), words: /must be on or off/ },
]
