import { loadManifest, applyRecord, emptyManifest, type Manifest } from '../releases/manifest'
import { type Change, planChange } from '../releases/plan-release'
import { type ReleaseRecord } from '../releases/record'
import { type ReleaseStore } from '../releases/store/open-store'
import { currentPlace } from '../shared/tracing/span'

/** Somebody else has made a release since this one looked: what was planned on the earlier one does not hold. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** The release that readers see, kept at hand so that the next one costs what changes. */
export class LiveSite {
  manifest: Manifest = emptyManifest()
  private readonly store: ReleaseStore

  constructor(store: ReleaseStore) {
    this.store = store
  }

  async load(): Promise<void> {
    this.manifest = await loadManifest(this.store.ledger)
  }

  /** Whether the newest release is another than the one at hand. */
  async isOvertaken(): Promise<boolean> {
    return ((await this.store.ledger.numbers()).at(-1) ?? 0) !== this.manifest.number
  }

  /** Readers see it when this is done. Undefined when they see the same already. */
  async switch(change: Change): Promise<ReleaseRecord | undefined> {
    const planned = planChange(this.manifest, change, Date.now())
    if (!planned) return undefined
    const traceparent = currentPlace()
    const record = traceparent === undefined ? planned : { ...planned, traceparent }
    if (!(await this.store.ledger.append(record))) throw new Overtaken()
    applyRecord(this.manifest, record)
    return record
  }
}
