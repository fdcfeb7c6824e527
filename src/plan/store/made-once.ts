import { soonestOf } from '../parts/soonest-of'
import { type Clock, type Readings } from './readings'

/** What came of it, or why it could not be made; and in both cases what that depends on. */
export type Made = { value?: unknown; error?: Error; readings: Readings }
type Make = (clock: Clock) => Made
type Known = Made & {
  make: Make
  /** Two that are written alike are the same. */
  text: string
  /** The clock for which it was made, and that for which it was last found to be true. */
  madeFor: string
  trueFor: string
  /** When it was last found to be true, and when it last became another. */
  checked: number
  changed: number
}

/**
 * What many pages make of long lists, such as their order. It is made once for all of them, and again when what it was made
 * of changes; only if it then says something else do those change that asked for it. So an edit costs what it changes,
 * however long the lists are.
 */
export class MadeOnce {
  private readonly known = new Map<string, Known>()
  private readonly changes = new Map<string, number>()
  /** Counts what has changed, so that earlier and later can be told. */
  private tick = 0
  private renewedAt = 0

  /** Tells what may be read otherwise from here on. */
  note(keys: Iterable<string>): void {
    if (this.known.size === 0) return
    this.tick += 1
    for (const key of keys) this.changes.set(key, this.tick)
  }

  find(key: string, clock: Clock, make: Make): Made {
    const before = this.known.get(key)
    if (before && this.isTrue(before, clock)) return before
    const made = make(clock)
    const text = JSON.stringify([made.value, String(made.error)])
    const isSame = before?.text === text
    if (before && !isSame) this.changes.set(key, ++this.tick)
    const changed = isSame ? before.changed : this.tick
    const times = { madeFor: clock.now, trueFor: clock.now, checked: this.tick, changed }
    this.known.set(key, { ...made, make, text, ...times })
    return made
  }

  /** Makes again what may say something else by now; answers the keys of all that does since this was last asked. */
  renew(clock: Clock): string[] {
    for (const [key, { make }] of this.known) this.find(key, clock, make)
    const others = [...this.known].flatMap(([key, { changed }]) => (changed > this.renewedAt ? [key] : []))
    this.renewedAt = this.tick
    return others
  }

  /** The keys of what was made of any of these, and of what was made of that in turn. */
  madeOf(keys: readonly string[]): string[] {
    const wanted = new Set(keys)
    const made = new Set<string>()
    const isOf = ({ readings }: Known) => [...wanted].some((key) => readings.keys.has(key))
    for (let before = -1; before < made.size;) {
      before = made.size
      for (const [key, known] of this.known) {
        if (made.has(key) || !isOf(known)) continue
        made.add(key)
        wanted.add(key)
      }
    }
    return [...made]
  }

  /** The next instant at which something may be another by itself. */
  until(): string | undefined {
    return soonestOf([...this.known.values()].map(({ readings }) => readings.until))
  }

  private isTrue(made: Known, clock: Clock): boolean {
    const { keys, until } = made.readings
    if (clock.now < made.madeFor || (until !== undefined && until <= clock.now)) return false
    if (made.checked === this.tick && made.trueFor === clock.now) return true
    for (const key of keys) {
      const inner = this.known.get(key)
      if (inner) this.find(key, clock, inner.make)
      if ((this.changes.get(key) ?? 0) > made.checked) return false
    }
    made.checked = this.tick
    made.trueFor = clock.now
    return true
  }
}
