import { isReadable, type SearchRecord, valuesAt } from './record'
import { findSorting, type OrderPlan, type Sorting } from './settings'

/** Where each record stands in the index's own order, and in the order that comes before everything else, if one does. */
export type Order = { custom: Uint32Array; lead: Uint32Array | undefined }

type Sortable = string | number | undefined

/** The orders of an index and of those that only sort its records differently. */
export class OrderCollector {
  #plans: { name: string; lead: Sorting[]; custom: Sorting[] }[]
  #columns = new Map<string, Sortable[]>()

  constructor(plans: Record<string, OrderPlan>) {
    this.#plans = Object.entries(plans).map(([name, plan]) => ({ name, ...splitOrder(plan) }))
    for (const { lead, custom } of this.#plans) {
      for (const { path } of [...lead, ...custom]) this.#columns.set(path, [])
    }
  }

  add(record: SearchRecord): void {
    for (const [path, values] of this.#columns) {
      values.push(
        valuesAt(record, path)
          .map(toSortable)
          .find((value) => value !== undefined),
      )
    }
  }

  finish(count: number): Record<string, Order> {
    return Object.fromEntries(
      this.#plans.map(({ name, lead, custom }) => [
        name,
        { custom: this.#rank(count, custom), lead: lead.length === 0 ? undefined : this.#rank(count, lead) },
      ]),
    )
  }

  /** Equals share a rank. */
  #rank(count: number, sortings: Sorting[]): Uint32Array {
    const compare = (one: number, other: number): number => {
      for (const { path, isDescending } of sortings) {
        const column = this.#columns.get(path) ?? []
        const difference = compareValues(column[one], column[other], isDescending)
        if (difference !== 0) return difference
      }
      return 0
    }
    const docs = Array.from({ length: count }, (_, doc) => doc)
    if (sortings.length > 0) docs.sort(compare)
    const ranks = new Uint32Array(count)
    let rank = 0
    for (const [index, doc] of docs.entries()) {
      const before = docs[index - 1]
      if (before !== undefined && compare(before, doc) !== 0) rank++
      ranks[doc] = rank
    }
    return ranks
  }
}

/** Sorting criteria that stand before the textual ones decide first; the others after all of those. */
function splitOrder({ criteria, customRanking }: OrderPlan): { lead: Sorting[]; custom: Sorting[] } {
  const firstTextual = criteria.findIndex((criterion) => findSorting(criterion) === undefined)
  const end = firstTextual === -1 ? criteria.length : firstTextual
  const sortings = (names: string[]) => names.map(findSorting).filter((sorting) => sorting !== undefined)
  return { lead: sortings(criteria.slice(0, end)), custom: sortings([...criteria.slice(end), ...customRanking]) }
}

function toSortable(value: unknown): Sortable {
  if (typeof value === 'boolean') return Number(value)
  return isReadable(value) ? value : undefined
}

/** What has no value comes last in either direction. */
function compareValues(one: Sortable, other: Sortable, isDescending: boolean): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  const isLess = typeof one === typeof other ? one < other : typeof one === 'number'
  return isLess === isDescending ? 1 : -1
}
