import { type RequestKind, type RequestSaid } from '../../../src/forms/account-request'
import { type Database, inTransaction } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

type Of<Kind extends RequestKind> = { kind: Kind; said: RequestSaid<Kind> }
/** What is asked, of what or whom by the number in the CMS, in which language. */
export type NewRequest = { key: string; about: number; locale: string } & (
  Of<'callback'> | Of<'subscription'> | Of<'access'> | Of<'question'>
)
/** Who asks, as far as it is known: the verified address, and the client that they are here for. */
export type AskedBy = { email?: string | undefined; organisation?: number | undefined }

export const requestStates = ['open', 'granted', 'refused', 'done'] as const
export type RequestState = (typeof requestStates)[number]

export type KeptRequest = NewRequest & {
  id: string
  sub: string
  madeAt: Date
  state: RequestState
  version: number
  /** What the firm said to it. */
  note: string | null
  answeredAt: Date | null
  email: string | null
  organisation: number | null
}

type Given = {
  by?: AskedBy
  /** What happens with a new request, or neither does: letters, for example. */
  along?: (transaction: Pick<Database, 'query'>, request: KeptRequest) => Promise<void>
}

export type Requests = {
  /**
   * The same key again is the same request, whatever it says by then; of another kind or about another it is none. Access that
   * is asked for already is asked for once.
   */
  make: (
    sub: string,
    request: NewRequest,
    given?: Given,
  ) => Promise<{ request: KeptRequest; isNew: boolean } | undefined>
  /** The newest first. */
  listOf: (sub: string, most: number) => Promise<KeptRequest[]>
  isKnown: (sub: string, key: string) => Promise<boolean>
  /** How many were made within the last day. */
  countRecent: (sub: string) => Promise<number>
  forgetOlderThan: (days: number) => Promise<void>
}

export const requestColumns = `id, sub, key, kind, about, said, locale, made_at as "madeAt", state, version, note,
  answered_at as "answeredAt", email, organisation`

const insert = `
  insert into account.requests (id, sub, key, kind, about, said, locale, email, organisation)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict do nothing returning ${requestColumns}`
const byKey = `select ${requestColumns} from account.requests where sub = $1 and key = $2`
const stillOpen = `
  select ${requestColumns} from account.requests
   where sub = $1 and kind = 'access' and state = 'open' and about = $2 and said ->> 'of' = $3`

const ofWhat = ({ kind, about, said }: NewRequest): string => [kind, about, 'of' in said ? said.of : ''].join(' ')

export function openRequests(database: Database): Requests {
  const findOne = async (text: string, values: readonly unknown[]) =>
    (await database.query<KeptRequest>(text, [...values])).rows[0]
  return {
    make: async (sub, request, given = {}) => {
      const { key, about, said } = request
      const made = await insertOne(database, { sub, request }, given)
      if (made) return { request: made, isNew: true }
      const known = await findOne(byKey, [sub, key])
      if (known) return ofWhat(known) === ofWhat(request) ? { request: known, isNew: false } : undefined
      const open = 'of' in said ? await findOne(stillOpen, [sub, about, said.of]) : undefined
      return open && { request: open, isNew: false }
    },
    isKnown: async (sub, key) => (await findOne(byKey, [sub, key])) !== undefined,
    listOf: async (sub, most) => {
      const { rows } = await database.query<KeptRequest>({
        name: 'requests',
        text: `select ${requestColumns} from account.requests where sub = $1 order by made_at desc, id desc limit $2`,
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

type Wanted = { sub: string; request: NewRequest }

const insertOne = (database: Database, { sub, request }: Wanted, { by = {}, along }: Given) =>
  inTransaction(database, async (transaction) => {
    const { key, kind, about, said, locale } = request
    const values = [uuidV7(), sub, key, kind, about, said, locale, by.email, by.organisation]
    const [made] = (await transaction.query<KeptRequest>(insert, values)).rows
    if (made) await along?.(transaction, made)
    return made
  })
