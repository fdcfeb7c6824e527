import { type ContentOf } from '../../../src/content/all-types'
import { bodyToPlainText } from '../../../src/content/body-text'
import { headingsOfBody } from '../../../src/content/headings'
import { parseDocument } from '../../../src/content/parse-document'
import { readingMinutes } from '../../../src/content/reading-time'
import { referencesOf } from '../../../src/content/references'
import { lexical } from '../../support/content/lexical'
import { rowOf, textBlock } from '../../support/content/log-rows'

const { heading, itemLink, list, listItem, paragraph, root, text } = lexical

const articleWith = (body: unknown[], own: object = {}) =>
  parseDocument(rowOf('article', { body, ...own })) as ContentOf<'article'>

describe('headings', () => {
  const anchorsOf = (...titles: string[]) =>
    headingsOfBody(articleWith([textBlock(...titles.map((title) => heading('h2', text(title))))]).body).map(
      ({ id }) => id,
    )

  it('have anchors of their own words, in any script', () => {
    expect(anchorsOf('What changes?', 'Ce qui change : l’été', '新规则 2026')).toEqual([
      'what-changes',
      'ce-qui-change-lété',
      '新规则-2026',
    ])
  })

  it('are distinguished where they say the same, also when another says so already', () => {
    expect(anchorsOf('Costs', 'Costs', 'Costs 2', '!', '?')).toEqual([
      'costs',
      'costs-2',
      'costs-2-2',
      'section',
      'section-2',
    ])
  })

  it('are distinguished in all texts of one document', () => {
    const document = parseDocument(
      rowOf('training', {
        body: [textBlock(heading('h2', text('Costs'))), textBlock(heading('h3', text('Costs')))],
        transcript: root(heading('h2', text('Costs'))),
      }),
    ) as ContentOf<'training'>

    expect(headingsOfBody(document.body)).toEqual([
      { id: 'costs', level: 2, words: 'Costs' },
      { id: 'costs-2', level: 3, words: 'Costs' },
    ])
    expect(document.transcript).toMatchObject([{ id: 'costs-3' }])
  })
})

describe('the words of a body', () => {
  it('are those of all its parts, a line each, and of its lists', () => {
    const { body } = articleWith([
      textBlock(
        paragraph(text('One '), text('line')),
        list('bullet', listItem(text('item'), list('bullet', listItem(text('below'))))),
      ),
      { block: 'data-table', caption: 'Shares', rows: [{ cells: [{ text: 'Place' }, { text: null }] }] },
      { block: 'questions', questions: [{ question: 'When?', answer: root(paragraph(text('Soon.'))) }] },
      { block: 'call-to-action', text: 'Write to us', target: null, url: 'https://example.com/' },
    ])

    expect(bodyToPlainText(body).split('\n')).toEqual([
      'One line',
      'item',
      'below',
      'Shares',
      'Place',
      'When?',
      'Soon.',
    ])
  })
})

describe('the time it takes to read', () => {
  const english = 'It’s well-known law. '.repeat(152)

  it.each([
    ['words in English', english, 'en', 2],
    ['words in French, which take longer', english, 'fr-fr', 2],
    ['words in German, which take longest', english, 'de-de', 3],
    ['characters in Chinese', '法律'.repeat(255), 'zh-cn', 2],
    ['both, where a Chinese text names English terms', `${'法律'.repeat(255)}${'word '.repeat(200)}`, 'zh-cn', 3],
    ['never less than a minute', '', 'en', 1],
  ] as const)('counts %s', (...[, words, locale, minutes]) => {
    expect(readingMinutes(words, locale)).toBe(minutes)
  })
})

describe('the items that a document names', () => {
  it('are found wherever they are named, each once', () => {
    const body = [
      textBlock(paragraph(itemLink({ type: 'service', id: 2 }, text('x')))),
      { block: 'people-list', people: [4, 5] },
      { block: 'related-list', items: [{ type: 'page', id: 6 }] },
      { block: 'call-to-action', text: 'Go', target: { type: 'office', id: 8 }, url: null },
      { block: 'status-table-reference', jurisdiction: 9 },
    ]

    expect(referencesOf(articleWith(body, { authors: [4] }))).toEqual(
      expect.arrayContaining([
        { type: 'person', id: 4 },
        { type: 'person', id: 5 },
        { type: 'service', id: 2 },
        { type: 'page', id: 6 },
        { type: 'office', id: 8 },
        { type: 'nav-jurisdiction', id: 9 },
      ]),
    )
    expect(referencesOf(articleWith(body, { authors: [4] }))).toHaveLength(6)
  })
})
