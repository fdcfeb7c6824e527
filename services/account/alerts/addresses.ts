import { type Database } from '../../database/open-database'
import { forgetGuest, isGuest, joinGuest } from './opt-in/guests'

export type Addresses = {
  /** The address that the provider has verified of somebody; without one, nothing is sent until there is. */
  note: (sub: string, address: string | undefined) => Promise<void>
  /** The mail server refused it for good: what waits for a letter is shown on the site alone. */
  refuse: (refused: { sub: string; address: string }, why: string) => Promise<void>
  /** No more such letters, or again. */
  end: (sub: string) => Promise<void>
  resume: (sub: string) => Promise<void>
  find: (sub: string) => Promise<KnownAddress | undefined>
}
export type KnownAddress = { address: string; refusedAt: Date | null; endedAt: Date | null }

// Letters that wait go to the address of now: the old mailbox may be another person's by then.
const upsert = `
  with changed as (
    insert into account.addresses as a (sub, address) values ($1, $2)
    on conflict (sub) do update set address = excluded.address, verified_at = now(), refused_at = null, refused = null
     where a.address <> excluded.address or a.refused = 'not verified'
    returning sub, address
  )
  update account.letters l set address = changed.address from changed
   where l.person = changed.sub and l.kind = 'alerts' and l.sent_at is null and l.failed is null`
const withdraw = `
  with withdrawn as (
    update account.addresses set refused_at = now(), refused = 'not verified'
     where sub = $1 and refused is null returning sub
  ), kept as (
    delete from account.letters l using withdrawn
     where l.person = withdrawn.sub and l.kind = 'alerts' and l.sent_at is null
  )
  update account.alerts set mail_at = null from withdrawn where alerts.sub = withdrawn.sub and letter is null`

const endAll = `
  with ended as (
    update account.addresses set ended_at = coalesce(ended_at, now()) where sub = $1 returning sub
  ), kept as (
    delete from account.letters l using ended where l.person = ended.sub and l.kind = 'alerts' and l.sent_at is null
  )
  update account.alerts set mail_at = null from ended where alerts.sub = ended.sub and letter is null`
const refuseOne = `
  with refused as (
    update account.addresses set refused_at = now(), refused = $3 where sub = $1 and address = $2 returning sub
  )
  update account.alerts set mail_at = null from refused where alerts.sub = refused.sub and letter is null`

export const openAddresses = (database: Pick<Database, 'query'>): Addresses => ({
  note: async (sub, address) => {
    if (address === undefined) {
      await database.query(withdraw, [sub])
      return
    }
    await database.query(upsert, [sub, address])
    await joinGuest(database, sub, address)
  },
  refuse: async ({ sub, address }, why) => {
    await database.query(refuseOne, [sub, address, why])
  },
  end: async (sub) => {
    // Anyone who has no account keeps nothing here that they could begin again.
    if (isGuest(sub)) await forgetGuest(database, sub)
    else await database.query(endAll, [sub])
  },
  resume: async (sub) => {
    await database.query(
      `update account.addresses set ended_at = null,
              refused_at = case when refused = 'not verified' then refused_at end,
              refused = case when refused = 'not verified' then refused end
        where sub = $1`,
      [sub],
    )
  },
  find: async (sub) => {
    const { rows } = await database.query<KnownAddress>(
      'select address, refused_at as "refusedAt", ended_at as "endedAt" from account.addresses where sub = $1',
      [sub],
    )
    return rows[0]
  },
})
