import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type Address } from '../../routes/address'
import { hrefOf } from '../../routes/href'
import { soonestOf } from '../parts/soonest-of'
import { type Finder, type PlanOptions, type PlanProblem, type Reason } from '../plan-site'
import { type Content } from './content'
import { openReader } from './reader'
import { type Readings } from './readings'

export type Wanted = { address: Address }
type Shown<Thing> = { path: string; readings: Readings; made?: Thing; problem?: Reason }
type Kept<Ask> = { wanted: Ask; readings: Readings; digest: string | undefined; problem: Reason | undefined }
type Found<Ask> = { readings: Readings; wanted: Map<string, Ask> }

/** What a kind of thing is planned with, and how it is written: two that are written alike are the same. */
export type Kind<Ask extends Wanted, Thing> = {
  finders: readonly (Finder & { toWanted: (address: Address) => Ask })[]
  make: (wanted: Ask, content: Content, options: PlanOptions) => Shown<Thing>
  write: (thing: Thing) => string
  /** What is said of it elsewhere, such as in a sitemap. */
  tell?: (thing: Thing) => string
}

/** What may have changed: everything, or what was made of one of these keys. */
export type Staleness = ReadonlySet<string> | 'everything'
export type Written = { path: string; text: string }
export type ShelfChange<Thing> = { put: (Written & { thing: Thing })[]; removed: string[]; looked: number }

const restEvery = 50

/** Keeps what was planned, and plans again what was made of something that has changed since. */
export class Shelf<Ask extends Wanted, Thing> {
  private readonly kept = new Map<string, Kept<Ask>>()
  private readonly found = new Map<Finder, Found<Ask>>()

  private readonly kind: Kind<Ask, Thing>

  constructor(kind: Kind<Ask, Thing>) {
    this.kind = kind
  }

  has(path: string): boolean {
    return this.kept.get(path)?.digest !== undefined
  }

  paths(): string[] {
    return [...this.kept].filter(([, { digest }]) => digest !== undefined).map(([path]) => path)
  }

  /** What the thing at a path was made of. */
  readingsAt(path: string): Readings | undefined {
    return this.kept.get(path)?.readings
  }

  /** How many things were made of one of these answers. */
  countMadeOf(keys: readonly string[]): number {
    const isMade = ({ digest, readings }: Kept<Ask>) =>
      digest !== undefined && keys.some((key) => readings.keys.has(key))
    return [...this.kept.values()].filter(isMade).length
  }

  problems(): PlanProblem[] {
    return [...this.kept].flatMap(([path, { problem }]) => (problem === undefined ? [] : [{ path, ...problem }]))
  }

  /** The next instant at which something changes by itself. */
  until(): string | undefined {
    return soonestOf([...this.kept.values(), ...this.found.values()].map(({ readings }) => readings.until))
  }

  /** `items` are wanted beside what the finders find, as long as `isItem` says so. */
  async advance(given: Given<Ask>): Promise<ShelfChange<Thing>> {
    const todo = new Map<string, Ask>()
    const dropped = this.find(given, todo)
    for (const wanted of given.items) todo.set(hrefOf(wanted.address), wanted)
    for (const [path, kept] of this.kept) if (isStale(kept.readings, given)) todo.set(path, kept.wanted)
    for (const path of dropped) if (!this.isWanted(path, given)) todo.delete(path)

    const change: ShelfChange<Thing> = { put: [], removed: [], looked: todo.size }
    for (const path of dropped) if (!this.isWanted(path, given)) this.drop(path, change)
    let made = 0
    for (const [path, wanted] of todo) {
      if (++made % restEvery === 0) await breathe()
      this.make(path, { wanted, given }, change)
    }
    return change
  }

  /** Asks the finders again whose answer may be another; answers the paths that one of them no longer names. */
  private find(given: Given<Ask>, todo: Map<string, Ask>): Set<string> {
    const dropped = new Set<string>()
    for (const finder of this.kind.finders) {
      const before = this.found.get(finder)
      if (before && !isStale(before.readings, given)) continue
      const { read, readings } = openReader(given.content, given.options, finder.locale)
      const wanted = new Map(finder.find(read).map((address) => [hrefOf(address), finder.toWanted(address)]))
      this.found.set(finder, { readings, wanted })
      for (const path of before?.wanted.keys() ?? []) if (!wanted.has(path)) dropped.add(path)
      for (const [path, ask] of wanted) if (!this.kept.has(path)) todo.set(path, ask)
    }
    return dropped
  }

  private isWanted(path: string, { isItem }: Given<Ask>): boolean {
    return isItem(path) || [...this.found.values()].some(({ wanted }) => wanted.has(path))
  }

  private drop(path: string, change: ShelfChange<Thing>): void {
    if (this.has(path)) change.removed.push(path)
    this.kept.delete(path)
  }

  private make(path: string, { wanted, given }: { wanted: Ask; given: Given<Ask> }, change: ShelfChange<Thing>): void {
    const before = this.kept.get(path)
    const { readings, made, problem } = this.kind.make(wanted, given.content, given.options)
    if (problem !== undefined) {
      // What cannot be shown stays as it was last shown.
      this.kept.set(path, { wanted, readings, problem, digest: before?.digest })
      return
    }
    if (made === undefined) {
      this.drop(path, change)
      if (this.isWanted(path, given)) this.kept.set(path, { wanted, readings, problem, digest: undefined })
      return
    }
    const text = this.kind.write(made)
    const told = this.kind.tell?.(made) ?? ''
    const digest = createHash('sha1').update(text).update(told).digest('base64')
    this.kept.set(path, { wanted, readings, problem, digest })
    if (digest !== before?.digest) change.put.push({ path, text, thing: made })
  }
}

export type Given<Ask> = {
  content: Content
  options: PlanOptions
  stale: Staleness
  items: readonly Ask[]
  isItem: (path: string) => boolean
}

function isStale<Ask>({ keys, until }: Readings, { stale, options }: Given<Ask>): boolean {
  if (stale === 'everything' || (until !== undefined && until <= options.now)) return true
  for (const key of stale) if (keys.has(key)) return true
  return false
}
