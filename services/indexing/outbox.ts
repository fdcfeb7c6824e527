import { setTimeout as sleep } from 'node:timers/promises'
import { type Locale } from '../../src/config/locales'
import { type SearchRecord } from '../../src/content/search-record'
import { type Delta } from '../../src/plan/search/plan-delta'
import { log, messageOf } from '../shared/log'
import { type Indexes } from './indexes'

/** One record as it is to be; without one, it is to be taken out. */
type Letter = { locale: Locale; objectID: string; record?: SearchRecord }
type Letters = Map<string, Letter>
type Publication = { deltas: readonly Delta[]; cursor: number }

const mostAtOnce = 1000
const tryAgainMs = { first: 500, most: 10_000 }

/**
 * What search is still to be told. It keeps nothing on disk: a publisher that starts names everything that is to be found,
 * and asks the indexes what they hold, so that whatever was lost on either side is sent.
 */
export class Outbox {
  /** Why the last attempt failed; undefined when it did not. */
  problem: string | undefined
  /** Records that were sent so far, and taken. */
  sent = 0
  private letters: Letters = new Map()
  /** All that is to be found, until the indexes were asked what they hold. */
  private whole: Letters | undefined
  private cursor = 0
  private working: Promise<void> | undefined
  private wake = new AbortController()
  private readonly indexes: Indexes
  private readonly calledOff: AbortSignal

  constructor(indexes: Indexes, calledOff: AbortSignal) {
    this.indexes = indexes
    this.calledOff = calledOff
    calledOff.addEventListener('abort', () => this.wake.abort(), { once: true })
  }

  get isIdle(): boolean {
    return this.working === undefined
  }

  /** Records that are not sent yet; before the indexes were asked, all of them. */
  get waiting(): number {
    return this.letters.size + (this.whole?.size ?? 0)
  }

  /** What a publication changes. */
  add({ deltas, cursor }: Publication): void {
    const letters = this.whole ?? this.letters
    for (const [key, letter] of toLetters(deltas)) {
      if (this.whole && !letter.record) letters.delete(key)
      else letters.set(key, letter)
    }
    this.begin(cursor)
  }

  /** Everything that is to be found: whatever else the indexes hold is taken out. */
  replace({ deltas, cursor }: Publication): void {
    this.whole = toLetters(deltas)
    this.letters = new Map()
    this.begin(cursor)
  }

  /** When nothing is left to send. */
  async empty(): Promise<void> {
    while (this.working && !this.calledOff.aborted) await this.working
  }

  private begin(cursor: number): void {
    this.cursor = cursor
    this.wake.abort()
    this.working ??= this.work().finally(() => (this.working = undefined))
  }

  private async work(): Promise<void> {
    for (let pauseMs = tryAgainMs.first; this.isDue() && !this.calledOff.aborted;) {
      this.wake = new AbortController()
      try {
        await (this.whole ? this.compare(this.whole) : this.send())
        this.problem = undefined
        pauseMs = tryAgainMs.first
      } catch (error) {
        this.problem = messageOf(error)
        log.warn(`Search did not take the records; retry follows: ${this.problem}`)
        await sleep(pauseMs, undefined, { signal: this.wake.signal }).catch(() => undefined)
        pauseMs = Math.min(2 * pauseMs, tryAgainMs.most)
      }
    }
  }

  private isDue(): boolean {
    return this.whole !== undefined || this.letters.size > 0
  }

  /** Puts the difference between what is to be found and what is there among what is to be sent. */
  private async compare(whole: Letters): Promise<void> {
    const held = await this.indexes.look(this.cursor)
    // Another has been named while it was asked.
    if (this.whole !== whole) return
    for (const [locale, records] of held) {
      for (const [objectID, digest] of records) {
        const key = keyOf(locale, objectID)
        const wanted = whole.get(key)
        if (wanted?.record?.internal.contentDigest === digest) whole.delete(key)
        else if (!wanted) whole.set(key, { locale, objectID })
      }
    }
    this.letters = whole
    this.whole = undefined
  }

  private async send(): Promise<void> {
    const letters = [...this.letters].slice(0, mostAtOnce)
    await this.indexes.send(toDeltas(letters.map(([, letter]) => letter)), this.cursor)
    // What was changed again meanwhile is another letter.
    for (const [key, letter] of letters) if (this.letters.get(key) === letter) this.letters.delete(key)
    this.sent += letters.length
  }
}

const keyOf = (locale: Locale, objectID: string): string => `${locale} ${objectID}`

function toLetters(deltas: readonly Delta[]): Letters {
  const letters: Letters = new Map()
  for (const { locale, save, remove } of deltas) {
    for (const objectID of remove) letters.set(keyOf(locale, objectID), { locale, objectID })
    for (const record of save) {
      letters.set(keyOf(locale, record.objectID), { locale, objectID: record.objectID, record })
    }
  }
  return letters
}

function toDeltas(letters: readonly Letter[]): Delta[] {
  const deltas = new Map<Locale, Delta>()
  for (const { locale, objectID, record } of letters) {
    const delta = deltas.get(locale) ?? { locale, save: [], remove: [] }
    deltas.set(locale, delta)
    if (record) delta.save.push(record)
    else delta.remove.push(objectID)
  }
  return [...deltas.values()]
}
