import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentLine, readContentFile, writeContentFile } from '../../../services/cms/transfer/content-file'
import { toComparable, toValues } from '../../../services/cms/transfer/to-values'

type Fields = Parameters<typeof toValues>[0]

const field = (name: string, type: string, own: object = {}): object => ({ name, type, ...own })
const fields = [
  field('title', 'text', { localized: true }),
  field('isFeature', 'checkbox', { defaultValue: false }),
  field('scope', 'select', { defaultValue: 'whole-site' }),
  field('owner', 'relationship', { relationTo: 'users' }),
  field('rows', 'array', { flattenedFields: [field('id', 'text'), field('name', 'text', { localized: true })] }),
  field('body', 'blocks', {
    localized: true,
    blocks: [{ slug: 'text', flattenedFields: [field('id', 'text'), field('text', 'richText')] }],
  }),
] as unknown as Fields

const stored = {
  id: 7,
  title: { en: 'Law', 'fr-fr': null, xx: 'Nobody has this language' },
  isFeature: false,
  scope: 'whole-site',
  owner: 3,
  rows: [{ id: 'a', name: { en: 'One' } }],
  body: { en: [{ id: 'b', blockType: 'text', blockName: null, text: { root: {} } }] },
  review: { en: { state: 'approved' } },
  _status: 'published',
  updatedAt: '2026-11-28T00:00:00.000Z',
}

describe('a document on its way to another installation (npm run content)', () => {
  it('says what its writers have said, and nothing of accounts, states and names of rows', () => {
    expect(toValues(fields, stored)).toEqual({
      title: { en: 'Law' },
      isFeature: false,
      scope: 'whole-site',
      rows: [{ name: { en: 'One' } }],
      body: { en: [{ blockType: 'text', text: { root: {} } }] },
    })
  })

  it('says the same whatever is left out as usual, and something else with another word', () => {
    const written = { body: stored.body, title: { en: 'Law' }, rows: [{ name: { en: 'One' } }] }

    expect(toComparable(fields, written)).toBe(toComparable(fields, stored))
    expect(toComparable(fields, { ...written, isFeature: true })).not.toBe(toComparable(fields, stored))
    expect(toComparable(fields, { ...written, title: { en: 'Laws' } })).not.toBe(toComparable(fields, stored))
  })
})

describe('a file of content (npm run content)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'firm.jsonl')
  afterAll(() => rmSync(folder, { recursive: true }))

  const head = '{"format":"law-firm-content","version":1,"documents":2}'
  const line = (own: object) => JSON.stringify({ collection: 'pages', id: 1, values: {}, ...own })
  const problemsOf = async (...lines: string[]) => {
    writeFileSync(file, lines.join('\n'))
    return (await readContentFile(file)).problems
  }

  it('is read as it was written', async () => {
    const lines: ContentLine[] = [
      { collection: 'pages', id: 1, values: { title: { en: 'One' } }, at: '2026-11-28T00:00:00.000Z' },
      { collection: 'pages', id: 2, values: {}, earlier: [{ values: {}, at: '2026-11-27T00:00:00.000Z' }] },
    ]
    async function* tell() {
      yield* await Promise.resolve(lines)
    }
    await writeContentFile(file, tell(), 2)
    const { items, problems } = await readContentFile(file)

    expect(problems).toEqual([])
    expect(items).toMatchObject(lines)
    expect(items.map(({ files }) => files)).toEqual([[], []])
  })

  it.each<[string, string[], RegExp]>([
    ['breaks off', [head, line({})], /promises 2 documents and holds 1/],
    ['names a document twice', [head, line({}), line({})], /pages\/1 is there twice/],
    [
      'names a file that is not beside it',
      [head, line({ files: ['a.webp'] }), line({ id: 2 })],
      /a\.webp is not there/,
    ],
    ['names a file elsewhere', [head, line({ files: ['../a'] }), line({ id: 2 })], /line 2: .*without a folder/],
    ['is no JSON', [head, '{', line({})], /line 2: /],
  ])('is refused when it %s', async (_what, lines, words) => {
    expect((await problemsOf(...lines)).join('\n')).toMatch(words)
  })

  it('is refused when it is another kind of file', async () => {
    await expect(problemsOf('{"count":1}')).rejects.toThrow('law-firm-content')
  })
})
