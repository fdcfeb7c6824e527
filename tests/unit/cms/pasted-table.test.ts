import { parsePasted, placeCells, toEven } from '../../../services/cms/tables/parse-pasted'
import { readTable, writeTable } from '../../../services/cms/tables/table-state'

describe('a table that is pasted (ED-8)', () => {
  it.each([
    [
      'of a sheet',
      'Year\tFee\r\n2026\t"1,000"\r\n',
      [
        ['Year', 'Fee'],
        ['2026', '1,000'],
      ],
    ],
    [
      'with a line break in a cell',
      'A\t"two\nlines ""here"""\nB\tc',
      [
        ['A', 'two\nlines "here"'],
        ['B', 'c'],
      ],
    ],
    [
      'with uneven rows',
      'a\tb\tc\nd\te',
      [
        ['a', 'b', 'c'],
        ['d', 'e', ''],
      ],
    ],
    [
      'with empty cells',
      '\tb\nc\t',
      [
        ['', 'b'],
        ['c', ''],
      ],
    ],
    [
      'with a stray quotation mark',
      '"a\tb\nc\td',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('%s is read', (_, text, cells) => {
    expect(parsePasted(text)).toEqual(cells)
  })

  it('is no table where there is one cell alone', () => {
    expect(parsePasted('just words\nin two lines')).toBeUndefined()
  })

  it('begins at the cell with the cursor, and grows the table as far as it may', () => {
    const at = { row: 1, column: 1, mostRows: 3, mostColumns: 3 }
    expect(
      placeCells(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        [
          ['1', '2', '3'],
          ['4', '5', '6'],
          ['7', '8', '9'],
        ],
        at,
      ),
    ).toEqual([
      ['a', 'b', ''],
      ['c', '1', '2'],
      ['', '4', '5'],
    ])
  })

  it('stands in the form as it would have been typed, and rows that stay keep their names', () => {
    const title = { value: 'Title', valid: true }
    const before = writeTable({ title }, 'body.0.rows', [
      ['a', 'b'],
      ['c', 'd'],
    ])
    const after = writeTable(before, 'body.0.rows', toEven([['a', 'x'], ['c']]))

    expect(readTable(after, 'body.0.rows')).toEqual([
      ['a', 'x'],
      ['c', ''],
    ])
    expect(after['body.0.rows.0.id']?.value).toBe(before['body.0.rows.0.id']?.value)
    expect(after.title).toBe(title)
  })
})
