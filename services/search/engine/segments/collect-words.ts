import { tokenize, type Token } from '../../text/tokenize'
import { isReadable, type SearchRecord, valuesAt } from '../record'
import { type SearchedAttribute } from '../settings'
import { GrowingNumbers } from './growing'
import { mostAttributes, toPlace } from './place'

export type Words = { terms: string[]; arrays: { termStarts: Uint32Array; docs: Uint32Array; places: Uint32Array } }

// Words of different values of a list never count as neighbours.
const gapBetweenValues = 8

/** Every word of every record, and where it stands. Terms end up sorted, so that those with one beginning are neighbours. */
export class WordCollector {
  #numbers = new Map<string, number>()
  #terms = new GrowingNumbers()
  #docs = new GrowingNumbers()
  #places = new GrowingNumbers()
  #attributes: SearchedAttribute[]

  constructor(attributes: SearchedAttribute[]) {
    this.#attributes = attributes.slice(0, mostAttributes)
  }

  add(doc: number, record: SearchRecord): void {
    // Without a list every attribute is searched, as one.
    if (this.#attributes.length === 0) {
      this.#addValues(doc, 0, readableIn(record))
      return
    }
    for (const [attribute, { path }] of this.#attributes.entries()) {
      this.#addValues(doc, attribute, valuesAt(record, path).filter(isReadable))
    }
  }

  #addValues(doc: number, attribute: number, values: (string | number)[]): void {
    let start = 0
    for (const value of values) {
      const tokens = tokenize(String(value))
      for (const [index, token] of tokens.entries()) {
        const next = tokens[index + 1]
        const position = start + index
        this.#add(doc, token.term, toPlace({ attribute, position, isWhole: tokens.length === 1 }))
        if (next && arePair(token, next)) {
          this.#add(doc, token.term + next.term, toPlace({ attribute, position, isWhole: tokens.length === 2 }))
        }
      }
      start += tokens.length + gapBetweenValues
    }
  }

  #add(doc: number, term: string, place: number): void {
    let number = this.#numbers.get(term)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(term, number)
    }
    this.#terms.push(number)
    this.#docs.push(doc)
    this.#places.push(place)
  }

  finish(): Words {
    const terms = [...this.#numbers.keys()].sort((one, other) => (one < other ? -1 : 1))
    const rankOf = new Uint32Array(terms.length)
    for (const [rank, term] of terms.entries()) rankOf[this.#numbers.get(term) ?? 0] = rank
    return { terms, arrays: this.#sort(rankOf) }
  }

  /** A counting sort: the occurrences of a term stay in the order of records and places. */
  #sort(rankOf: Uint32Array): Words['arrays'] {
    const termStarts = new Uint32Array(rankOf.length + 1)
    const rankAt = (index: number) => rankOf[this.#terms.at(index)] ?? 0
    for (let index = 0; index < this.#terms.length; index++) {
      const after = rankAt(index) + 1
      termStarts[after] = (termStarts[after] ?? 0) + 1
    }
    for (let rank = 0; rank < rankOf.length; rank++) {
      termStarts[rank + 1] = (termStarts[rank + 1] ?? 0) + (termStarts[rank] ?? 0)
    }
    const next = termStarts.slice()
    const docs = new Uint32Array(this.#terms.length)
    const places = new Uint32Array(this.#terms.length)
    for (let index = 0; index < this.#terms.length; index++) {
      const rank = rankAt(index)
      const to = next[rank] ?? 0
      docs[to] = this.#docs.at(index)
      places[to] = this.#places.at(index)
      next[rank] = to + 1
    }
    return { termStarts, docs, places }
  }
}

const arePair = (one: Token, other: Token): boolean => one.isHan && other.isHan && one.end === other.start

function readableIn(value: unknown): (string | number)[] {
  if (isReadable(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(readableIn)
}
