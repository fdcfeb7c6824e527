import { type ContentName, contentTypes } from '../../../src/content/all-types'
import { ContentProblem } from '../../../src/content/content-problem'
import { parseDocument } from '../../../src/content/parse-document'
import { lexical } from '../../support/content/lexical'
import { leastOf, pictureOf, rowOf, textBlock } from '../../support/content/log-rows'
import { type Row } from '../../support/publishing/feed-reader'

const names = Object.keys(contentTypes) as ContentName[]

function problemOf(row: unknown): ContentProblem {
  try {
    parseDocument(row)
  } catch (error) {
    if (error instanceof ContentProblem) return error
    throw error
  }
  throw new Error('The row was let in.')
}

const without = (row: Row, field: string): Row => {
  const fields = Object.entries(JSON.parse(row.document ?? '') as Record<string, unknown>)
  return { ...row, document: JSON.stringify(Object.fromEntries(fields.filter(([name]) => name !== field))) }
}

describe('a document', () => {
  it.each(names)('of the type %s is let in with what it needs at least (E-7, 2.3)', (name) => {
    expect(parseDocument(rowOf(name))).toMatchObject({ type: name, id: 7, locale: 'en', audience: 'public' })
  })

  // Whether an answer has a status is a matter of its question, which is another document.
  const isOptional = (name: string, field: string) => name === 'nav-answer' && field === 'status'
  const needs = names.flatMap((name) =>
    Object.keys(leastOf[name]).flatMap((field) => (isOptional(name, field) ? [] : [[name, field] as const])),
  )

  it.each(needs)('of the type %s is refused without its %s, which is named (E-7)', (name, field) => {
    const { item, problems, message } = problemOf(without(rowOf(name, { summary: 'x' }), field))

    expect(item).toEqual({ type: name, id: 7, locale: 'en' })
    expect(problems.map(({ field: of, problem }) => ({ field: of, problem }))).toEqual([
      { field, problem: expect.stringMatching(/^(is missing|must be)/) as string },
    ])
    expect(problems[0]?.told.kind).toMatch(/^(?:missing|must-be)$/)
    expect(message).toContain(`${name.replaceAll('-', ' ')} 7 in en: "`)
  })

  it('says nothing of fields that the site does not know yet', () => {
    expect(parseDocument(rowOf('topic', { invented: 1 }))).not.toHaveProperty('invented')
  })

  it('comes as JSON or parsed', () => {
    const row = rowOf('topic')

    expect(parseDocument({ ...row, document: leastOf.topic })).toEqual(parseDocument(row))
  })

  it('has its words set as its language wants it, in every part, and nothing that programs read', () => {
    const french = parseDocument({
      ...rowOf('article', {
        title: 'Vraiment ? Oui : "demain"',
        path: '/fr-fr/articles/1/one',
        body: [textBlock(lexical.paragraph(lexical.webLink("https://example.com/?q=l'été", lexical.text("l'été !"))))],
      }),
      locale: 'fr-fr',
    })
    const office = parseDocument(rowOf('office', { phones: ['+353 1 990 0123'], address: "Quillmaker's Yard" }))

    expect(french).toMatchObject({ title: 'Vraiment\u202F? Oui\u00A0: «\u202Fdemain\u202F»' })
    expect(JSON.stringify(french)).toContain('l’été\u202F!')
    expect(JSON.stringify(french)).toContain("https://example.com/?q=l'été")
    expect(office).toMatchObject({ phones: ['+353 1 990 0123'], address: "Quillmaker's Yard" })
  })
})

