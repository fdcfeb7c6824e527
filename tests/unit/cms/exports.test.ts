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
    const columns = columnsOf(fields)
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
})
