import { type Payload } from 'payload'
import { cache } from 'react'
import { findKnownPermissions } from '../access/known-permissions'
import { tellDaysLeft, type Term } from '../access/tell-days-left'
import { sayIn } from '../words/admin-language'
import { listWords } from '../words/list-words'

/** Asked once for a whole list. */
const namesOf = cache(findKnownPermissions)

type Cell<Row> = { payload: Payload; /** Undefined where a list is drawn before its rows are there. */ rowData?: Row }

/** What a grant opens, by the names of products rather than by their keys. */
export async function ProductsCell({ payload, rowData }: Cell<{ productPermissions?: string[] | null }>) {
  const granted = rowData?.productPermissions ?? []
  const known = granted.length > 0 ? await namesOf(payload) : []
  return <>{granted.map((key) => known.find(({ value }) => value === key)?.label ?? key).join(', ') || '–'}</>
}

/** How long a grant still holds, on the day on which somebody looks. */
export function DaysCell({ rowData, i18n }: Cell<Term> & { i18n: { language: string } }) {
  return <>{rowData ? tellDaysLeft(rowData, new Date(), sayIn(listWords, i18n).term) : null}</>
}