describe('a refusal', () => {
  it.each([
    ['a wrong choice', { kind: 'essay' }, '"kind" must be article or publication or podcast or video, not "essay"'],
    ['a number as text', { readingTime: '4' }, '"reading time" must be a number'],
    ['a text as number', { title: 4 }, '"title" must be a text'],
    ['a date without zone', { publishedOn: '2026-05-01T12:00:00' }, '"published on" must be a date with its time zone'],
    ['a reference by name', { authors: ['bo'] }, '"authors 1" must be a number'],
    ['a reference to nothing', { authors: [0] }, '"authors 1" must be at least 0'],
    ['a title of blanks', { title: '  ' }, '"title" is missing'],
    [
      'an unknown part',
      { body: [textBlock(), { block: 'map' }] },
      '"body 2, block" is of the kind "map", which the site cannot show',
    ],
    ['a part without its words', { body: [{ block: 'pull-quote', quote: null }] }, '"body 1, quote" is missing'],
    [
      'a hostile link',
      { citations: [{ text: 'x', url: 'javascript:alert(1)' }] },
      '"citations 1, url" must begin with https://, mailto: or tel:',
    ],
    ['a picture without words', { cover: pictureOf({ alt: null }) }, '"cover, alt" is missing'],
    [
      'a picture that is none',
      { cover: pictureOf({ mimeType: 'application/pdf' }) },
      '"cover, mime type" must be a picture',
    ],
    [
      'a picture from elsewhere',
      { cover: pictureOf({ url: 'https://example.com/a.jpg' }) },
      '"cover, url" must be an address of the media folder',
    ],
    [
      'a path in another language',
      { path: '/fr-fr/articles/7/one' },
      '"path" is "/fr-fr/articles/7/one", which no page of this language can have',
    ],
    ['a path of no route', { path: '/en/nowhere' }, '"path" is "/en/nowhere", which no page of this language can have'],
  ])('of %s names the field and what is wrong (E-7)', (_, own, words) => {
    expect(problemOf(rowOf('article', own)).message).toBe(`article 7 in en: ${words}`)
  })

  it('names every field at fault', () => {
    const { message } = problemOf(rowOf('deal', { role: null, date: null }))

    expect(message).toBe('deal 7 in en: "role" is missing; "date" is missing')
  })

  it.each([
    ['a type that nobody knows', { type: 'spell' }, /^spell 7 in en: "type" must be article or /],
    ['a language that is not ours', { locale: 'xx' }, /^article 7 in xx: "locale" must be en or /],
    ['a document that is not JSON', { document: '{' }, /^article 7 in en: its document is not JSON$/],
    ['a withdrawal', { document: null }, /^article 7 in en: is missing$/],
    ['an audience that is not ours', { audience: 'all' }, /"audience" must be public or account, not "all"$/],
  ])('of %s says which row it was', (_, own, words) => {
    expect(problemOf({ ...rowOf('article'), ...own }).message).toMatch(words)
  })

  it.each([null, undefined, 'row', 4, []])('is given to %j, which is no row at all', (row) => {
    expect(problemOf(row).item).toEqual({ type: 'undefined', id: 'undefined', locale: 'undefined' })
  })
})

describe('what the log leaves open', () => {
  it('is undefined, and an empty list where there can be several', () => {
    const document = parseDocument(rowOf('article', { cover: null, summary: null, body: null, citations: [] }))

    expect(document).toMatchObject({ cover: undefined, summary: undefined, authors: [], body: [], citations: [] })
  })

  it('is no where it is a switch', () => {
    expect(parseDocument(rowOf('product', { isFeature: null }))).toMatchObject({
      isFeature: false,
      seo: { noindex: false },
    })
  })
})

describe('values', () => {
  it('are days where only the day matters, and instants in UTC elsewhere', () => {
    const event = parseDocument(
      rowOf('event', { startsAt: '2026-05-10T14:30:00.000+02:00', reviewedAt: '2026-05-01T12:00:00.000Z' }),
    )

    expect(event).toMatchObject({ startsAt: '2026-05-10T12:30:00.000Z', reviewedAt: '2026-05-01' })
  })

  it('name other items by type and id', () => {
    const document = parseDocument(rowOf('article', { authors: [4, 2], services: [9] }))

    expect(document).toMatchObject({
      authors: [
        { type: 'person', id: 4 },
        { type: 'person', id: 2 },
      ],
      services: [{ type: 'service', id: 9 }],
    })
  })

  it('show a picture with its copies, each once', () => {
    expect(parseDocument(rowOf('article', { cover: pictureOf() }))).toMatchObject({
      cover: { focalPoint: { x: 50, y: 20 }, sizes: [{ url: '/media/a-1-avif960.avif', width: 480 }] },
    })
  })

  it('lead from a menu to an item, out of the site, or nowhere any more', () => {
    const entries = [
      {
        label: 'In',
        target: { type: 'person', id: 1 },
        url: null,
        below: [{ label: 'Out', url: 'https://example.com/' }],
      },
      { label: 'Gone', target: null, url: null, below: [] },
    ]

    expect(parseDocument(rowOf('menu', { entries }))).toMatchObject({
      entries: [
        {
          target: { kind: 'item', ref: { type: 'person', id: 1 } },
          below: [{ label: 'Out', target: { kind: 'web', url: 'https://example.com/' } }],
        },
        { label: 'Gone', target: undefined },
      ],
    })
  })
})
