import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { followReleases } from '../../../services/edge/release/follow-releases'
import { LiveSite } from '../../../services/publisher/live-site'
import { Bell } from '../../../services/publisher/publishing/bell'
import { type Parts, Publisher } from '../../../services/publisher/publishing/publish'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { createLogId, withLogId } from '../../../services/shared/log-id'
import { beginDelivery } from '../../../services/shared/tracing/delivery'
import { openExporter } from '../../../services/shared/tracing/exporter'
import { keepSpans, traced, tracedAt } from '../../../services/shared/tracing/span'
import { childEnv } from '../../../src/config/env-server'
import { type Collector, openCollector } from '../../support/edge/trace-collector'

type Printer = Pick<Parts['printer'], 'print' | 'begin' | 'needsAll' | 'held' | 'until'>

/** A publisher that prints nothing and makes a release of each row that it finds in the log. */
function openPublisher(store: ReturnType<typeof openDiskStore>) {
  const rows: object[] = []
  let read = 0
  const live = new LiveSite(store)
  const printer: Printer = {
    ...{ begin: () => undefined, needsAll: false, held: () => [], until: () => undefined },
    print: async (_news, seq, watch) => {
      watch.mark('render')
      const site = { sources: {}, shells: [] }
      const put = new Map([[`/${seq}`, { kind: 'gone' as const }]])
      const record = await live.switch({ put, removed: [], site, origin: { bundle: 'one', seq } })
      watch.mark('switch')
      const change = { pages: [], files: [], records: [], removed: [], looked: 0 }
      return { record, change, changed: [], removed: [], search: { state: 'unchanged', writes: 0 }, isWhole: false }
    },
  }
  const bell = new Bell()
  const parts = {
    log: {
      live: () => rows.values(),
      head: () => rows.length,
      readNews: () => Promise.resolve(rows.slice(read, (read = rows.length))),
      findStandIns: () => Promise.resolve(new Map()),
    },
    ...{ live, printer, bell, outbox: {}, receipts: store.receipts, pollMs: 0 },
  } as unknown as Parts
  const row = { type: 'news-item', id: 1, locale: 'en', operation: 'publish', at: new Date().toISOString(), seq: 1 }
  return { publisher: new Publisher(parts), bell, add: () => rows.push({ ...row, seq: rows.length + 1 }) }
}

describe('a click that is traced', () => {
  let collector: Collector
  let folder = ''

  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    collector = await openCollector()
    folder = mkdtempSync(join(tmpdir(), 'traced-'))
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    keepSpans(undefined)
    await collector.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Publishes once; gives the id of the click in the log. */
  const publish = async (click: () => Promise<string | null>) => {
    const store = openDiskStore(folder)
    const { publisher, bell, add } = openPublisher(store)
    const calledOff = new AbortController()
    add()
    const running = publisher.run(calledOff.signal)
    const releases = followReleases(store.ledger)
    while ((await releases.current())?.number !== 1) await sleep(5)
    const delivery = await click()
    add()
    bell.ring({ cause: delivery === null ? 'poll' : 'webhook', delivery })
    while ((await releases.current())?.number !== 2) await sleep(5)
    await sleep(20)
    calledOff.abort()
    bell.ring({ cause: 'poll', delivery: null })
    await Promise.all([running, releases.close()])
  }
  const openTraces = () => {
    const { url } = collector
    const exporter = openExporter({ url, service: 'site', headers: {}, report: () => undefined, everyMs: 20 })
    keepSpans(exporter.keep)
    return exporter
  }

  it('leads to the log, the publisher, the stages of its release and the edge that serves it (AD-5)', async () => {
    const exporter = openTraces()
    const id = createLogId()
    await publish(() =>
      withLogId(id, () =>
        tracedAt(undefined, { name: 'PATCH /api', kind: 'server' }, () =>
          traced({ name: 'append' }, () => Promise.resolve(`${beginDelivery()}f81d4fae-7dec-11d0-a765-00a0c91e6bf6`)),
        ),
      ),
    )
    await exporter.close()

    const ofClick = collector.spans.filter(({ traceId }) => traceId === id.padStart(32, '0'))
    const append = 'PATCH /api > append'
    expect(ofClick.map((one) => collector.pathTo(one).join(' > ')).sort()).toEqual([
      'PATCH /api',
      append,
      `${append} > publish`,
      `${append} > publish > print`,
      `${append} > publish > print > render`,
      `${append} > publish > print > serve a release`,
      `${append} > publish > print > switch`,
      `${append} > publish > read`,
    ])
  })

  it('may be lost on its way: what is found in the log by itself begins a trace of its own (AD-5)', async () => {
    const exporter = openTraces()
    await publish(() => Promise.resolve(null))
    await exporter.close()

    expect(collector.paths().filter((path) => !path.startsWith('print'))).toEqual([])
    expect(collector.paths()).toContain('print > serve a release')
  })

  it('costs nothing where no address for traces is set: nothing is written, and what sends is not loaded (AD-5)', async () => {
    const store = openDiskStore(folder)
    let delivery = ''
    await publish(() => {
      delivery = beginDelivery()
      return Promise.resolve(null)
    })
    const ask = (url: string): string =>
      execFileSync(
        process.execPath,
        [
          ...['--import', './services/load/main.mjs', '--eval'],
          `const { openTracing } = require('./services/shared/tracing/open-tracing.ts')
           openTracing('edge').then((close) => close()).then(() =>
             console.log(Object.keys(require.cache).filter((file) => /tracing/.test(file)).join()))`,
        ],
        { env: childEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: url, NODE_ENV: 'production' }), encoding: 'utf8' },
      )

    expect(delivery).toBe('')
    expect((await store.ledger.read(2))?.traceparent).toBeUndefined()
    expect(ask('')).toContain('open-tracing')
    expect(ask('')).not.toContain('exporter')
    expect(ask(collector.url)).toContain('exporter')
  })
})
