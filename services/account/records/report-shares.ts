import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

export type NewShare = {
  key: string
  report: string
  organisation: number
  /** Nobody in particular: everybody of the organisation. */
  address: string | undefined
  mayEdit: boolean
  until: string
}
export type Share = {
  id: string
  report: string
  sub: string
  organisation: number
  address: string | null
  mayEdit: boolean
  until: string
  madeAt: Date
  revokedAt: Date | null
}
export type Opening = { id: string; sub: string; isRefused: boolean; openedAt: Date }
/** Somebody by all that a share may name them by. */
export type Reader = { sub: string; organisations: readonly number[]; address: string | undefined; today: string }

export type ReportShares = {
  /** Once for each key; undefined where a report is shared often enough. */
  make: (sub: string, share: NewShare, most: number) => Promise<Share | undefined>
  end: (sub: string, id: string) => Promise<Share | undefined>
  listOf: (sub: string, report: string) => Promise<Share[]>
  /** By what somebody may open a report of a colleague, the widest first. */
  find: (report: string, reader: Reader) => Promise<Share | undefined>
  /** Whether anything is shared with people of an organisation by their address. */
  needsAddress: (organisations: readonly number[], today: string) => Promise<boolean>
  /** What colleagues share with somebody. */
  sharedWith: (reader: Reader, most: number) => Promise<Share[]>
  noteOpening: (sub: string, opening: { key: string; report: string; isRefused: boolean }) => Promise<void>
  openingsOf: (report: string, most: number) => Promise<Opening[]>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = `id, report, sub, organisation, address, may_edit as "mayEdit", until::text, made_at as "madeAt",
  revoked_at as "revokedAt"`
const insert = `
  insert into account.report_shares (id, sub, key, report, organisation, address, may_edit, until)
  select $1, $2, $3, $4, $5, $6, $7, $8
   where (select count(*) from account.report_shares where report = $4 and revoked_at is null) < $9
  on conflict (sub, key) do nothing returning ${columns}`
const isOpen = 'revoked_at is null and organisation = any($1) and until >= $2'
const isFor = `sub <> $3 and (address is null or address = $4)`
const widest = 'may_edit desc, until desc, id'

const byKey = `select ${columns} from account.report_shares where sub = $1 and key = $2`
const end = `update account.report_shares set revoked_at = coalesce(revoked_at, now())
  where sub = $1 and id = $2 returning ${columns}`
const listed = `select ${columns} from account.report_shares where sub = $1 and report = $2 order by made_at desc, id`
const found = `select ${columns} from account.report_shares
  where ${isOpen} and ${isFor} and report = $5 order by ${widest} limit 1`
const addressed = `select ${columns} from account.report_shares where ${isOpen} and address is not null limit 1`
const shared = `
  select * from (select distinct on (report) ${columns} from account.report_shares
                  where ${isOpen} and ${isFor} order by report, ${widest}) as found
   order by "madeAt" desc, id limit $5`

const toValues = ({ organisations, today, sub, address }: Reader) => [
  ...[organisations, today, sub],
  address?.toLowerCase() ?? null,
]

export function openReportShares(database: Pick<Database, 'query'>): ReportShares {
  const rowsOf = async (text: string, ...values: readonly unknown[]) =>
    (await database.query<Share>(text, [...values])).rows
  return {
    make: async (sub, { key, report, organisation, address, mayEdit, until }, most) => {
      const given = [uuidV7(), sub, key, report, organisation, address?.toLowerCase() ?? null, mayEdit, until, most]
      const [made] = await rowsOf(insert, ...given)
      return made ?? (await rowsOf(byKey, sub, key))[0]
    },
    end: async (sub, id) => (await rowsOf(end, sub, id))[0],
    listOf: (sub, report) => rowsOf(listed, sub, report),
    find: async (report, reader) => (await rowsOf(found, ...toValues(reader), report))[0],
    needsAddress: async (organisations, today) => (await rowsOf(addressed, organisations, today)).length > 0,
    sharedWith: (reader, most) => rowsOf(shared, ...toValues(reader), most),
    ...openings(database),
  }
}

const noteOne = `
  insert into account.report_openings (id, sub, key, report, is_refused)
  select $1, $2, $3, $4, $5 where exists (select from account.reports where id = $4 and sub <> $2)
  on conflict (sub, key) do nothing`

const openings = (
  database: Pick<Database, 'query'>,
): Pick<ReportShares, 'noteOpening' | 'openingsOf' | 'forgetOlderThan'> => ({
  noteOpening: async (sub, { key, report, isRefused }) => {
    await database.query(noteOne, [uuidV7(), sub, key, report, isRefused])
  },
  openingsOf: async (report, most) => {
    const { rows } = await database.query<Opening>(
      `select id, sub, is_refused as "isRefused", opened_at as "openedAt" from account.report_openings
        where report = $1 order by opened_at desc, id limit $2`,
      [report, most],
    )
    return rows
  },
  forgetOlderThan: async (days) => {
    await database.query('delete from account.report_openings where opened_at < now() - make_interval(days => $1)', [
      days,
    ])
  },
})
