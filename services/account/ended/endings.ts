import { type Database } from '../../database/open-database'

export type Ended = 'person' | 'session'

/** The channel that notifies services that judge tokens of new rows. */
export const endedChannel = 'account_ended'

/** Until no token can be good any more that was issued before. */
export const longestTokenDays = 2

export type EndTokens = (kind: Ended, ids: string | readonly string[]) => Promise<void>

/** Ends what was issued for a person, or for sessions, before this moment; within the transaction of its cause. */
export async function endTokens(
  transaction: Pick<Database, 'query'>,
  ...[kind, ids]: Parameters<EndTokens>
): Promise<void> {
  await transaction.query(
    `with kept as (
       insert into account.ended (kind, id, at) select $1, unnest($2::text[]), now()
       on conflict (kind, id) do update set at = greatest(account.ended.at, excluded.at) returning id
     )
     select pg_notify('${endedChannel}', '') from kept`,
    [kind, [ids].flat()],
  )
}

export type Ending = { kind: Ended; id: string; at: Date }

/** What ended lately, here or at the embedded provider, which writes into the same database. */
const lately = `
  select kind, id, at from account.ended where at > now() - make_interval(days => $1)
  union all
  select 'person', id, tokens_valid_from from identity.users where tokens_valid_from > now() - make_interval(days => $1)`

export const readEndings = async (database: Pick<Database, 'query'>): Promise<Ending[]> =>
  (await database.query<Ending>({ name: 'endings', text: lately, values: [longestTokenDays] })).rows
