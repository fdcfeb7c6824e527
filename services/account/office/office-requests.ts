import { type Database, inTransaction } from '../../database/open-database'
import {
  decisionsOf,
  type OfficeAnswer,
  type OfficeDecision,
  type OfficeKind,
  type OfficeList,
  type OfficeRequest,
} from '../../shared/office/office-request'
import { tellAnswered, type Telling } from './tell-answered'

export type OfficeQuestion = {
  state: 'open' | 'answered' | undefined
  kind: OfficeKind | undefined
  /** The last one of the page before. */
  before: string | undefined
  most: number
}

type Outcome =
  | { request: OfficeRequest; isNew: boolean }
  | { problem: 'missing' | 'not-so' }
  | { problem: 'changed'; request: OfficeRequest }

export type OfficeRequests = {
  find: (id: string) => Promise<OfficeRequest | undefined>
  list: (question: OfficeQuestion) => Promise<OfficeList>
  /** The same key again is the same answer; of another version than the one that was seen it is none. */
  answer: (id: string, colleague: number, answer: OfficeAnswer) => Promise<Outcome>
}

const columns = `r.id, r.kind, r.about, r.said ->> 'of' as "of", r.said ->> 'message' as message,
  r.said ->> 'phone' as phone, (r.said ->> 'seats')::int as seats, r.said ->> 'context' as context, r.locale, r.made_at as "madeAt", r.state, r.version,
  r.note, r.answered_at as "answeredAt", r.answered_by as "answeredBy", r.sub, r.email, p.name, p.company,
  r.organisation`
const from = 'account.requests r left join account.profiles p using (sub)'

const page = `
  select ${columns} from ${from}
   where ($1::text is null or (r.state = 'open') = ($1 = 'open'))
     and ($2::text is null or r.kind = $2)
     and ($3::uuid is null or (r.made_at, r.id) < (select made_at, id from account.requests where id = $3))
   order by r.made_at desc, r.id desc limit $4`
const one = `select ${columns}, r.answer_key as "answerKey" from ${from} where r.id = $1`
const told = `select ${columns}, p.locale as "letterLocale" from ${from} where r.id = $1`
const answered = `
  update account.requests
     set state = $3, version = version + 1, note = nullif($4, ''), answered_at = now(), answered_by = $5, answer_key = $6
   where id = $1 and version = $2 and state = 'open'
  returning id`

const stateAfter = { grant: 'granted', refuse: 'refused', done: 'done' } as const satisfies Record<
  OfficeDecision,
  OfficeRequest['state']
>

type Row = OfficeRequest & { answerKey: string | null }

/** What people ask for, for the colleagues who answer it. */
export function openOfficeRequests(database: Database, telling: Telling): OfficeRequests {
  const find = async (id: string) => {
    const { rows } = await database.query<Row>(one, [id])
    if (!rows[0]) return undefined
    const { answerKey, ...request } = rows[0]
    return { request, answerKey }
  }
  return {
    find: async (id) => (await find(id))?.request,
    list: async ({ state, kind, before, most }) => {
      const { rows } = await database.query<OfficeRequest>(page, [state, kind, before, most + 1])
      const { rows: counted } = await database.query<{ open: number }>(
        "select count(*)::int as open from account.requests where state = 'open'",
      )
      const requests = rows.slice(0, most)
      const next = rows.length > most ? (requests.at(-1)?.id ?? null) : null
      return { requests, next, open: counted[0]?.open ?? 0 }
    },
    answer: async (id, colleague, { decision, note, key, version }) => {
      const known = await find(id)
      if (!known) return { problem: 'missing' }
      if (!(decisionsOf[known.request.kind] as readonly string[]).includes(decision)) return { problem: 'not-so' }
      const state = stateAfter[decision]
      const isNew = await inTransaction(database, async (transaction) => {
        const { rowCount } = await transaction.query(answered, [id, version, state, note, colleague, key])
        if (rowCount === 0) return false
        const { rows } = await transaction.query<OfficeRequest & { letterLocale: string | null }>(told, [id])
        for (const row of rows) await tellAnswered(transaction, row, telling)
        return true
      })
      const { request, answerKey } = (await find(id)) ?? known
      if (isNew) return { request, isNew }
      if (answerKey === key && request.state === state) return { request, isNew: false }
      return { problem: 'changed', request }
    },
  }
}
