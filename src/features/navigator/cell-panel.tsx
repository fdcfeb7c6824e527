import { useCallback, useEffect, useRef, useState } from 'react'
import { CopyText } from '../../shell/session/copy-text'
import { Press } from '../../shell/session/press'
import { Presses } from '../../ui/law-answer/law-answer'
import { MoreLink } from '../../ui/more-link/more-link'
import { Status } from '../../ui/status/status'
import { History } from './history'
import { type InsideProps } from './inside-props'
import { type Row, type Shown } from './matrix'
import { sayCopied } from './say-answer'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & {
  row: Row
  shown: Shown
  /** Of the jurisdictions that are shown. */
  names: readonly string[]
  column: number
  wanted: number | undefined
  onClose: () => void
}

/** A cell with its history and its address, without leaving the table. Escape closes it and leads back. */
export function CellPanel({ row, shown, names, column, wanted, onClose, ...props }: Props) {
  const { words } = props
  const { cell, answer } = shown
  const { heading, close } = useWayBack(onClose)
  return (
    <section id="cell_panel" aria-labelledby="cell_panel-title">
      <h3 id="cell_panel-title" ref={heading} tabIndex={-1}>
        {names[column]}: {row.text}
      </h3>
      <p lang={cell.lang}>{cell.status ? <Status {...cell.status} /> : cell.value}</p>
      <p lang={cell.lang}>{cell.short}</p>
      <Presses>
        <MoreLink href={cell.href} text={words('table.read-all')} />
        <CopyText text={`${location.origin}${cell.href}`} label={words('table.copy-link')} words={sayCopied(words)} />
        <Press onPress={close}>{words('history.close')}</Press>
      </Presses>
      <History {...props} answer={answer} wanted={wanted} />
    </section>
  )
}

/** The heading takes the focus; Escape, or the button, gives it back to the cell. */
function useWayBack(onClose: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [from] = useState(() => document.activeElement)
  useEffect(() => heading.current?.focus(), [])
  const close = useCallback(() => {
    onClose()
    if (from instanceof HTMLElement && from.isConnected) from.focus()
  }, [from, onClose])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  return { heading, close }
}
