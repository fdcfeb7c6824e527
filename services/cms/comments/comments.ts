import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Transaction } from '../log/transaction'

export type Comment = {
  id: number
  locale: string
  field: string
  words: string
  writer: number
  writerName: string
  assignee: number | null
  assigneeName: string | null
  dueOn: string | null
  at: string
  isDone: boolean
}

export type About = { collection: string; item: number }
export type Wanted = { locale: string; field: string; words: string; assignee: number | null; dueOn: string | null }

type Row = Record<string, unknown>

const columns = sql`c.id, c.collection, c.item, c.locale, c.field, c.words, c.writer, w.name as writer_name, c.assignee,
  a.name as assignee_name, c.due_on::text as due_on, c.at, c.done_at is not null as is_done`
const people = sql`left join users w on w.id = c.writer left join users a on a.id = c.assignee`

const toComment = (row: Row): Comment => ({
  id: Number(row.id),
  locale: String(row.locale),
  field: String(row.field),
  words: String(row.words),
  writer: Number(row.writer),
  writerName: nameIn(row.writer_name),
  assignee: row.assignee === null ? null : Number(row.assignee),
  assigneeName: row.assignee === null ? null : nameIn(row.assignee_name),
  dueOn: (row.due_on as string | null) ?? null,
  at: new Date(row.at as string).toISOString(),
  isDone: row.is_done === true,
})

const nameIn = (name: unknown): string => (typeof name === 'string' ? name : 'Somebody whose account is gone')

const mostShown = 100

/** What is open first, the newest first. */
export async function findComments(tx: Transaction, { collection, item }: About): Promise<Comment[]> {
  const { rows } = await tx.execute(sql`
    select ${columns} from item_comments c ${people} where c.collection = ${collection} and c.item = ${item}
     order by c.done_at is not null, c.id desc limit ${mostShown}`)
  return rows.map(toComment)
}

export type Assigned = Comment & About

/** What somebody is to do, what is due first. */
export async function findAssigned(tx: Transaction, colleague: number): Promise<Assigned[]> {
  const { rows } = await tx.execute(sql`
    select ${columns} from item_comments c ${people} where c.assignee = ${colleague} and c.done_at is null
     order by c.due_on nulls last, c.id limit ${mostShown}`)
  return rows.map((row) => ({ ...toComment(row), collection: String(row.collection), item: Number(row.item) }))
}

export async function addComment(
  tx: Transaction,
  { collection, item }: About,
  { writer, ...wanted }: Wanted & { writer: number },
): Promise<number> {
  const { locale, field, words, assignee, dueOn } = wanted
  const { rows } = await tx.execute(sql`
    insert into item_comments (collection, item, locale, field, words, writer, assignee, due_on)
    values (${collection}, ${item}, ${locale}, ${field}, ${words}, ${writer}, ${assignee}, ${dueOn}::date) returning id`)
  return Number(rows[0]?.id)
}

/** The first press counts; what was done already is done by whom it was. */
export async function endComment(
  tx: Transaction,
  about: About,
  { id, by }: { id: number; by: number },
): Promise<Comment | undefined> {
  await tx.execute(sql`
    update item_comments set done_at = now(), done_by = ${by}
     where id = ${id} and collection = ${about.collection} and item = ${about.item} and done_at is null`)
  return (await findComments(tx, about)).find((one) => one.id === id)
}
