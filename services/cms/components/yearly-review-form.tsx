'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { tellDay } from '../workflow/reviews/tell-moment'
import { type Receipt } from '../yearly-review/confirm-answers'
import { type ReviewedAnswer } from '../yearly-review/find-answers'
import { PressButton } from './press-button'

type Row = ReviewedAnswer & { href: string }
type Props = { rows: readonly Row[]; url: string; mayConfirm: boolean; dueOn: string }

/** Each answer with what readers have; a lawyer selects those that are still right, and says so once. */
export function YearlyReviewForm({ rows, url, mayConfirm, dueOn }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const open = mayConfirm ? rows.filter(({ isPending }) => !isPending) : []
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <>
      <table>
        <thead>
          <tr>
            {[...(mayConfirm ? ['Still right'] : []), 'Question', 'What readers have', 'Version', 'Last reviewed'].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AnswerRow
              key={row.id}
              row={row}
              isChosen={chosen.has(row.id)}
              {...(mayConfirm ? { onToggle: () => toggle(row.id) } : {})}
            />
          ))}
        </tbody>
      </table>
      {mayConfirm ? (
        <Confirm rows={open} chosen={chosen} choose={setChosen} url={url} dueOn={dueOn} />
      ) : (
        <p>A lawyer approver confirms here which answers are still right.</p>
      )}
    </>
  )
}

const AnswerRow = ({ row, isChosen, onToggle }: { row: Row; isChosen: boolean; onToggle?: () => void }) => (
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
      {row.isPending ? ' – a new version is being written' : ''}
    </td>
    <td>{row.version}</td>
    <td>
      {row.reviewedAt === null ? 'With the jurisdiction' : tellDay(row.reviewedAt)}
      {row.reviewedBy === null ? '' : `, ${row.reviewedBy}`}
    </td>
  </tr>
)

type ConfirmProps = Pick<Props, 'rows' | 'url' | 'dueOn'> & {
  chosen: ReadonlySet<number>
  choose: (chosen: ReadonlySet<number>) => void
}

function Confirm({ rows, chosen, choose, url, dueOn }: ConfirmProps) {
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
        Select all {rows.length}
      </button>
      <label>
        Next review due <input type="date" value={due} onChange={({ target }) => setDue(target.value)} />
      </label>
      <PressButton
        words={`Reviewed, unchanged (${answers.length})`}
        url={url}
        body={{ answers, dueOn: due }}
        done={(answer) => tell(answer as unknown as Receipt)}
      />
      <div role="status">{receipt ? <Told receipt={receipt} /> : null}</div>
    </section>
  )
}

const Told = ({ receipt: { reviewed, left, isWhole } }: { receipt: Receipt }) => (
  <>
    <p>
      {reviewed} reviewed, unchanged.{isWhole ? ' The jurisdiction bears the new days too.' : ''}
      {left.length === 0 ? '' : ` ${left.length} left:`}
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
