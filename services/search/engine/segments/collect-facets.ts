import { type SearchRecord, valuesAt } from '../record'
import { GrowingNumbers } from './growing'

/** The values of one attribute, record by record: those of record n stand from starts[n] to starts[n + 1]. */
export type Column = { starts: Uint32Array; values: Uint32Array | Float64Array }

/** Facet values are text; records hold their numbers. */
export class FacetCollector {
  #numberOf = new Map<string, number>()
  #starts = new GrowingNumbers()
  #values = new GrowingNumbers()
  #path: string

  constructor(path: string) {
    this.#path = path
  }

  add(record: SearchRecord): void {
    this.#starts.push(this.#values.length)
    const texts = valuesAt(record, this.#path).filter(isFacetValue).map(String)
    for (const text of new Set(texts)) {
      const number = this.#numberOf.get(text) ?? this.#numberOf.size
      this.#numberOf.set(text, number)
      this.#values.push(number)
    }
  }

  finish(): { names: string[]; column: Column } {
    this.#starts.push(this.#values.length)
    const column = { starts: this.#starts.toArray(), values: this.#values.toArray() }
    return { names: [...this.#numberOf.keys()], column }
  }
}

const isFacetValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Every number of every record can be filtered by, under its path. */
export class NumberCollector {
  #columns = new Map<string, { docs: number[]; values: number[] }>()
  #count = 0

  add(record: SearchRecord): void {
    this.#walk(record, '')
    this.#count++
  }

  #walk(value: unknown, path: string): void {
    if (typeof value === 'number') {
      const column = this.#columns.get(path) ?? { docs: [], values: [] }
      this.#columns.set(path, column)
      column.docs.push(this.#count)
      column.values.push(value)
    } else if (Array.isArray(value)) {
      for (const each of value) this.#walk(each, path)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) this.#walk(each, path === '' ? name : `${path}.${name}`)
    }
  }

  finish(): Map<string, Column> {
    return new Map([...this.#columns].map(([path, column]) => [path, this.#toColumn(column)]))
  }

  #toColumn({ docs, values }: { docs: number[]; values: number[] }): Column {
    const starts = new Uint32Array(this.#count + 1)
    for (const doc of docs) starts[doc + 1] = (starts[doc + 1] ?? 0) + 1
    for (let doc = 0; doc < this.#count; doc++) starts[doc + 1] = (starts[doc + 1] ?? 0) + (starts[doc] ?? 0)
    return { starts, values: Float64Array.from(values) }
  }
}
