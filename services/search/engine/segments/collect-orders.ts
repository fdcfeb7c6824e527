import { isReadable, type SearchRecord, valuesAt } from '../record'
import { findSorting, type OrderPlan, type Sorting } from '../settings'

/**
 * `byRank` is the records in the index's own order and `rankOf` its inverse. `lead` is the order that comes before everything
 * else, if one does: there equals share a rank.
 */
export type Order = { byRank: Uint32Array; rankOf: Uint32Array; lead: Uint32Array | undefined }

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
      this.#plans.map(({ name, lead, custom }) => {
        const byRank = this.#sort(count, [...lead, ...custom])
        const rankOf = new Uint32Array(count)
        for (const [rank, doc] of byRank.entries()) rankOf[doc] = rank
        return [name, { byRank, rankOf, lead: lead.length === 0 ? undefined : this.#toShared(byRank, lead) }]
      }),
    )
  }

  #sort(count: number, sortings: Sorting[]): Uint32Array {
    const docs = Uint32Array.from({ length: count }, (_, doc) => doc)
    return sortings.length === 0 ? docs : docs.sort((one, other) => this.#compare(one, other, sortings) || one - other)
  }

  #compare(one: number, other: number, sortings: Sorting[]): number {
    for (const { path, isDescending } of sortings) {
      const column = this.#columns.get(path) ?? []
      const difference = compareValues(column[one], column[other], isDescending)
      if (difference !== 0) return difference
    }
    return 0
  }

  #toShared(byRank: Uint32Array, sortings: Sorting[]): Uint32Array {
    const ranks = new Uint32Array(byRank.length)
    let shared = 0
    for (const [rank, doc] of byRank.entries()) {
      const before = byRank[rank - 1]
      if (before !== undefined && this.#compare(before, doc, sortings) !== 0) shared++
      ranks[doc] = shared
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
