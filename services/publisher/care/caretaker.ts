import { type Comparison } from '../../releases/store/comparisons'
import { log, messageOf } from '../../shared/log'
import { type Faults } from '../gates/inspect-live'
import { type CareState, unseen } from './alarms'
import { every, everyDayAt } from './at-time'
import { readCertificateEnd } from './certificate'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Own = {
  publicUrl: string
  /** When a release is compared with a build from nothing; undefined for never. */
  compareAt: string | undefined
  /** Keeps what it finds with the releases. */
  compare: (calledOff: AbortSignal) => Promise<Comparison>
  /** How many records search has otherwise; undefined when that cannot be said now. What is wrong is sent again. */
  checkSearch: () => Promise<number | undefined>
  /** Removes what only releases hold that nobody can bring back; gives how many files. */
  forgetOld: () => Promise<number>
  /** What is wrong with pages that are live: with all of them, or with some. */
  inspect: (only?: ReadonlySet<string>) => Promise<Faults>
}

/** Looks after what nobody clicks for: whether the site is still what a build would make and as it should be, search what the site is, and https valid. */
export class Caretaker {
  readonly state: Omit<CareState, 'comparison'> = { ...unseen }
  private comparing: Promise<void> | undefined
  private readonly own: Own
  private readonly calledOff: AbortSignal

  constructor(own: Own, calledOff: AbortSignal) {
    this.own = own
    this.calledOff = calledOff
  }

  async run(): Promise<void> {
    const { compareAt } = this.own
    await Promise.all([
      every(hourMs, () => this.readCertificate(), this.calledOff),
      every(hourMs, () => this.checkSearch(), this.calledOff),
      every(dayMs, () => this.inspect(), this.calledOff),
      every(dayMs, () => this.forgetOld(), this.calledOff),
      // What was wrong may have been corrected.
      every(hourMs, () => this.inspect(new Set(this.state.faults.keys())), this.calledOff),
      ...(compareAt === undefined ? [] : [everyDayAt(compareAt, () => this.compare(), this.calledOff)]),
    ])
  }

  /** Once at a time: who asks meanwhile gets the one that is under way. */
  compare(): Promise<void> {
    this.comparing ??= this.own
      .compare(this.calledOff)
      .then(
        () => undefined,
        (error: unknown) => tell('The comparison with a build from nothing failed', error),
      )
      .finally(() => (this.comparing = undefined))
    return this.comparing
  }

  async checkSearch(): Promise<void> {
    try {
      const records = await this.own.checkSearch()
      if (records !== undefined) this.state.drift = { at: new Date().toISOString(), records }
    } catch (error) {
      tell('Search could not be looked at', error)
    }
  }

  private async forgetOld(): Promise<void> {
    try {
      const files = await this.own.forgetOld()
      if (files > 0) log.info(`${files} files of forgotten releases were removed`)
    } catch (error) {
      tell('The removal of forgotten releases failed', error)
    }
  }

  private async inspect(only?: ReadonlySet<string>): Promise<void> {
    try {
      this.state.faults = await this.own.inspect(only)
    } catch (error) {
      if (!this.calledOff.aborted) tell('What is live could not be checked against the gates', error)
    }
  }

  private async readCertificate(): Promise<void> {
    try {
      this.state.certificateEnds = (await readCertificateEnd(this.own.publicUrl))?.toISOString()
    } catch (error) {
      tell('The certificate of the site could not be read', error)
    }
  }
}

function tell(what: string, error: unknown): void {
  log.error(`${what}: ${messageOf(error)}`)
}
