import { parseBody } from '../../../services/demo/words/parse-body'
import { parseWords } from '../../../services/demo/words/parse-words'

const place = { file: 'x.md', firstLine: 10 }
const article = (front: string, body = 'A text.') => parseWords('articles/x.en.md', `---\n${front}\n---\n\n${body}\n`)

describe('parseWords', () => {
  it('reads what an article is and says', () => {
    const words = article('summary: What it says.\ncitations:\n  - text: An Act')

    expect(words).toMatchObject({ type: 'articles', key: 'x', locale: 'en' })
    expect(words.front).toEqual({ summary: 'What it says.', citations: [{ text: 'An Act' }] })
    expect(words.body).toHaveLength(1)
  })

  it.each([
    ['a field that is missing', 'citations: []', 'articles/x.en.md:2 summary'],
    ['a field nobody knows', 'summary: S\nauthor: me', 'author'],
    ['a summary that is too long', `summary: ${'s'.repeat(401)}`, 'articles/x.en.md:2 summary'],
    [
      'a citation that leads nowhere',
      'summary: S\ncitations:\n  - text: T\n    url: handbook',
      'articles/x.en.md:5 citations.0.url',
    ],
    ['YAML that is none', 'summary: "S', 'articles/x.en.md:'],
  ])('tells the file, line and field of %s', (_, front, problem) => {
    expect(() => article(front)).toThrow(problem)
  })

  it('tells the line of what is wrong in the text, counted from the top of the file', () => {
    expect(() => article('summary: S', 'One.\n\n# Two')).toThrow('articles/x.en.md:7 headings begin with ##')
  })

  it.each(['articles/x.md', 'articles/x.es.md', 'poems/x.en.md'])('refuses the name %s', (file) => {
    expect(() => parseWords(file, '---\nsummary: S\n---\n')).toThrow('<collection>/<key>.<locale>.md')
  })
})

describe('parseBody', () => {
  it('makes one text of what stands between two parts', () => {
    const parts = parseBody(place, 'One.\n\n## Two\n\n:::callout[In brief]\n\nThree.\n\n:::\n\nFour.')

    expect(parts.map(({ block }) => block)).toEqual(['text', 'callout', 'text'])
    expect(parts[1]).toMatchObject({ heading: 'In brief' })
  })

  it('reads each kind of part', () => {
    expect(parseBody(place, ':::quote[A judge]\n\nSaid.\n\n:::')).toEqual([
      { block: 'pull-quote', quote: 'Said.', source: 'A judge' },
    ])
    expect(parseBody(place, ':::table[Dates]\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n:::')).toEqual([
      {
        block: 'data-table',
        caption: 'Dates',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ])
    expect(parseBody(place, ':::people\n\n- item:people/a-b\n\n:::')).toEqual([
      { block: 'people-list', people: ['a-b'] },
    ])
    expect(parseBody(place, ':::related\n\n- item:articles/x\n\n:::')).toEqual([
      { block: 'related-list', items: [{ collection: 'articles', key: 'x' }] },
    ])
    expect(parseBody(place, ':::downloads\n\n- The brochure = brochure.pdf\n\n:::')).toEqual([
      { block: 'downloads', files: [{ title: 'The brochure', file: 'brochure.pdf' }] },
    ])
    expect(parseBody(place, ':::faq\n\n### Why?\n\nSo.\n\n:::')).toMatchObject([
      { block: 'questions', questions: [{ question: 'Why?', answer: [{ type: 'paragraph' }] }] },
    ])
    expect(parseBody(place, '::cta[Go]{to="item:pages/careers"}')).toEqual([
      { block: 'call-to-action', text: 'Go', target: { collection: 'pages', key: 'careers' } },
    ])
    expect(parseBody(place, '::status-table{of="GB"}')).toEqual([
      { block: 'status-table-reference', jurisdiction: 'GB' },
    ])
  })

  it('leaves a colon in running text alone', () => {
    expect(parseBody(place, 'At 10:30, see art:work and 第一:二.')).toMatchObject([
      { text: [{ children: [{ value: 'At 10:30, see art:work and 第一:二.' }] }] },
    ])
  })

  it.each([
    ['a part nobody knows', 'One.\n\n:::poem\n\nTwo.\n\n:::', 'x.md:12 there is no ":poem"'],
    ['a table outside its part', '| a | b |\n| - | - |\n| 1 | 2 |', 'x.md:10 a table stands inside'],
    ['a link to a path', '[a](/people)', 'a link leads to item:'],
    ['HTML', 'One <b>two</b>.', '"html" cannot stand in a text'],
    ['a callout without a heading', ':::callout\n\nOne.\n\n:::', 'words in the brackets'],
    [
      'a part that never ends',
      ':::callout[A]\n\nOne.\n\n:::poem\n\nTwo.',
      '"containerDirective" cannot stand in a text',
    ],
  ])('tells where it finds %s', (_, source, problem) => {
    expect(() => parseBody(place, source)).toThrow(problem)
  })
})
