import { GrowingNumbers } from './segments/growing'
import { isEarlier } from './segments/place'

const none = 0
const exactBit = 16

/** How well a place in a record speaks for a word of the query. */
export const toMark = (typos: number, isExact: boolean): number => typos + (isExact ? exactBit : 0)
export const typosOf = (mark: number): number => mark & (exactBit - 1)
export const isExactMark = (mark: number): boolean => (mark & exactBit) !== 0

/** For every record and word, the places that were found: chains of bare numbers, as there may be a million links. */
export class Evidence {
  #chains: Uint32Array
  #next = new GrowingNumbers()
  #places = new GrowingNumbers()
  #marks = new GrowingNumbers()
  #count: number

  constructor(slots: number, count: number) {
    this.#chains = new Uint32Array(slots * count)
    this.#count = count
    for (const list of [this.#next, this.#places, this.#marks]) list.push(none)
  }

  chainOf(slot: number, doc: number): number {
    return slot * this.#count + doc
  }

  isEmpty(chain: number): boolean {
    return this.#chains[chain] === none
  }

  add(chain: number, place: number, mark: number): void {
    this.#next.push(this.#chains[chain] ?? none)
    this.#places.push(place)
    this.#marks.push(mark)
    this.#chains[chain] = this.#next.length - 1
  }

  /** Where only the best place counts, chains have one link: most queries are one word, and its places may be many. */
  addBest(chain: number, place: number, mark: number): void {
    const link = this.#chains[chain] ?? none
    if (link === none) {
      this.add(chain, place, mark)
      return
    }
    const known = this.#marks.at(link)
    if (typosOf(mark) > typosOf(known)) return
    const isBetter = typosOf(mark) < typosOf(known)
    const before = this.#places.at(link)
    if (isBetter || isEarlier(place, before)) this.#places.set(link, place)
    this.#marks.set(link, isBetter ? mark : known | mark)
  }

  /** The newest link of a chain; 0 stands for none. */
  last(chain: number): number {
    return this.#chains[chain] ?? none
  }

  before(link: number): number {
    return this.#next.at(link)
  }

  placeAt(link: number): number {
    return this.#places.at(link)
  }

  markAt(link: number): number {
    return this.#marks.at(link)
  }
}
