import { type Matter } from '../../plan/show/matter'
import { RecordList } from '../../ui/record-list/record-list'

/** What the firm did, each with its date and the client. */
export function Matters({ matters }: { matters: readonly Matter[] }) {
  return (
    <RecordList
      rows={matters.map(({ id, date, title, client, role }) => ({
        key: String(id),
        date,
        content: title,
        note: `${role} · ${client}`,
      }))}
    />
  )
}
