import { type ReportChoice } from '../../../forms/account-report'

type List = keyof ReportChoice

/** How a comparison is looked at: nothing of it changes what is in the report. */
export type ReportView = { hidden: ReportChoice; pinned: ReportChoice; isTurned: boolean }

const nothing: ReportChoice = { jurisdictions: [], questions: [] }
export const plainView: ReportView = { hidden: nothing, pinned: nothing, isTurned: false }

/** In the order in which they are seen: those that are kept first, then the others, without what is out of sight. */
export function arrange(choice: ReportChoice, { hidden, pinned }: ReportView, list: List): number[] {
  const shown = choice[list].filter((id) => !hidden[list].includes(id))
  const isFirst = (id: number) => pinned[list].includes(id)
  return [...shown.filter(isFirst), ...shown.filter((id) => !isFirst(id))]
}

/** The one beside it, with which it can change places. */
export function neighbourOf(
  at: { choice: ReportChoice; view: ReportView; list: List },
  id: number,
  step: 1 | -1,
): number | undefined {
  const order = arrange(at.choice, at.view, at.list)
  const other = order[order.indexOf(id) + step]
  const isFirst = (one: number) => at.view.pinned[at.list].includes(one)
  return other !== undefined && isFirst(other) === isFirst(id) ? other : undefined
}

export const swap = (ids: readonly number[], one: number, other: number): number[] =>
  ids.map((id) => (id === one ? other : id === other ? one : id))

/** With it in a list, or without it where it was there already. */
export const toggle = (lists: ReportChoice, list: List, id: number): ReportChoice => ({
  ...lists,
  [list]: lists[list].includes(id) ? lists[list].filter((one) => one !== id) : [...lists[list], id],
})

const parts = [
  ['hj', 'hidden', 'jurisdictions'],
  ['hq', 'hidden', 'questions'],
  ['pj', 'pinned', 'jurisdictions'],
  ['pq', 'pinned', 'questions'],
] as const

/** What follows the choice in the fragment of the address. */
export const writeView = (view: ReportView): string =>
  [
    ...parts.flatMap(([name, kind, list]) =>
      view[kind][list].length > 0 ? [`&${name}=${view[kind][list].join('.')}`] : [],
    ),
    ...(view.isTurned ? ['&turned=1'] : []),
  ].join('')

export function parseView(fragment: string, choice: ReportChoice): ReportView {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = (name: string, list: List) =>
    choice[list].filter((id) => (params.get(name) ?? '').split('.').includes(String(id)))
  const [hj, hq, pj, pq] = parts.map(([name, , list]) => read(name, list))
  return {
    hidden: { jurisdictions: hj ?? [], questions: hq ?? [] },
    pinned: { jurisdictions: pj ?? [], questions: pq ?? [] },
    isTurned: params.get('turned') === '1',
  }
}
