import { type RequestKind, type RequestSaid } from '../../../src/forms/account-request'
import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

type Of<Kind extends RequestKind> = { kind: Kind; said: RequestSaid<Kind> }
/** What is asked, of what or whom by the number in the CMS, in which language. */
export type NewRequest = { key: string; about: number; locale: string } & (Of<'callback'> | Of<'subscription'>)
export type KeptRequest = NewRequest & { id: string; sub: string; madeAt: Date }

export type Requests = {
  /** The same key again is the same request, whatever it says by then; of another kind or about another it is none. */
  make: (sub: string, request: NewRequest) => Promise<{ request: KeptRequest; isNew: boolean } | undefined>
  /** The newest first. */
  listOf: (sub: string, most: number) => Promise<KeptRequest[]>
  isKnown: (sub: string, key: string) => Promise<boolean>
  /** How many were made within the last day. */
  countRecent: (sub: string) => Promise<number>
  forgetOlderThan: (days: number) => Promise<void>
}

const columns = 'id, sub, key, kind, about, said, locale, made_at as "madeAt"'

export function openRequests(database: Pick<Database, 'query'>): Requests {
  const findByKey = async (sub: string, key: string) =>
    (
      await database.query<KeptRequest>(`select ${columns} from account.requests where sub = $1 and key = $2`, [
        sub,
        key,
      ])
    ).rows[0]
  return {
    make: async (sub, { key, kind, about, said, locale }) => {
      const { rows } = await database.query<KeptRequest>(
        `insert into account.requests (id, sub, key, kind, about, said, locale) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (sub, key) do nothing returning ${columns}`,
        [uuidV7(), sub, key, kind, about, said, locale],
      )
      if (rows[0]) return { request: rows[0], isNew: true }
      const known = await findByKey(sub, key)
      return known?.kind === kind && known.about === about ? { request: known, isNew: false } : undefined
    },
    isKnown: async (sub, key) => (await findByKey(sub, key)) !== undefined,
    listOf: async (sub, most) => {
      const { rows } = await database.query<KeptRequest>({
        name: 'requests',
        text: `select ${columns} from account.requests where sub = $1 order by made_at desc, id desc limit $2`,
        values: [sub, most],
      })
      return rows
    },
    countRecent: async (sub) => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from account.requests where sub = $1 and made_at > now() - interval '1 day'`,
        [sub],
      )
      return rows[0]?.count ?? 0
    },
    forgetOlderThan: async (days) => {
      await database.query('delete from account.requests where made_at < now() - make_interval(days => $1)', [days])
    },
  }
}
