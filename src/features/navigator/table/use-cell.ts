import { useCallback, useState } from 'react'
import { readPermalink, writePermalink } from '../../../routes/permalink'
import { type Row } from './matrix'

/** The cell that is open beside the table. That of the page's own jurisdiction stands in the address. */
export function useCell(rows: readonly Row[], own: number) {
  const [at, setAt] = useState(() => {
    const wanted = readPermalink(location.hash)
    return (
      wanted && {
        row: wanted.question,
        column: own,
        version: wanted.version,
        against: wanted.from,
        from: document.activeElement,
      }
    )
  })
  const row = rows.find(({ key }) => key === at?.row)
  const shown = row?.cells[at?.column ?? -1]
  /** From one cell to the next, the way back stays that of the first. */
  const open = ({ row: key, column }: { row: string; column: number }, from = document.activeElement) => {
    setAt({ row: key, column, version: undefined, against: undefined, from })
    const version = rows.find((one) => one.key === key)?.cells[column]?.version
    if (column === own) replaceHash(writePermalink({ question: key, version }))
  }
  const close = useCallback(() => {
    setAt(undefined)
    replaceHash('')
  }, [])
  const found =
    row && shown && at
      ? { row, shown, column: at.column, wanted: at.version, against: at.against, from: at.from }
      : undefined
  return { found, open, close }
}

const replaceHash = (hash: string): void =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
