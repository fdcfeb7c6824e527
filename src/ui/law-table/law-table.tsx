/* eslint-disable jsx-a11y/no-redundant-roles -- on a phone rows are laid out as blocks, and lose the roles that are not said */
import { type KeyboardEvent, type MouseEvent } from 'react'
import { isPlain } from '../law-grid/law-grid'
import { type Reach, useGrid } from '../law-grid/use-grid'
import { ScrollRegion } from '../scroll-region/scroll-region'
import { Changed, Pattern, Status, type StatusData } from '../status/status'
import * as styles from './law-table.module.css'

/** What there is of each answer, in this order. */
export const lawFacts = ['status', 'short', 'threshold', 'time', 'sources', 'date'] as const
export type LawFact = (typeof lawFacts)[number]
type Figure = Exclude<LawFact, 'status' | 'short'>

export type LawRow = {
  id: string
  question: string
  /** Undefined where nothing is answered. */
  answer:
    | (Readonly<Record<Figure, string | undefined>> & {
        href: string
        status: StatusData | undefined
        short: string
        lang: string | undefined
        change: string | undefined
      })
    | undefined
}

export type LawSort = { fact: LawFact; way: 'ascending' | 'descending' }

type Props = {
  id: string
  caption: string
  heads: Readonly<Record<LawFact | 'question', string>>
  /** Those that are shown. */
  facts: readonly LawFact[]
  /** A topic with its questions; without a title where they are in another order. */
  groups: readonly { title: string | undefined; rows: readonly LawRow[] }[]
  nothing: string
  sort: LawSort | undefined
  onSort: (fact: LawFact) => void
  /** The row that is open beside the table. */
  open: string | undefined
  onOpen: (row: string) => void
}

/**
 * The answers of one jurisdiction by topic, each fact in a column of its own. The keys of a grid go from cell to cell, the heads
 * and the questions among them; Enter opens a row.
 */
export function LawTable({ id, caption, heads, facts, groups, nothing, sort, onSort, open, onOpen }: Props) {
  const rows = groups.flatMap((group) => group.rows)
  const { move, reach } = useGrid({ rows: rows.length + 1, columns: facts.length + 1 }, { row: 1, column: 0 })
  return (
    <ScrollRegion labelledBy={id} isOpenWhenWide>
      <table role="grid" className={styles.table} onKeyDown={move} aria-readonly="true">
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <Heads {...{ heads, facts, sort, onSort, reach }} />
        {groups.map(({ title, rows: own }) => (
          <tbody role="rowgroup" key={title ?? ''}>
            {title === undefined ? null : <Group title={title} span={facts.length + 1} />}
            {own.map((row) => (
              <RowOf
                key={row.id}
                {...{ row, heads, facts, nothing, reach, onOpen }}
                place={rows.indexOf(row) + 1}
                isOpen={open === row.id}
              />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

const Heads = ({
  heads,
  facts,
  reach,
  ...sorting
}: Pick<Props, 'heads' | 'facts' | 'sort' | 'onSort'> & { reach: Reach }) => (
  <thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col" {...reach({ row: 0, column: 0 })}>
        {heads.question}
      </th>
      {facts.map((fact, position) => (
        <Head key={fact} {...sorting} fact={fact} name={heads[fact]} reach={reach({ row: 0, column: position + 1 })} />
      ))}
    </tr>
  </thead>
)

const Group = ({ title, span }: { title: string; span: number }) => (
  <tr role="row" className={styles.group}>
    <th role="rowheader" scope="rowgroup" colSpan={span}>
      {title}
    </th>
  </tr>
)

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { fact: LawFact; name: string; reach: ReturnType<Reach> }

const signs = { ascending: '↑', descending: '↓' } as const

function Head({ fact, name, sort, onSort, reach }: HeadProps) {
  // Sentences have no order that says anything.
  if (fact === 'short') {
    return (
      <th role="columnheader" scope="col" {...reach}>
        {name}
      </th>
    )
  }
  const way = sort?.fact === fact ? sort.way : undefined
  return (
    <th role="columnheader" scope="col" aria-sort={way ?? 'none'} className={styles[fact]}>
      <button type="button" {...reach} onClick={() => onSort(fact)}>
        {name}
        {way ? <span aria-hidden="true"> {signs[way]}</span> : null}
      </button>
    </th>
  )
}

type RowProps = Pick<Props, 'heads' | 'facts' | 'nothing' | 'onOpen'> & {
  row: LawRow
  place: number
  isOpen: boolean
  reach: Reach
}

function RowOf({ row, place, heads, facts, nothing, isOpen, reach, onOpen }: RowProps) {
  const { id, question, answer } = row
  const openHere = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onOpen(id)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && answer && !(event.target instanceof HTMLAnchorElement)) onOpen(id)
  }
  const look = [answer?.change === undefined ? undefined : styles.fresh, isOpen ? styles.open : undefined]
  return (
    <tr role="row" className={look.flatMap((one) => one ?? []).join(' ')} onKeyDown={enter}>
      <th role="rowheader" scope="row">
        {answer ? (
          <a {...reach({ row: place, column: 0 })} href={answer.href} onClick={openHere}>
            {question}
          </a>
        ) : (
          <span {...reach({ row: place, column: 0 })}>{question}</span>
        )}
      </th>
      {facts.map((fact, position) => (
        <td
          key={fact}
          role="gridcell"
          data-column={heads[fact]}
          className={`${styles[fact]} ${isBlank(answer, fact) ? styles.blank : ''}`}
          {...reach({ row: place, column: position + 1 })}
        >
          <Said answer={answer} fact={fact} nothing={nothing} />
        </td>
      ))}
    </tr>
  )
}

const isBlank = (answer: LawRow['answer'], fact: LawFact): boolean =>
  answer ? (answer[fact] ?? '') === '' : fact !== 'short'

type SaidProps = Pick<LawRow, 'answer'> & { fact: LawFact; nothing: string }

function Said({ answer, fact, nothing }: SaidProps) {
  if (!answer) return fact === 'short' ? nothing : null
  if (fact === 'short') return <span lang={answer.lang}>{answer.short}</span>
  if (fact !== 'status') return <span>{answer[fact]}</span>
  const { status, change } = answer
  return (
    <div>
      {status ? (
        <>
          <Pattern kind={status.kind} />
          <Status {...status} />
        </>
      ) : null}
      {change === undefined ? null : <Changed text={change} />}
    </div>
  )
}
