import { type Database, inTransaction } from '../../database/open-database'
import { addEvents } from '../events/events'

export type Alert = {
  id: string
  sub: string
  subject: string
  number: number
  kind: string
  /** new, or how an answer changed. */
  nature: string
  reasons: string[]
  shownAt: Date | null
  readAt: Date | null
  mailAt: Date | null
}

export type Alerts = {
  /** What stands in somebody's list, the newest first. */
  listShown: (sub: string, now: Date) => Promise<Alert[]>
  /** What their next letter is going to tell. */
  listWaiting: (sub: string) => Promise<Alert[]>
  listOfLetter: (letter: string) => Promise<Alert[]>
  /** Those up to one, itself included; or one alone. On every device of theirs. */
  markRead: (sub: string, which: { id: string; isAlone: boolean }, now: Date) => Promise<void>
  forgetOlderThan: (days: number) => Promise<void>
}

export const mostAlerts = 50

const columns = `id, sub, subject, number, kind, nature, reasons, shown_at as "shownAt", read_at as "readAt", mail_at as "mailAt"`
const mark = (condition: string) => `
  update account.alerts set read_at = $3
   where sub = $1 and read_at is null and shown_at <= $3 and ${condition} returning id`
const upTo = mark('(shown_at, id) <= (select shown_at, id from account.alerts where sub = $1 and id = $2)')

export function openAlerts(database: Database): Alerts {
  const list = async (text: string, values: unknown[]) =>
    (await database.query<Alert>(`select ${columns} from account.alerts where ${text}`, values)).rows
  return {
    listShown: (sub, now) =>
      list(`sub = $1 and shown_at <= $2 order by shown_at desc, id desc limit ${mostAlerts}`, [sub, now]),
    listWaiting: async (sub) => {
      const waiting = await list('sub = $1 and letter is null and mail_at is not null order by mail_at, id', [sub])
      const next = waiting[0]?.mailAt
      return next ? waiting.filter(({ mailAt }) => mailAt !== null && mailAt <= next) : []
    },
    listOfLetter: (letter) => list('letter = $1 order by made_at, id', [letter]),
    markRead: (sub, { id, isAlone }, now) =>
      inTransaction(database, async (client) => {
        const { rows } = await client.query<{ id: string }>(isAlone ? mark('id = $2') : upTo, [sub, id, now])
        if (rows.length === 0) return
        const cause = `read ${id} ${now.toISOString()}`
        await addEvents(client, [sub], { kind: 'alerts-read', about: id, cause })
      }),
    forgetOlderThan: async (days) => {
      await database.query('delete from account.alerts where made_at < now() - make_interval(days => $1)', [days])
    },
  }
}
