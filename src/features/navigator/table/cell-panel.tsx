import { useCallback, useEffect, useRef, useState } from 'react'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { Facts } from '../../../ui/facts/facts'
import { Presses } from '../../../ui/law-answer/law-answer'
import { MoreLink } from '../../../ui/more-link/more-link'
import { SidePanel } from '../../../ui/side-panel/side-panel'
import { Changed, Pattern, Status } from '../../../ui/status/status'
import { type InsideProps } from '../inside-props'
import { AskTeam } from '../jurisdiction/ask-team'
import { History } from '../jurisdiction/history'
import { sayCopied } from '../say-answer'
import { type Row, type Shown } from './matrix'

type Props = Pick<InsideProps, 'locale' | 'words' | 'partWords'> & {
  row: Row
  shown: Shown
  /** Of the jurisdictions that are shown. */
  names: readonly string[]
  column: number
  wanted: number | undefined
  against: number | undefined
  /** What had the focus before the panel was there. */
  from: Element | null
  /** To the same jurisdiction's answer before and after this one, in the order of the table. */
  before: (() => void) | undefined
  after: (() => void) | undefined
  onClose: () => void
}

/**
 * A cell with its history and its address, without leaving the table. Escape closes it and leads back; Alt with an arrow, like
 * its buttons, leads to the answer above or below.
 */
export function CellPanel({ row, shown, names, column, from, before, after, onClose, ...props }: Props) {
  const { words } = props
  const { cell, answer } = shown
  const { heading, close } = useWayBack(from, onClose)
  const [isAsking, setAsking] = useState(false)
  useNeighbours(before, after)
  return (
    <SidePanel
      id="cell_panel"
      title={`${names[column]}: ${row.text}`}
      heading={heading}
      close={<Press onPress={close}>{words('history.close')}</Press>}
    >
      <Presses>
        {before ? <Press onPress={before}>{words('table.before')}</Press> : null}
        {after ? <Press onPress={after}>{words('table.after')}</Press> : null}
      </Presses>
      <Said shown={shown} />
      <Facts facts={factsOf(shown, words)} />
      <Presses>
        <MoreLink href={cell.href} text={words('table.read-all')} />
        <CopyText text={`${location.origin}${cell.href}`} label={words('table.copy-link')} words={sayCopied(words)} />
        <Press onPress={() => setAsking((before) => !before)}>{words('ask.title')}</Press>
      </Presses>
      {isAsking ? <AskTeam {...props} id="cell_ask" answer={answer} /> : null}
      <h4>{words('law.history')}</h4>
      <History {...props} answer={answer} />
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
function useWayBack(from: Element | null, onClose: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
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

function useNeighbours(before: Props['before'], after: Props['after']) {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const to = event.altKey ? { ArrowUp: before, ArrowDown: after }[event.key] : undefined
      if (!to) return
      event.preventDefault()
      to()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [before, after])
}
