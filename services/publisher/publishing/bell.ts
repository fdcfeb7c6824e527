import { setTimeout as sleep } from 'node:timers/promises'
import { type Receipt } from '../../releases/store/receipts'

export type Ring = { cause: Receipt['cause']; delivery: string | null }

/** Wakes those that wait. What rings while nobody waits is not lost, and many rings are one. */
export class Bell {
  private pending: Ring | undefined
  private wake: () => void = () => undefined

  ring(ring: Ring): void {
    // Somebody's word is worth more than our own clock's.
    if (this.pending?.cause !== 'webhook') this.pending = ring
    this.wake()
  }

  /** The next ring, or one of the clock's own when nobody rings for so long. */
  async next(otherwise: Ring, withinMs: number): Promise<Ring> {
    if (!this.pending) {
      const asleep = new AbortController()
      const rung = new Promise<void>((resolve) => (this.wake = resolve))
      await Promise.race([rung, sleep(withinMs, undefined, { signal: asleep.signal }).catch(() => undefined)])
      asleep.abort()
    }
    const ring = this.pending ?? otherwise
    this.pending = undefined
    return ring
  }
}
