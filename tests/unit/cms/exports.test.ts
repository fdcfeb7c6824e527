import { columnsOf } from '../../../services/cms/export/columns'
import { toCsvLine } from '../../../services/cms/export/to-csv'

describe('a line of a table', () => {
  it('is quoted where it must be, and ends as RFC 4180 says', () => {
    expect(toCsvLine(['plain', 'a, b', 'said "so"', 'two\nlines', ''])).toBe(
      'plain,"a, b","said ""so""","two\nlines",\r\n',
    )
  })

  it.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\tx'])(
    'is no formula of somebody else’s: %j (Q-6)',
    (text) => expect(toCsvLine([text])).toMatch(/^"?'/),
  )
})

describe('the columns of a table', () => {
  const fields = [
    { name: 'at', type: 'date', label: 'When' },
    { name: 'what', type: 'select', label: 'What', options: [{ value: 'publish', label: 'Published' }] },
    { name: 'organisation', type: 'relationship', relationTo: 'organisations', label: 'Organisation' },
    { name: 'products', type: 'text', hasMany: true, label: 'Products' },
    { name: 'secret', type: 'text', admin: { hidden: true } },
  ] as unknown as Parameters<typeof columnsOf>[0]

  it('are those of the form, told in its words', () => {
    const columns = columnsOf(fields, 'en')
    const row = {
      at: '2026-05-01T00:00:00.000Z',
      what: 'publish',
      organisation: { id: 4, name: 'Harbour plc' },
      products: ['a', 'b'],
      secret: 'x',
    }

    expect(columns.map(({ heading }) => heading)).toEqual(['When', 'What', 'Organisation', 'Products'])
    expect(columns.map(({ tell }) => tell(row))).toEqual([
      '2026-05-01T00:00:00.000Z',
      'Published',
      'Harbour plc',
      'a; b',
    ])
  })

  it('are in the language of who asks, and so is what was chosen in them (ED-12)', () => {
    const states = [{ value: 'open', label: { en: 'Open', fr: 'En cours', zh: '进行中' } }]
    const fields = [
      { name: 'what', type: 'select', label: { en: 'What', fr: 'Quoi', zh: '内容' }, options: states },
      { name: 'live', type: 'checkbox', label: { en: 'Live', fr: 'En ligne', zh: '在线' } },
    ] as unknown as Parameters<typeof columnsOf>[0]
    const tableIn = (language: string) => {
      const columns = columnsOf(fields, language)
      return [columns.map(({ heading }) => heading), columns.map(({ tell }) => tell({ what: 'open', live: true }))]
    }

    expect(tableIn('fr')).toEqual([
      ['Quoi', 'En ligne'],
      ['En cours', 'oui'],
    ])
    expect(tableIn('zh')).toEqual([
      ['内容', '在线'],
      ['进行中', '是'],
    ])
  })
})
