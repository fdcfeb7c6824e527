import { SubscribersIndex, type Writer } from '../../../services/account/subscribers/keep-index'
import { type LogRow } from '../../../src/plan/store/log-row'
import { navigator } from '../../support/content/firm-rows'
import { edition } from '../../support/content/planned-pages'
import { WrittenLog } from '../../support/content/written-log'

const answer = (own: Record<string, unknown> = {}) => edition('nav-answer', 1, { shortAnswer: 'Yes.', ...own })
const gone = (row: LogRow): LogRow => ({ ...row, operation: 'withdraw', document: null })
const second = 1000
const hour = 3600 * second

type Told = ['all' | 'change', { saved: string[]; removed: string[]; cursor: number }]

/** What a writer learns, in order. */
function createWriter(told: Told[]): Writer {
  const tell =
    (how: Told[0]): Writer['add'] =>
    ({ deltas, cursor }) =>
      void told.push([
        how,
        {
          saved: deltas.flatMap(({ save }) => save.map(({ objectID }) => objectID)),
          removed: deltas.flatMap(({ remove }) => remove),
          cursor,
        },
      ])
  return { add: tell('change'), replace: tell('all') }
}

describe('the index of what subscribers may read', () => {
  let told: Told[]
  let said: string[]
  let open: string[]
  let index: SubscribersIndex
  /** What happens while the indexes are compared. */
  let meanwhile: () => void

  const begin = async (log: WrittenLog, writers = [createWriter(told)]) => {
    index = new SubscribersIndex({
      ask: log.ask,
      findOpenIndexes: () => {
        meanwhile()
        return Promise.resolve(open)
      },
      report: (line) => said.push(line),
    })
    index.writeTo(writers[0])
    await index.run()
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  beforeEach(() => {
    jest.useFakeTimers()
    told = []
    said = []
    open = []
    meanwhile = () => undefined
  })
  afterEach(() => {
    index.stop()
    jest.useRealTimers()
  })

  it('learns everything once, then what changes (R-NAV-07)', async () => {
    const log = new WrittenLog(...navigator, answer())
    await begin(log)
    log.add(answer({ shortAnswer: 'No.' }))
    await pass(second)
    log.add(edition('news-item', 7), gone(answer()))
    await pass(3 * second)

    expect(told).toEqual([
      ['all', { saved: ['nav-answer-1'], removed: [], cursor: navigator.length + 1 }],
      ['change', { saved: ['nav-answer-1'], removed: [], cursor: navigator.length + 2 }],
      ['change', { saved: [], removed: ['nav-answer-1'], cursor: navigator.length + 4 }],
    ])
    expect(said).toEqual([])
  })

  it('is compared again every hour, and knows how far the log was read when the newest row withdrew something', async () => {
    const log = new WrittenLog(...navigator, answer(), gone(answer()))
    await begin(log)
    await pass(hour)

    const all = { saved: [], removed: [], cursor: navigator.length + 2 }
    expect(told).toEqual([
      ['all', all],
      ['all', all],
    ])
  })

  it('holds what the log says now, also when that was set back', async () => {
    const log = new WrittenLog(...navigator, answer(), gone(answer()))
    await begin(log)
    log.rows = log.rows.slice(0, -1)
    await pass(second)
    log.rows = log.rows.slice(0, -1)
    log.add(edition('news-item', 7))
    await pass(second)

    expect(told.map(([how, { saved }]) => [how, saved])).toEqual([
      ['all', []],
      ['all', ['nav-answer-1']],
      ['all', []],
    ])
  })

  it('stays as it is while the CMS is away, which is said once (X-18)', async () => {
    const log = new WrittenLog(...navigator, answer())
    await begin(log)
    log.isAway = true
    await pass(10 * second)
    log.isAway = false
    log.add(answer({ shortAnswer: 'No.' }))
    await pass(second)

    expect(said).toEqual(['What subscribers find stays as it is: fetch failed'])
    expect(told.map(([how, { saved }]) => [how, saved])).toEqual([
      ['all', ['nav-answer-1']],
      ['change', ['nav-answer-1']],
    ])
  })

  it('is kept empty as long as everybody could read it (canary)', async () => {
    open = ['site_subscribers_en']
    await begin(new WrittenLog(...navigator, answer()))
    expect(told).toEqual([['all', { saved: [], removed: [], cursor: navigator.length + 1 }]])
    expect(said).toEqual([expect.stringContaining('opens site_subscribers_en, so they are kept empty')])
    open = []
    await pass(60 * second)

    expect(told.at(-1)).toMatchObject(['all', { saved: ['nav-answer-1'] }])
  })

  it('is written by the replica that has the turn, from what everybody knows', async () => {
    const log = new WrittenLog(...navigator)
    await begin(log, [])
    log.add(answer())
    await pass(second)
    expect([told, index.permissions()]).toEqual([[], ['one']])
    index.writeTo(createWriter(told))
    await pass(second)

    expect(told).toMatchObject([['all', { saved: ['nav-answer-1'] }]])
  })

  it('is compared by who has the turn, also when that changed in the middle', async () => {
    const log = new WrittenLog(...navigator, answer())
    const first: Told[] = []
    meanwhile = () => {
      meanwhile = () => undefined
      index.writeTo(createWriter(told))
    }
    await begin(log, [createWriter(first)])
    await pass(second)

    expect([first, told.map(([how]) => how)]).toEqual([[], ['all']])
  })

  it('loses no other text to one that cannot be found, and says which', async () => {
    const other = edition('nav-answer', 2, { shortAnswer: 'Perhaps.' })
    const log = new WrittenLog(...navigator, answer({ shortAnswer: 'x'.repeat(11_000) }), other)
    await begin(log)
    log.add(gone(other))
    await pass(3 * second)

    expect(told.map(([, { saved, removed }]) => [saved, removed])).toEqual([
      [['nav-answer-2'], []],
      [[], ['nav-answer-2']],
    ])
    expect(said).toEqual([expect.stringContaining('answer 1 in en: its search record has')])
  })
})
