'use client'

import { FieldError, useField, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { type ClipboardEvent } from 'react'
import { parsePasted, placeCells, toEven } from '../tables/parse-pasted'
import { readTable, writeTable } from '../tables/table-state'
import { sayIn } from '../words/admin-language'
import { tableWords } from '../words/table-words'
import './table-grid.css'

type Props = { path: string; mostRows: number; mostColumns: number; label: string }

const first = [
  ['', ''],
  ['', ''],
]

/** A table as a grid: every row has as many cells, and one from elsewhere is pasted whole. */
export function TableGrid({ path, mostRows, mostColumns, label }: Props) {
  const { dispatchFields, getFields, setModified } = useForm()
  const { showError, errorMessage, disabled } = useField({ path, hasRows: true })
  const written = useFormFields(([fields]) => readTable(fields, path))
  const table = written.length === 0 ? first : toEven(written)

  const write = (next: readonly (readonly string[])[]) => {
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: writeTable(getFields(), path, next) })
    setModified(true)
  }
  const set = (row: number, column: number, text: string) =>
    write(table.map((cells, y) => cells.map((cell, x) => (y === row && x === column ? text : cell))))
  const paste = (row: number, column: number) => (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    const cells = cellsIn(html) ?? parsePasted(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    write(placeCells(table, cells, { row, column, mostRows, mostColumns }))
  }
  return (
    <fieldset className="field-type table-grid" disabled={disabled}>
      <legend>{label}</legend>
      <FieldError path={path} showError={showError} {...(errorMessage ? { message: errorMessage } : {})} />
      <Grid table={table} write={write} set={set} paste={paste} />
      <GridButtons table={table} write={write} mostRows={mostRows} mostColumns={mostColumns} />
    </fieldset>
  )
}

type Write = (table: readonly (readonly string[])[]) => void
type GridProps = {
  table: readonly (readonly string[])[]
  write: Write
  set: (row: number, column: number, text: string) => void
  paste: (row: number, column: number) => (event: ClipboardEvent) => void
}

function Grid({ table, write, set, paste }: GridProps) {
  const words = sayIn(tableWords, useTranslation().i18n)
  const withoutRow = (row: number) => write(table.filter((_, y) => y !== row))
  return (
    <div className="table-grid-scroll">
      <table>
        <tbody>
          {table.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <textarea
                    rows={1}
                    aria-label={words.cell(row + 1, column + 1)}
                    value={cell}
                    onChange={({ target }) => set(row, column, target.value)}
                    onPaste={paste(row, column)}
                  />
                </td>
              ))}
              <td>
                {table.length > 2 ? (
                  <button type="button" aria-label={words.removeRow(row + 1)} onClick={() => withoutRow(row)}>
                    ×
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ButtonsProps = Pick<Props, 'mostRows' | 'mostColumns'> & { table: readonly (readonly string[])[]; write: Write }

function GridButtons({ table, write, mostRows, mostColumns }: ButtonsProps) {
  const words = sayIn(tableWords, useTranslation().i18n)
  const columns = table[0]?.length ?? 0
  const without = (column: number) => write(table.map((cells) => cells.filter((_, x) => x !== column)))
  return (
    <>
      <p className="table-grid-buttons">
        <button
          type="button"
          disabled={table.length >= mostRows}
          onClick={() => write([...table, Array.from({ length: columns }, () => '')])}
        >
          {words.addRow}
        </button>
        <button
          type="button"
          disabled={columns >= mostColumns}
          onClick={() => write(table.map((cells) => [...cells, '']))}
        >
          {words.addColumn}
        </button>
        {columns > 2 ? (
          <button type="button" onClick={() => without(columns - 1)}>
            {words.removeColumn(columns)}
          </button>
        ) : null}
      </p>
      <p className="field-description">{words.hint}</p>
    </>
  )
}

/** A table as Word and Excel copy it for other programs; its looks are left behind. */
function cellsIn(html: string): string[][] | undefined {
  if (!/<table/i.test(html)) return undefined
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  const rows = [...(table?.rows ?? [])].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell.textContent.replace(/\s+/g, ' ').trim(),
      ...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => ''),
    ]),
  )
  return rows.length === 0 ? undefined : toEven(rows)
}
