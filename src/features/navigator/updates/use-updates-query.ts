import { goTo, useAddress } from '../../../shell/session/use-session'
import { type ChangeKind, changeKinds } from './update-list'

/** What of the changes is shown; it stands in the address, so that a colleague can be sent it. */
export type UpdatesQuery = {
  kind: ChangeKind | undefined
  jurisdiction: number | undefined
  since: string | undefined
  until: string | undefined
  page: number
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const toCount = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
const toDay = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined)

/** What an address says that makes no sense is as if it were not there. */
export function parseUpdatesQuery(query: string): UpdatesQuery {
  const asked = new URLSearchParams(query)
  return {
    kind: changeKinds.find((one) => one === asked.get('kind')),
    jurisdiction: toCount(asked.get('jurisdiction')),
    since: toDay(asked.get('since')),
    until: toDay(asked.get('until')),
    page: toCount(asked.get('page')) ?? 1,
  }
}

export function writeUpdatesQuery({ page, ...within }: UpdatesQuery): string {
  const named = Object.entries({ ...within, page: page === 1 ? undefined : page }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(named).toString()
  return text === '' ? '' : `?${text}`
}

export function useUpdatesQuery() {
  const [path = '', query = ''] = useAddress().split('?')
  const asked = parseUpdatesQuery(query)
  return { asked, path, show: (next: UpdatesQuery) => goTo(path + writeUpdatesQuery(next)) }
}
