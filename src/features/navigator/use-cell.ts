import { useCallback, useState } from 'react'
import { readPermalink, writePermalink } from '../../routes/permalink'
import { type Row } from './matrix'

/** The cell that is open beside the table. That of the page's own jurisdiction stands in the address. */
export function useCell(rows: readonly Row[], own: number) {
  const [at, setAt] = useState(() => {
    const wanted = readPermalink(location.hash)
    return wanted && { row: wanted.question, column: own, version: wanted.version }
  })
  const row = rows.find(({ key }) => key === at?.row)
  const shown = row?.cells[at?.column ?? -1]
  const open = ({ row: key, column }: { row: string; column: number }) => {
    setAt({ row: key, column, version: undefined })
    const version = rows.find((one) => one.key === key)?.cells[column]?.version
    if (column === own) replaceHash(writePermalink({ question: key, version }))
  }
  const close = useCallback(() => {
    setAt(undefined)
    replaceHash('')
  }, [])
  return { found: row && shown && at ? { row, shown, column: at.column, wanted: at.version } : undefined, open, close }
}

const replaceHash = (hash: string): void =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
