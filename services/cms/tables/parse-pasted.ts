/** Cells as Excel, Word and Google's sheets copy them as text: tabs between, quotation marks around what holds a line break. */
export function parsePasted(text: string): string[][] | undefined {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!source.includes('\t')) return undefined
  const rows: string[][] = [[]]
  let at = 0
  while (at <= source.length) {
    const { cell, end } = readCell(source, at)
    rows.at(-1)?.push(cell)
    if (source[end] === '\n') rows.push([])
    if (end >= source.length) break
    at = end + 1
  }
  return toEven(rows)
}

function readCell(source: string, from: number): { cell: string; end: number } {
  if (source[from] === '"') {
    const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(from))
    if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"').trim(), end: from + quoted[0].length }
  }
  const [plain = ''] = /^[^\t\n]*/.exec(source.slice(from)) ?? []
  return { cell: plain.trim(), end: from + plain.length }
}

/** A cell over several columns is followed by empty ones, so that every row has as many. */
export function toEven(rows: readonly (readonly string[])[]): string[][] {
  const most = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: most - row.length }, () => '')])
}

/** What is pasted, with its first cell on the one that has the cursor; the table grows as far as it must and may. */
export function placeCells(
  table: readonly (readonly string[])[],
  pasted: readonly (readonly string[])[],
  { row, column, mostRows, mostColumns }: { row: number; column: number; mostRows: number; mostColumns: number },
): string[][] {
  const rows = Math.min(mostRows, Math.max(table.length, row + pasted.length))
  const columns = Math.min(mostColumns, Math.max(table[0]?.length ?? 0, column + (pasted[0]?.length ?? 0)))
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => pasted[y - row]?.[x - column] ?? table[y]?.[x] ?? ''),
  )
}
