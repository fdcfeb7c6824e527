import { LawTable, lawFacts, type LawRow } from '../../../ui/law-table/law-table'
import { type InsideProps } from '../inside-props'
import { type Row } from './matrix'
import { type useOrder } from './use-order'

type Props = Pick<InsideProps, 'words'> & {
  rows: readonly Row[]
  title: string
  order: ReturnType<typeof useOrder>
  open: string | undefined
  onOpen: (row: string) => void
}

/** What stands beside the table in full need not stand in it. */
const factsBesidePanel = lawFacts.filter((fact) => fact !== 'threshold' && fact !== 'time')

/** The table of one jurisdiction: status, sentence, figures, sources and day, by topic. */
export function JurisdictionTable({ rows, title, order, open, onOpen, words }: Props) {
  return (
    <LawTable
      id="law_matrix"
      caption={words('table.title', { place: title })}
      heads={headsIn(words)}
      facts={open === undefined ? lawFacts : factsBesidePanel}
      groups={groupsOf(rows, { isByTopic: order.sorted.by === 'law', words })}
      nothing={words('table.unanswered')}
      sort={order.factSort}
      onSort={order.sortByFact}
      {...{ open, onOpen }}
    />
  )
}

const headsIn = (words: Props['words']) => ({
  question: words('table.question'),
  status: words('table.by-status'),
  short: words('table.short'),
  threshold: words('law.threshold'),
  time: words('law.deadline'),
  sources: words('table.sources'),
  date: words('table.as-of'),
})

type Grouping = Pick<Props, 'words'> & { isByTopic: boolean }

function groupsOf(rows: readonly Row[], { isByTopic, words }: Grouping) {
  if (!isByTopic) return [{ title: undefined, rows: rows.map((row) => toRow(row, words)) }]
  const topics = [...new Set(rows.map(({ topic }) => topic))]
  return topics.map((title) => ({
    title,
    rows: rows.filter(({ topic }) => topic === title).map((row) => toRow(row, words)),
  }))
}

function toRow({ key, text, cells: [only] }: Row, words: Props['words']): LawRow {
  if (!only) return { id: key, question: text, answer: undefined }
  const { cell, threshold, time, sources, sentence } = only
  return {
    id: key,
    question: text,
    answer: {
      ...{ href: cell.href, status: cell.status, short: sentence, lang: cell.lang, change: cell.change },
      ...{ threshold, time: time?.text, date: cell.date },
      sources: sources === 0 ? undefined : words('table.source-count', { count: sources }),
    },
  }
}
