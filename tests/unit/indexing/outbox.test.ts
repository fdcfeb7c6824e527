import { once } from 'node:events'
import { type Indexes } from '../../../services/indexing/indexes'
import { Outbox } from '../../../services/indexing/outbox'
import { tellSearch } from '../../../services/publisher/search/tell-search'
import { type SearchRecord } from '../../../src/content/search-record'
import { type Delta } from '../../../src/plan/search/plan-delta'

const record = (objectID: string, contentDigest = 'first') =>
  ({ objectID, internal: { contentDigest } }) as SearchRecord
const saving = (...save: SearchRecord[]): Delta[] => [{ locale: 'en', save, remove: [] }]
const removing = (...remove: string[]): Delta[] => [{ locale: 'en', save: [], remove }]

/** One index in memory, which can be away, or be slow to answer. */
class Shelf implements Indexes {
  readonly holds = new Map<string, string>()
  readonly writes: string[] = []
  readonly asked = new EventTarget()
  isAway = false
  answer: Promise<unknown> = Promise.resolve()

  look = async () => {
    await this.reach('look')
    return new Map([['en' as const, new Map(this.holds)]])
  }

  send = async (deltas: readonly Delta[]) => {
    await this.reach('send')
    for (const { save, remove } of deltas) {
      for (const objectID of remove) this.holds.delete(objectID)
      for (const { objectID, internal } of save) this.holds.set(objectID, internal.contentDigest)
      this.writes.push(...remove.map((id) => `-${id}`), ...save.map(({ objectID }) => objectID))
    }
  }

  private async reach(what: string): Promise<void> {
    this.asked.dispatchEvent(new Event(what))
    await this.answer
    if (this.isAway) throw new Error('It is away.')
  }
}

let calledOff: AbortController
let shelf: Shelf
let outbox: Outbox
beforeEach(() => {
  calledOff = new AbortController()
  shelf = new Shelf()
  outbox = new Outbox(shelf, calledOff.signal)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  calledOff.abort()
  jest.restoreAllMocks()
})

const tell = (deltas: Delta[], isWhole = false) => tellSearch(outbox, { deltas, cursor: 1, isWhole })

describe('what search learns of publications (C-3)', () => {
  it('is exactly what each of them changes', async () => {
    expect(await tell(saving(record('one'), record('two')))).toEqual({ state: 'done', writes: 2 })
    expect(await tell(removing('one'))).toEqual({ state: 'done', writes: 1 })
    expect(await tell([])).toEqual({ state: 'unchanged', writes: 0 })

    expect(shelf.writes).toEqual(['one', 'two', '-one'])
  })

  it('waits while search is away, holds nobody up, and arrives by itself', async () => {
    shelf.isAway = true
    expect((await tell(saving(record('one')))).state).toBe('pending')
    expect(await tell(saving(record('one', 'second'), record('two')))).toEqual({ state: 'pending', writes: 2 })
    expect([outbox.waiting, outbox.problem]).toEqual([2, 'It is away.'])
    shelf.isAway = false
    await outbox.empty()

    expect(shelf.writes).toEqual(['one', 'two'])
    expect(shelf.holds.get('one')).toBe('second')
    expect([outbox.waiting, outbox.problem]).toEqual([0, undefined])
  })

  it('is waited for only once while search says nothing at all', async () => {
    let answer: (value: unknown) => void = () => undefined
    shelf.answer = new Promise((resolve) => (answer = resolve))
    const first = tell(saving(record('one')))
    const second = tell(saving(record('two')))

    // The first still waits for its answer, or it would have been told already.
    expect(await Promise.race([first, second.then(() => 'the second')])).toBe('the second')
    expect([(await first).state, (await second).state]).toEqual(['pending', 'pending'])
    answer(undefined)
    await outbox.empty()
    expect(shelf.writes).toEqual(['one', 'two'])
  })
})

describe('a publisher that starts (C-3)', () => {
  it('writes nothing where the indexes hold what is to be found', async () => {
    shelf.holds.set('one', 'first')

    expect(await tell(saving(record('one')), true)).toEqual({ state: 'unchanged', writes: 0 })
  })

  it('sends what they lack or have otherwise, and takes out what is not to be found', async () => {
    for (const id of ['one', 'two', 'three']) shelf.holds.set(id, 'first')

    expect(await tell(saving(record('one'), record('two', 'second'), record('four')), true)).toEqual({
      state: 'done',
      writes: 3,
    })
    expect([...shelf.holds]).toEqual([
      ['one', 'first'],
      ['two', 'second'],
      ['four', 'first'],
    ])
  })

  it('loses nothing that is published while it asks them', async () => {
    let answer: (value: unknown) => void = () => undefined
    shelf.answer = new Promise((resolve) => (answer = resolve))
    for (const id of ['one', 'two']) shelf.holds.set(id, 'first')
    const asked = once(shelf.asked, 'look')
    const started = tell(saving(record('one'), record('two')), true)
    await asked
    await tell([{ locale: 'en', save: [record('one', 'second'), record('three')], remove: ['two'] }])
    answer(undefined)
    await started
    await outbox.empty()

    expect([...shelf.holds]).toEqual([
      ['one', 'second'],
      ['three', 'first'],
    ])
  })
})
