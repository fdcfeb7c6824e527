/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as blocks loses its roles unless they are said */
import { type Dated } from '../link'
import { Changed, Status, type StatusData } from '../status/status'
import { When } from '../when/when'
import * as styles from './status-table.module.css'

export type StatusRow = {
  id: string
  question: string
  href?: string
  status: StatusData
  short: string
  date: Dated
  /** Said where the answer is newer than the reader's last date. */
  change?: { text: string; from?: string }
}

type Props = {
  caption: string
  headings: { question: string; status: string; short: string; date: string }
  groups: readonly { id: string; title: string; rows: readonly StatusRow[] }[]
}

function Row({ row, dateLabel }: { row: StatusRow; dateLabel: string }) {
  const { id, question, href, status, short, date, change } = row
  return (
    <tr role="row" id={id} className={change ? styles.fresh : undefined}>
      <th role="rowheader" scope="row" className={styles.question}>
        {href === undefined ? question : <a href={href}>{question}</a>}
      </th>
      <td role="cell" className={styles.state}>
        <Status {...status} />
        {change ? <Changed {...change} /> : null}
      </td>
      <td role="cell" className={styles.short}>
        {short}
      </td>
      <td role="cell" className={styles.date}>
        <span className={styles.label}>{dateLabel} </span>
        <When {...date} />
      </td>
    </tr>
  )
}

/** Questions and their answers by topic; below 60rem each row is a block that still reads as a row. */
export function StatusTable({ caption, headings, groups }: Props) {
  return (
    <table role="table" className={styles.table}>
      <caption className="unseen">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[headings.question, headings.status, headings.short, headings.date].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id} role="rowgroup">
          <tr role="row" className={styles.group}>
            <th role="rowheader" scope="rowgroup" colSpan={4} id={id}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} dateLabel={headings.date} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
