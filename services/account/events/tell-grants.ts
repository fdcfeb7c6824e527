import { type Database, inTransaction } from '../../database/open-database'
import { type Grants } from '../people/grants'
import { addEvent } from './events'

type Parts = { database: Database; grants: Pick<Grants, 'runningOf'> }

type Told = { sub: string; changes: number }

const readTold = 'select id, sub from account.told_grants where is_running'
// What was granted before events were kept is no news.
const fill = `
  insert into account.told_grants (id, sub, is_running)
  select id, sub, true from unnest($1::int[], $2::text[]) as given (id, sub)
   where not exists (select 1 from account.told_grants)
  on conflict do nothing`
// The first to write it makes the event: several services see the same grant at the same time.
const begin = `
  insert into account.told_grants (id, sub, is_running, changes) values ($1, $2, true, 1)
  on conflict (id) do update
     set is_running = true, sub = excluded.sub, changes = account.told_grants.changes + 1
   where not account.told_grants.is_running
  returning sub, changes`
const end = `
  update account.told_grants set is_running = false, changes = changes + 1
   where id = $1 and sub = $2 and is_running returning sub, changes`

/** Makes events of grants that begin and end: by what the CMS says, and by the days that pass. */
export function openGrantTeller({ database, grants }: Parts): { tell: (now: Date) => Promise<void> } {
  let told: Map<number, string> | undefined

  const readFirst = async (running: ReadonlyMap<number, string>) => {
    await database.query(fill, [[...running.keys()], [...running.values()]])
    const { rows } = await database.query<{ id: number; sub: string }>(readTold)
    return new Map(rows.map(({ id, sub }) => [id, sub]))
  }
  const change = async (kind: 'grant-begun' | 'grant-ended', id: number, sub: string) =>
    inTransaction(database, async (transaction) => {
      const { rows } = await transaction.query<Told>(kind === 'grant-begun' ? begin : end, [id, sub])
      for (const { changes } of rows)
        await addEvent(transaction, sub, { kind, about: String(id), cause: `grant ${id} ${changes}` })
    })
  return {
    tell: async (now) => {
      const running = grants.runningOf(now)
      const known = (told ??= await readFirst(running))
      for (const [id, sub] of known) {
        if (running.get(id) === sub) continue
        await change('grant-ended', id, sub)
        known.delete(id)
      }
      for (const [id, sub] of running) {
        if (known.get(id) === sub) continue
        await change('grant-begun', id, sub)
        known.set(id, sub)
      }
    },
  }
}
