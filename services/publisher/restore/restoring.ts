import { type Ask } from '../../../src/plan/store/read-log'
import { loadManifest } from '../../releases/manifest'
import { restoreRelease } from '../../releases/restore-release'
import { type ReleaseStore } from '../../releases/store/open-store'
import { readShownRows } from '../../site/shown-rows'
import { type BroughtBack, planRestore } from './plan-restore'

/** A release that can be brought back, and what readers would then see otherwise. */
export type Restorable = { number: number; at: number; changes: readonly BroughtBack[]; isOtherCode: boolean }

export type Restoring = {
  /** Undefined when there is no such release, or readers see it already. */
  find: (number: number) => Promise<Restorable | undefined>
  restore: (number: number) => Promise<void>
}

export function openRestoring(store: ReleaseStore, ask: Ask): Restoring {
  const { ledger } = store
  return {
    find: async (number) => {
      const numbers = await ledger.numbers()
      if (!numbers.includes(number) || number === numbers.at(-1)) return undefined
      const [then, now] = [await loadManifest(ledger, number), await loadManifest(ledger)]
      const isOtherCode = then.origin?.bundle !== now.origin?.bundle
      if (!then.origin || !now.origin) return { number, at: then.at, changes: [], isOtherCode }
      const [before, after] = [await readShownRows(ask, then.origin), await readShownRows(ask, now.origin)]
      return { number, at: then.at, changes: planRestore(before.live, after.live), isOtherCode }
    },
    restore: async (number) => {
      await restoreRelease(store, number)
    },
  }
}
