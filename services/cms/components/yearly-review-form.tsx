'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { sayIn } from '../words/admin-language'
import { type YearlyReviewWords, yearlyReviewWords } from '../words/yearly-review-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import { type Receipt } from '../yearly-review/confirm-answers'
import { type ReviewedAnswer } from '../yearly-review/find-answers'
import { PressButton } from './press-button'

type Row = ReviewedAnswer & { href: string }
type Props = { rows: readonly Row[]; url: string; mayConfirm: boolean; dueOn: string }

/** Each answer with what readers have; a lawyer selects those that are still right, and says so once. */
export function YearlyReviewForm({ rows, url, mayConfirm, dueOn }: Props) {
  const words = sayIn(yearlyReviewWords, useTranslation().i18n)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const open = mayConfirm ? rows.filter(({ isPending }) => !isPending) : []
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.slice(mayConfirm ? 0 : 1).map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AnswerRow
              key={row.id}
              row={row}
              words={words}
              isChosen={chosen.has(row.id)}
              {...(mayConfirm ? { onToggle: () => toggle(row.id) } : {})}
            />
          ))}
        </tbody>
      </table>
      {mayConfirm ? (
        <Confirm rows={open} chosen={chosen} choose={setChosen} url={url} dueOn={dueOn} words={words} />
      ) : (
        <p>{words.forLawyers}</p>
      )}
    </>
  )
}

const columns = ['right', 'question', 'have', 'version', 'reviewed'] as const

const Day = ({ day }: { day: string }) => tellDay(day, useTranslation().i18n)

type Worded = { words: YearlyReviewWords }
type AnswerProps = Worded & { row: Row; isChosen: boolean; onToggle?: () => void }

const AnswerRow = ({ row, isChosen, onToggle, words }: AnswerProps) => (
  <tr>
    {onToggle ? (
      <td>
        {row.isPending ? null : (
          <input type="checkbox" aria-label={row.question} checked={isChosen} onChange={onToggle} />
        )}
      </td>
    ) : null}
    <th scope="row">
      {row.question}
      <br />
      <small>{row.service}</small>
    </th>
    <td>
      {row.value === '' ? '' : `${row.value}: `}
      <a href={row.href}>{row.short}</a>
      {row.isPending ? words.isWritten : ''}
    </td>
    <td>{row.version}</td>
    <td>
      {row.reviewedAt === null ? words.withJurisdiction : <Day day={row.reviewedAt} />}
      {row.reviewedBy === null ? '' : `, ${row.reviewedBy}`}
    </td>
  </tr>
)

type ConfirmProps = Worded &
  Pick<Props, 'rows' | 'url' | 'dueOn'> & {
    chosen: ReadonlySet<number>
    choose: (chosen: ReadonlySet<number>) => void
  }

function Confirm({ rows, chosen, choose, url, dueOn, words }: ConfirmProps) {
  const router = useRouter()
  const [due, setDue] = useState(dueOn)
  const [receipt, setReceipt] = useState<Receipt>()
  const answers = rows.filter(({ id }) => chosen.has(id)).map(({ id, seen }) => ({ id, seen }))
  const tell = (made: Receipt) => {
    setReceipt(made)
    choose(new Set())
    router.refresh()
  }
  return (
    <section className="attendees-tool">
      <button type="button" onClick={() => choose(new Set(rows.map(({ id }) => id)))}>
        {words.selectAll(rows.length)}
      </button>
      <label>
        {words.due} <input type="date" value={due} onChange={({ target }) => setDue(target.value)} />
      </label>
      <PressButton
        words={words.confirm(answers.length)}
        url={url}
        body={{ answers, dueOn: due }}
        done={(answer) => tell(answer as unknown as Receipt)}
      />
      <div role="status">{receipt ? <Told receipt={receipt} words={words} /> : null}</div>
    </section>
  )
}

function Told({ receipt: { reviewed, left, isWhole }, words }: Worded & { receipt: Receipt }) {
  return (
    <>
      <p>
        {words.reviewed(reviewed)}
        {isWhole ? words.isWhole : ''}
        {left.length === 0 ? '' : words.left(left.length)}
      </p>
      <ul>
        {left.map(({ id, title, why }) => (
          <li key={id}>
            {title}: {why}
          </li>
        ))}
      </ul>
    </>
  )
}
