import { type FollowKind, type FollowRate } from '../../../../src/forms/account-follows'
import { type Database, inTransaction } from '../../../database/open-database'
import { queueLetter } from '../../outbox/queue-letter'
import { uuidV7 } from '../../records/uuid-v7'
import { findReader } from './guests'

export type OptIn = {
  address: string
  kind: FollowKind
  about: string
  title: string
  rate: FollowRate
  locale: string
}

export type OptIns = {
  /** Sends the letter that asks for confirmation. Asked again within a day, nothing is sent twice. */
  ask: (wanted: OptIn, now: Date) => Promise<void>
  /** How many letters an address was asked for within the last hour. */
  countOf: (address: string, now: Date) => Promise<number>
  find: (id: string) => Promise<OptIn | undefined>
  /** From now on they hear of it. Confirmed again, it is the same; undefined where it was never asked for. */
  confirm: (id: string, now: Date) => Promise<OptIn | undefined>
}

type Parts = { database: Database; linkOf: (id: string, locale: string) => string }
type Asked = { id: string; askedAt: Date }

const columns = 'id, address, kind, about, title, rate, locale'
const insert = `
  insert into account.opt_ins as o (id, address, address_key, kind, about, title, rate, locale, asked_at)
  values ($1, $2, lower($2), $3, $4, $5, $6, $7, $8)
  on conflict (address_key, kind, about) do update
     set rate = excluded.rate, locale = excluded.locale, title = excluded.title,
         asked_at = case when o.confirmed_at is not null or o.asked_at < excluded.asked_at - interval '1 day'
                         then excluded.asked_at else o.asked_at end,
         confirmed_at = null
   where not exists (
     select from account.addresses a join account.follows f using (sub)
      where lower(a.address) = o.address_key and a.ended_at is null and a.refused_at is null
        and f.kind = o.kind and f.about = o.about and f.ended_at is null)
  returning id, asked_at as "askedAt"`
const follow = `
  insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
  values ($1, $2, $3, $3, $4, $5, $6, $7)
  on conflict (sub, kind, about) do update
     set ended_at = null, rate = excluded.rate, key = excluded.key, last_key = excluded.key,
         version = follows.version + 1
   where follows.ended_at is not null`

/** Letters that are asked for without an account, and begin when the reader of the address confirms it. */
export const openOptIns = ({ database, linkOf }: Parts): OptIns => ({
  ask: async (wanted, now) => {
    const { address, kind, about, title, rate, locale } = wanted
    await inTransaction(database, async (client) => {
      const values = [uuidV7(), address, kind, about, title, rate, locale, now]
      const [asked] = (await client.query<Asked>(insert, values)).rows
      // They have these letters already.
      if (!asked) return
      await queueLetter(client, {
        to: { person: `guest ${address.toLowerCase()}`, address },
        ...{ cause: `opt-in ${asked.id} ${asked.askedAt.toISOString()}`, locale, kind: 'opt-in', dueAt: now },
        data: { title, link: linkOf(asked.id, locale) },
      })
    })
  },
  countOf: async (address, now) => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from account.opt_ins
        where address_key = lower($1) and asked_at > $2::timestamptz - interval '1 hour'`,
      [address, now],
    )
    return rows[0]?.count ?? 0
  },
  find: async (id) =>
    (await database.query<OptIn>(`select ${columns} from account.opt_ins where id::text = $1`, [id])).rows[0],
  confirm: (id, now) =>
    inTransaction(database, async (client) => {
      const { rows } = await client.query<OptIn & { wasConfirmed: boolean }>(
        `select ${columns}, confirmed_at is not null as "wasConfirmed" from account.opt_ins
          where id::text = $1 for update`,
        [id],
      )
      const [wanted] = rows
      if (!wanted || wanted.wasConfirmed) return wanted
      const { address, kind, about, title, rate, locale } = wanted
      const sub = await findReader(client, address, locale)
      await client.query(follow, [uuidV7(), sub, id, kind, about, title, rate])
      await client.query('update account.opt_ins set confirmed_at = $2 where id::text = $1', [id, now])
      return wanted
    }),
})

export const forgetOptIns = (database: Pick<Database, 'query'>) => ({
  forgetOlderThan: async (days: number): Promise<void> => {
    await database.query('delete from account.opt_ins where asked_at < now() - make_interval(days => $1)', [days])
  },
})
