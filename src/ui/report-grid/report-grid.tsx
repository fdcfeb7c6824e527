import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icon/icon'
import { type LawCell } from '../law-grid/law-grid'
import { ScrollRegion } from '../scroll-region/scroll-region'
import { Changed, Pattern, Status } from '../status/status'
import * as styles from './report-grid.module.css'

export type HeadAct = 'back' | 'forth' | 'pin' | 'hide' | 'note'
/** Something that can be done with a row or a column, and its name for those who hear it by itself. */
export type HeadTool = { act: HeadAct; icon: IconName; label: string; isOn?: boolean }
export type GridHead = {
  id: string
  name: string
  note: string | undefined
  nothing?: string | undefined
  tools: readonly HeadTool[]
}
export type GridAct = (act: HeadAct, head: string) => void

type Props = {
  id: string
  caption: string
  corner: string
  columns: readonly GridHead[]
  rows: readonly GridHead[]
  /** By the ids of a row and a column; the same cell is the same object, and is not drawn again. */
  cellOf: (row: string, column: string) => LawCell | undefined
  noteOf: (row: string, column: string) => string | undefined
  nothing: string
  /** Said before what somebody wrote themselves. */
  yours: string
  /** Adds words to a cell; without it nothing can be written. */
  note: string | undefined
  onAct: GridAct
  onNote: (row: string, column: string) => void
}

/** More columns than these are wider than any page: they scroll in a window of their own, and the page stays where it is. */
const mostBesideEachOther = 4
const roomFor = (columns: number) => ({
  isOpenWhenWide: columns <= mostBesideEachOther,
  isWindow: columns > mostBesideEachOther,
})

/** A comparison to work on: rows and columns are moved, kept first, taken out of sight and written beside. */
export function ReportGrid(props: Props) {
  const { id, caption, corner, columns, rows, cellOf, noteOf, nothing, yours, note } = props
  const { act, write } = useLatest(props)
  return (
    <ScrollRegion labelledBy={id} {...roomFor(columns.length)}>
      <table className={styles.grid}>
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((head) => (
              <Head key={head.id} scope="col" {...{ head, yours, act }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Head scope="row" head={row} {...{ yours, act }} />
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  {...{ yours, note, write }}
                  nothing={row.nothing ?? column.nothing ?? nothing}
                  cell={cellOf(row.id, column.id)}
                  own={noteOf(row.id, column.id)}
                  row={row.id}
                  column={column.id}
                  name={column.name}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const toolId = (act: HeadAct, head: string) => `tool_${act}_${head}`

/** The same functions at each render, so that cells stay as they are; and the focus stays with what was moved. */
function useLatest({ onAct, onNote }: Props) {
  const latest = useRef({ onAct, onNote })
  const pressed = useRef<{ act: HeadAct; head: string }>()
  useEffect(() => {
    latest.current = { onAct, onNote }
    const last = pressed.current
    pressed.current = undefined
    if (!last || document.activeElement !== document.body) return
    const others = (['forth', 'back', 'pin', 'hide'] as const).map((act) => toolId(act, last.head))
    const found = [toolId(last.act, last.head), ...others].map((id) => document.getElementById(id)).find(Boolean)
    found?.focus()
  })
  const act: GridAct = useCallback((name, head) => {
    pressed.current = { act: name, head }
    latest.current.onAct(name, head)
  }, [])
  const write = useCallback((row: string, column: string) => latest.current.onNote(row, column), [])
  return { act, write }
}

type HeadProps = { scope: 'col' | 'row'; head: GridHead; yours: string; act: GridAct }

const keys: Readonly<Record<HeadProps['scope'], Readonly<Record<string, HeadAct>>>> = {
  col: { ArrowLeft: 'back', ArrowRight: 'forth' },
  row: { ArrowUp: 'back', ArrowDown: 'forth' },
}

function Head({ scope, head: { id, name, note, tools }, yours, act }: HeadProps) {
  const move = (event: KeyboardEvent) => {
    const way = event.shiftKey ? keys[scope][event.key] : undefined
    if (!way || !tools.some((tool) => tool.act === way)) return
    event.preventDefault()
    act(way, id)
  }
  return (
    <th scope={scope}>
      <span className={styles.name}>{name}</span>
      <span className={styles.tools}>
        {tools.map((tool) => (
          <button
            key={tool.act}
            id={toolId(tool.act, id)}
            type="button"
            className={styles.tool}
            aria-pressed={tool.isOn}
            aria-label={tool.label}
            onKeyDown={move}
            onClick={() => act(tool.act, id)}
          >
            <Icon name={tool.icon} />
          </button>
        ))}
      </span>
      <Own {...{ note, yours }} />
    </th>
  )
}

const Own = ({ note, yours }: { note: string | undefined; yours: string }) =>
  note === undefined || note === '' ? null : (
    <span className={styles.own}>
      <strong>{yours}</strong> {note}
    </span>
  )

type CellProps = Pick<Props, 'nothing' | 'yours' | 'note'> & {
  cell: LawCell | undefined
  own: string | undefined
  row: string
  column: string
  name: string
  write: (row: string, column: string) => void
}

const Cell = memo(function Cell({ cell, own, nothing, yours, note, row, column, name, write }: CellProps) {
  const isFresh = cell?.change !== undefined
  return (
    <td data-column={name} className={isFresh ? styles.fresh : undefined}>
      {cell ? <Answer cell={cell} /> : <p>{nothing}</p>}
      <Own note={own} yours={yours} />
      {note === undefined ? null : (
        <button type="button" className={styles.write} onClick={() => write(row, column)}>
          {note}
        </button>
      )}
    </td>
  )
})

const Answer = ({ cell: { href, status, value, short, lang, date, change } }: { cell: LawCell }) => (
  <>
    <a href={href}>
      {status ? (
        <>
          <Pattern kind={status.kind} /> <Status {...status} />
        </>
      ) : (
        <strong lang={lang}>{value}</strong>
      )}
    </a>
    {change === undefined ? null : <Changed text={change} />}
    {short === '' ? null : <p lang={lang}>{short}</p>}
    <p className={styles.date}>{date}</p>
  </>
)
