import { type Database } from '../../../database/open-database'
import { uuidV7 } from '../../records/uuid-v7'

type Client = Pick<Database, 'query'>

const mark = 'guest-'

/** Whether somebody has letters without an account. Their name says nothing of their address, since links carry it. */
export const isGuest = (sub: string): boolean => sub.startsWith(mark)

const known = `
  select sub from account.addresses
   where lower(address) = lower($1) and refused is distinct from 'not verified'
   order by starts_with(sub, '${mark}'), sub limit 1`
// Asked for once more, letters go there again.
const open = `
  insert into account.addresses (sub, address, locale) values ($1, $2, $3)
  on conflict (sub) do update set refused_at = null, refused = null, ended_at = null`

/** Whose letters go to an address: an account's that proved it, or somebody's without one. Within a transaction. */
export async function findReader(client: Client, address: string, locale: string): Promise<string> {
  // Of several presses at once, each waits for the one before.
  await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 31))', [address])
  const { rows } = await client.query<{ sub: string }>(known, [address])
  const sub = rows[0]?.sub ?? `${mark}${uuidV7()}`
  await client.query(open, [sub, address, locale])
  return sub
}

const forget = `
  with person as (select $1::text as sub),
  gone as (delete from account.follows f using person p where f.sub = p.sub),
  told as (delete from account.alerts a using person p where a.sub = p.sub),
  kept as (delete from account.letters l using person p where l.person = p.sub and l.sent_at is null),
  asked as (
    delete from account.opt_ins o using account.addresses a, person p
     where a.sub = p.sub and o.address_key = lower(a.address)
  )
  delete from account.addresses a using person p where a.sub = p.sub`

export async function forgetGuest(client: Client, sub: string): Promise<void> {
  await client.query(forget, [sub])
}

/** What an address followed without an account belongs to the account that has proved it. What both follow is the account's. */
const join = `
  with guests as (
    select sub from account.addresses where lower(address) = lower($2) and starts_with(sub, '${mark}') and sub <> $1
  ), followed as (
    update account.follows f set sub = $1 from guests g
     where f.sub = g.sub
       and not exists (select from account.follows o where o.sub = $1 and o.kind = f.kind and o.about = f.about)
    returning f.id
  ), told as (
    update account.alerts a set sub = $1 from guests g
     where a.sub = g.sub
       and not exists (select from account.alerts o where o.sub = $1 and o.subject = a.subject and o.number = a.number)
    returning a.id
  ), sent as (
    update account.letters l set person = $1 from guests g where l.person = g.sub and l.sent_at is null returning l.id
  )
  select sub, (select count(*) from followed) + (select count(*) from told) + (select count(*) from sent) as moved
    from guests`

export async function joinGuest(client: Client, sub: string, address: string): Promise<void> {
  const { rows } = await client.query<{ sub: string }>(join, [sub, address])
  // What is left is what the account has already.
  for (const guest of rows) await forgetGuest(client, guest.sub)
}
