import { useCallback, useEffect, useRef, useState } from 'react'
import { CopyText } from '../../shell/session/copy-text'
import { Press } from '../../shell/session/press'
import { Facts } from '../../ui/facts/facts'
import { Presses } from '../../ui/law-answer/law-answer'
import { MoreLink } from '../../ui/more-link/more-link'
import { SidePanel } from '../../ui/side-panel/side-panel'
import { Changed, Pattern, Status } from '../../ui/status/status'
import { AskTeam } from './ask-team'
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
  const [isAsking, setAsking] = useState(false)
  return (
    <SidePanel
      id="cell_panel"
      title={`${names[column]}: ${row.text}`}
      heading={heading}
      close={<Press onPress={close}>{words('history.close')}</Press>}
    >
      <Said shown={shown} />
      <Facts facts={factsOf(shown, words)} />
      <Presses>
        <MoreLink href={cell.href} text={words('table.read-all')} />
        <CopyText text={`${location.origin}${cell.href}`} label={words('table.copy-link')} words={sayCopied(words)} />
        <Press onPress={() => setAsking((before) => !before)}>{words('ask.title')}</Press>
      </Presses>
      {isAsking ? <AskTeam {...props} id="cell_ask" answer={answer} /> : null}
      <h4>{words('law.history')}</h4>
      <History {...props} answer={answer} wanted={wanted} />
    </SidePanel>
  )
}

function Said({ shown: { cell, sentence } }: Pick<Props, 'shown'>) {
  return (
    <>
      {cell.status || cell.change !== undefined ? (
        <p>
          {cell.status ? (
            <>
              <Pattern kind={cell.status.kind} /> <Status {...cell.status} />{' '}
            </>
          ) : null}
          {cell.change === undefined ? null : <Changed text={cell.change} />}
        </p>
      ) : null}
      <p lang={cell.lang}>
        <strong>{sentence}</strong>
      </p>
    </>
  )
}

const factsOf = ({ threshold, time, sources, cell }: Shown, words: Props['words']) =>
  [
    { term: words('law.threshold'), details: [threshold ?? []].flat() },
    { term: words('law.deadline'), details: [time?.text ?? []].flat() },
    { term: words('law.sources'), details: sources === 0 ? [] : [words('table.source-count', { count: sources })] },
    { term: words('law.in-force'), details: [words('law.from', { date: cell.date })] },
  ].filter(({ details }) => details.length > 0)

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
