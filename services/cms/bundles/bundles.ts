import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Locale } from '../../../src/config/locales'
import { type Transaction } from '../log/transaction'
import { type Operation } from './operations'

/** `value`: the colleague who reviews it from now on, or the topic that it gets. */
export type Change = { collection: string; item: number; locale: Locale; operation: Operation; value: number | null }
export type KeptChange = Change & { position: number; before: unknown }

export type Bundle = {
  id: number
  name: string
  dueAt: string | null
  madeBy: number
  madeByName: string
  madeAt: string
  doneAt: string | null
  undoneAt: string | null
  cancelledAt: string | null
  problem: string
  changes: KeptChange[]
}

type Row = Record<string, unknown>
const toMoment = (value: unknown): string | null => (value ? new Date(value as string).toISOString() : null)

export async function addBundle(
  tx: Transaction,
  { name, dueAt, by, changes }: { name: string; dueAt: string | null; by: number; changes: readonly Change[] },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into bundles (name, due_at, made_by) values (${name}, ${dueAt}::timestamptz, ${by}) returning id`)
  const id = Number(rows[0]?.id)
  const own = JSON.stringify(changes.map((change, position) => ({ ...change, position })))
  await tx.execute(sql`
    insert into bundle_changes (bundle, position, collection, item, locale, operation, value)
    select ${id}, position, collection, item, locale, operation, value from jsonb_to_recordset(${own}::jsonb)
        as t(position int, collection text, item int, locale text, operation text, value int)`)
  return id
}

export async function findBundle(tx: Transaction, id: number): Promise<Bundle | undefined> {
  const [found] = await findBundles(tx, sql`b.id = ${id}`)
  return found
}

/** What is planned, and what was done since a moment. */
export const findPlanned = (tx: Transaction, since: string): Promise<Bundle[]> =>
  findBundles(tx, sql`b.cancelled_at is null and b.due_at >= ${since}::timestamptz`)

const mostShown = 100

export const findRecent = (tx: Transaction): Promise<Bundle[]> => findBundles(tx, sql`true`)

async function findBundles(tx: Transaction, where: unknown): Promise<Bundle[]> {
  const { rows } = await tx.execute(sql`
    select b.*, u.name as made_by_name,
           (select jsonb_agg(to_jsonb(c) - 'bundle' order by c.position) from bundle_changes c where c.bundle = b.id) as changes
      from bundles b left join users u on u.id = b.made_by where ${where as never} order by b.id desc limit ${mostShown}`)
  return rows.map(toBundle)
}

function toBundle(row: Row): Bundle {
  return {
    id: Number(row.id),
    name: String(row.name),
    dueAt: toMoment(row.due_at),
    madeBy: Number(row.made_by),
    madeByName: typeof row.made_by_name === 'string' ? row.made_by_name : '',
    madeAt: toMoment(row.made_at) ?? '',
    doneAt: toMoment(row.done_at),
    undoneAt: toMoment(row.undone_at),
    cancelledAt: toMoment(row.cancelled_at),
    problem: String(row.problem),
    changes: (row.changes ?? []) as KeptChange[],
  }
}

export const keepBefore = (
  tx: Transaction,
  id: number,
  { position, before }: Pick<KeptChange, 'position' | 'before'>,
) =>
  tx.execute(sql`
    update bundle_changes set before = ${JSON.stringify(before ?? null)}::jsonb where bundle = ${id} and position = ${position}`)

type Moment = 'done_at' | 'undone_at' | 'cancelled_at'

/** Of two who press at once, one gets it. */
export async function mark(tx: Transaction, id: number, moment: Moment): Promise<boolean> {
  const column = sql.raw(moment)
  const { rows } = await tx.execute(sql`
    update bundles set ${column} = now(), problem = '' where id = ${id} and ${column} is null and cancelled_at is null returning id`)
  return rows.length > 0
}

export const moveBundle = (tx: Transaction, id: number, at: string) =>
  tx.execute(
    sql`update bundles set due_at = ${at}::timestamptz, problem = '' where id = ${id} and done_at is null and cancelled_at is null`,
  )

export const noteProblem = (tx: Transaction, id: number, problem: string) =>
  tx.execute(sql`update bundles set problem = ${problem} where id = ${id}`)

/** Bundles whose moment has come, and which have not failed at it already. */
export async function findDue(tx: Transaction): Promise<{ id: number; by: number }[]> {
  const { rows } = await tx.execute(sql`
    select id, made_by from bundles where due_at <= now() and done_at is null and cancelled_at is null and problem = '' order by due_at`)
  return rows.map(({ id, made_by: by }) => ({ id: Number(id), by: Number(by) }))
}
