import { toPlain } from '../../../../services/cms/translation/inline'
import { readXliff } from '../../../../services/cms/translation/read-xliff'
import { sortFields } from '../../../../services/cms/translation/sort-fields'
import { fieldWordsOf, mapWords, unitsOf } from '../../../../services/cms/translation/words'
import { writeXliff } from '../../../../services/cms/translation/write-xliff'

const fields = [
  { name: 'title', type: 'text', label: 'Title', localized: true },
  { name: 'slug', type: 'text', localized: true },
  { name: 'key', type: 'text' },
  {
    name: 'body',
    type: 'blocks',
    label: 'Text',
    localized: true,
    blocks: [
      {
        slug: 'text',
        flattenedFields: [
          { name: 'text', type: 'richText', label: 'Text' },
          { name: 'url', type: 'text', label: 'Address' },
        ],
      },
    ],
  },
] as unknown as Parameters<typeof unitsOf>[0]

const link = { id: 'l1', type: 'link', fields: { linkType: 'custom', url: 'https://example.com' } }
const text = (words: string, format = 0) => ({ type: 'text', version: 1, format, text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })

const edition = {
  title: 'Set-off & <netting>',
  slug: 'set-off',
  key: 'k',
  body: [
    {
      id: 'row',
      blockType: 'text',
      url: 'https://example.com/a',
      text: {
        root: {
          type: 'root',
          children: [
            paragraph(text('See '), text('the rule', 1), text(' and '), { ...link, children: [text('the note')] }),
            { type: 'list', children: [{ type: 'listitem', children: [text('One.')] }] },
          ],
        },
      },
    },
  ],
}

const units = unitsOf(fields, edition)
const write = (target: (id: string) => string | undefined) =>
  writeXliff({
    from: 'en',
    to: 'fr-FR',
    files: [
      {
        id: 'articles.1',
        name: 'Set-off',
        units: units.map(({ id, label, parts }) => ({
          ...{ id, label, source: parts, isCurrent: true },
          ...(target(id) === undefined ? {} : { target: [target(id) ?? ''] }),
        })),
      },
    ],
  })

describe('a text that goes to an agency', () => {
  it('is every sentence that readers have, and no address, key or slug (ED-7)', () => {
    expect(units.map(({ id, parts }) => [id, toPlain(parts)])).toEqual([
      ['title', 'Set-off & <netting>'],
      ['body.0.text.0', 'See the rule and the note'],
      ['body.0.text.1.0', 'One.'],
    ])
  })

  it('comes back as it went, with what is bold and what is linked (ED-7)', () => {
    const [file] = readXliff(write(() => undefined)).files
    expect(file?.units.map(({ source }) => toPlain(source))).toEqual(units.map(({ parts }) => toPlain(parts)))

    const translated = write(() => undefined).replace(
      /<source xml:space="preserve">See .*<\/source>/,
      (source) =>
        `${source}<target>Voyez <pc id="2"><mrk id="m">la note</mrk></pc> et <pc id="1">la règle</pc></target>`,
    )
    const [read] = readXliff(translated).files
    const visit = ({ id }: { id: string }) =>
      read?.units.find((unit) => unit.id === id && unit.target.length > 0)?.target
    const made = mapWords(fields, edition, { locale: undefined, visit })
    const [row] = made.body as { url: string; text: { root: { children: { children: object[] }[] } } }[]
    expect(row?.text.root.children[0]?.children).toEqual([
      expect.objectContaining({ text: 'Voyez ', format: 0 }),
      expect.objectContaining({
        type: 'link',
        fields: link.fields,
        children: [expect.objectContaining({ text: 'la note' })],
      }),
      expect.objectContaining({ text: ' et ' }),
      expect.objectContaining({ text: 'la règle', format: 1 }),
    ])
    expect(row?.url).toBe('https://example.com/a')
  })

  it('comes in by whole fields, each with the original that it renders (ED-7)', () => {
    const [file] = readXliff(write((id) => (id === 'title' ? 'La compensation' : undefined))).files
    const { taken, left } = sortFields(units, file ?? { id: '', units: [] })

    expect([...taken]).toEqual([['title', 'Set-off & <netting>']])
    expect(left).toEqual([{ label: 'Text', why: '"body.0.text.0" is not translated' }])
  })

  it('does not come in where a link is lost or a code is made up (ED-7)', () => {
    const broken = (target: string) =>
      readXliff(write(() => 'x').replace(/(See [^]*?<target[^>]*>)x/, `$1${target}`)).files[0] ?? { id: '', units: [] }

    expect(sortFields(units, broken('Voyez')).left[0]?.why).toContain('has lost the link "2"')
    expect(sortFields(units, broken('<pc id="2">a</pc><pc id="9">b</pc>')).left[0]?.why).toContain('the code "9"')
    expect(sortFields(units, broken('<pc id="2">a</pc><pc id="2">b</pc>')).left[0]?.why).toContain('twice')
  })
})

it('a footnote goes along with its words, and comes back with where it leads (ED-7, ED-8)', () => {
  const note = {
    type: 'inlineBlock',
    fields: { id: 'n', blockType: 'footnote', words: 'Section 3', url: 'https://a.example' },
  }
  const noted = {
    body: [{ blockType: 'text', text: { root: { type: 'root', children: [paragraph(text('So.'), note)] } } }],
  }
  const [unit] = unitsOf(fields, noted)
  expect(unit?.parts).toEqual(['So.', { code: '1', isLink: true, children: ['Section 3'] }])

  const made = mapWords(fields, noted, {
    locale: undefined,
    visit: () => ['Ainsi.', { code: '1', children: ['Article 3'] }],
  })
  expect(JSON.stringify(made)).toContain('"words":"Article 3","url":"https://a.example"')
})

describe('a file that is none', () => {
  const whole = write(() => 'x')
  it.each([
    ['a document type', whole.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa">]>'), 'document type'],
    ['an entity that nothing defines', whole.replace('One.', '&bomb;'), 'well-formed'],
    ['half a file', whole.slice(0, 300), 'well-formed'],
    ['XLIFF 1.2', whole.replace('version="2.0"', 'version="1.2"'), '2.0 or 2.1'],
    ['another language of XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', '2.0 or 2.1'],
    ['an item twice', whole.replace(/(<file[^]*<\/file>)/, '$1$1'), 'twice'],
    ['a code in halves', whole.replace('>x<', '><sc id="1"/>x<'), '<sc>'],
    ['a thousand levels', whole.replace('>x<', `>${'<mrk>'.repeat(999)}x${'</mrk>'.repeat(999)}<`), 'levels'],
  ])('%s is refused (ED-7)', (_, xml, words) => {
    expect(() => readXliff(xml)).toThrow(words)
  })
})

it('what a field says is compared as lines (ED-7)', () => {
  expect(fieldWordsOf(units)).toEqual({ title: 'Set-off & <netting>', body: 'See the rule and the note\nOne.' })
})
