import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { nudgeHeaders, signNudge } from '../../services/nudge/signature'
import { describeFraming } from '../support/edge/describe-framing'
import { type Collector, openCollector } from '../support/edge/trace-collector'
import { findWords } from '../support/place/find-words'
import { pidsOf, type Publishing, startPublishing } from '../support/publishing/publishing'
import { testBackup } from '../support/publishing-cases/backup'
import { testBesideForm } from '../support/publishing-cases/beside-form'
import { testCare } from '../support/publishing-cases/care'
import { testGated } from '../support/publishing-cases/gated'
import { testHolding } from '../support/publishing-cases/holding'
import { testMedia } from '../support/publishing-cases/media'
import { testPreview } from '../support/publishing-cases/preview'
import { testSchedules } from '../support/publishing-cases/schedules'
import { testSearch } from '../support/publishing-cases/search'
import { testSigningIn } from '../support/publishing-cases/signing-in'
import { testStorm } from '../support/publishing-cases/storm'
import { testTracing } from '../support/publishing-cases/tracing'

jest.setTimeout(600_000)

type Edition = { locale: string; state: string; receipt?: { id: string; addresses: string[] } }

const news = (title: string, summary = 'In short.') => ({ title, summary, publishedOn: '2026-03-02T00:00:00.000Z' })

const seed = Number(process.hrtime.bigint() % 1_000_000n)

/** What follows the log by itself is switched off: only the webhook can tell the publisher of anything. */
describe('publishing', () => {
  let site: Publishing
  let first = 0
  let collector: Collector

  beforeAll(async () => {
    collector = await openCollector()
    site = await startPublishing({ PUBLISHER_POLL_SECONDS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    // Pages that lead there are held back until it is there.
    await site.add('pages', { title: 'Contact us' })
    first = await site.add('news', news('An opening'))
    await site.until('/en/about-us/news/an-opening', ({ status }) => status === 200, 500_000)
    // The first build has shown it; what follows is the publisher's, once it has looked at everything.
    while ((await receiptOf('news-item', first)) === undefined) await sleep(50)
  })
  afterAll(async () => {
    await site.stop()
    await collector.close()
  })

  describeFraming(() => site.place, ['publisher'])

  const phase = async () => {
    const response = await fetch(`${site.edge}/publisher/status.json`, { headers: site.operator })
    return response.ok ? ((await response.json()) as { phase: string }).phase : 'away'
  }
  const untilPhase = async (wanted: string) => {
    while ((await phase()) !== wanted) await sleep(50)
  }
  const receiptOf = async (type: string, id: number) => {
    const url = `${site.edge}/publisher/documents/${type}/${id}`
    const response = await fetch(url, { headers: site.operator })
    const { editions } = (await response.json()) as { editions: Edition[] }
    return editions.find(({ locale }) => locale === 'en')?.receipt
  }

  it('brings an edit to the readers at the word of the webhook alone, with a public receipt (ED-3, ED-4, N1)', async () => {
    await site.change('news', first, { title: 'An opening in Oslo' })
    const page = await site.until('/en/about-us/news/an-opening', ({ text }) => text.includes('An opening in Oslo'))
    await site.until('/en/about-us/news', ({ text }) => text.includes('An opening in Oslo'))
    const { id = '' } = (await receiptOf('news-item', first)) ?? {}
    const { status, text } = await site.read(`/__receipts/${id}.json`)
    const receipt = JSON.parse(text) as Record<string, unknown>
    const nudges = (await site.admin.ask('GET', 'nudges', { query: { limit: 50 } })).body.docs ?? []

    expect(status).toBe(200)
    expect(receipt).toMatchObject({ cause: 'webhook', editions: [{ type: 'news-item', id: first }] })
    expect(nudges.map(({ delivery }) => delivery)).toContain(receipt.delivery)
    expect(String(receipt.release)).toBe(page.headers.get('x-release'))
    expect(receipt.gates).toEqual(expect.arrayContaining(['links', 'heads', 'regulation']))
    expect(receipt.clickToLive).toBeLessThan(20)
    expect(text).not.toMatch(/Oslo|@|session|key/)
  })

  it('publishes a kind that the first build had none of, with its lists and its feed, in one release (N2)', async () => {
    await site.add('topics', { name: 'Sanctions', summary: 'What states forbid.' })
    const page = await site.until('/en/insights/topics/sanctions', ({ status }) => status === 200)
    const feed = await site.read('/en/insights/topics/sanctions/feed.xml')
    const map = await site.read('/en/site-map')

    expect(page.text).toContain('What states forbid.')
    expect([feed.status, feed.headers.get('x-release')]).toEqual([200, page.headers.get('x-release')])
    expect(map.text).toContain('/en/insights/topics/sanctions')
  })

  it('sends readers of an old address on in one hop, and tells those of a withdrawn one (N5, R-GEN-00)', async () => {
    const id = await site.add('news', news('A short life'))
    await site.until('/en/about-us/news/a-short-life', ({ status }) => status === 200)
    await site.change('news', id, { slug: 'a-life' })
    const moved = await site.until('/en/about-us/news/a-short-life', ({ status }) => status === 308)
    expect(moved.headers.get('location')).toBe('/en/about-us/news/a-life')
    expect((await site.read('/en/about-us/news/a-life')).status).toBe(200)

    await site.change('news', id, { live: false })
    await site.until('/en/about-us/news/a-life', ({ status }) => status === 410)
    expect((await site.read('/page-data/en/about-us/news/a-life/page-data.json')).status).toBe(404)
    expect((await site.read('/en/about-us/news')).text).not.toContain('A short life')
    expect((await site.read('/en/about-us/news/never-there')).status).toBe(404)
  })

  it('puts a changed menu on every page (ED-4)', async () => {
    const entries = [{ label: 'The opening', target: { relationTo: 'news', value: first } }]
    await site.add('menus', { name: 'Footer', place: 'footer', entries })
    const page = await site.until('/en/deals', ({ text }) => text.includes('The opening'))

    expect((await site.read('/en')).headers.get('x-release')).toBe(page.headers.get('x-release'))
    expect((await site.read('/en')).text).toContain('The opening')
  })

  testTracing(() => ({ site, first, collector }))
  testBesideForm(() => ({ site, first }))
  testPreview(() => ({ site, first }))
  testSearch(() => site)
  testGated(() => site)
  testHolding(() => site)
  testMedia(() => site)
  testCare(() => site)
  testSchedules(() => site)

  it('loses nothing when the publisher is killed while it publishes (ED-5)', async () => {
    await site.change('news', first, { summary: 'Written before the kill.' })
    for (const pid of pidsOf(site.place, 'publisher')) process.kill(pid, 'SIGKILL')
    await site.change('news', first, { title: 'Written while nobody was there' })
    const { text } = await site.until('/en/about-us/news/an-opening', (seen) => seen.text.includes('while nobody'))

    expect(text).toContain('Written before the kill.')
  })

  it('waits after an earlier release was brought back, and publishes what waited once somebody resumes (ED-5)', async () => {
    const before = Number((await site.read('/en')).headers.get('x-release'))
    await site.change('news', first, { title: 'Written last' })
    await site.until('/en/about-us/news/an-opening', ({ text }) => text.includes('Written last'))
    await restore(before)
    await site.until('/en/about-us/news/an-opening', ({ text }) => !text.includes('Written last'))
    const status = await fetch(`${site.edge}/publisher`, { headers: site.operator })
    expect(await status.text()).toContain(`brought back from ${before}`)
    await site.change('news', first, { summary: 'Written while it was paused.' })
    await untilPhase('paused')
    expect((await site.read('/en/about-us/news/an-opening')).text).not.toContain('while it was paused')

    await fetch(`${site.edge}/publisher/resume`, { method: 'POST', headers: site.operator, redirect: 'manual' })
    const { text } = await site.until('/en/about-us/news/an-opening', (seen) =>
      seen.text.includes('while it was paused'),
    )
    expect(text).toContain('Written last')
  })

  /** As an editor who is asked first. */
  const restore = async (release: number) => {
    const path = `${site.edge}/publisher/releases/${release}`
    const asked = await (await fetch(path, { headers: site.operator })).text()
    expect(asked).toMatch(/Come back as they were[^]*Written last <span class="meta">news item, English/)
    const done = await fetch(path, { method: 'POST', headers: site.operator, redirect: 'manual' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/publisher'])
  }

  it('goes on in a second publisher within ten seconds when the first is killed (ED-5)', async () => {
    const standby = site.startStandby()
    await standby.until('standby')
    for (const pid of pidsOf(site.place, 'publisher')) if (pid !== standby.pid) process.kill(pid, 'SIGKILL')
    const killed = Date.now()
    await standby.until('idle')
    expect(Date.now() - killed).toBeLessThan(10_000)
    await site.change('news', first, { title: 'By the second' })
    await site.until('/en/about-us/news/an-opening', ({ text }) => text.includes('By the second'))
    standby.stop()
    await untilPhase('idle')
  })

  it('has its pages made before its turn where its code or its settings are others, and readers see none of them (OP-3, 32.4)', async () => {
    const standby = site.startStandby({ GATSBY_SESSION_KEY: 'made-ahead' })
    await standby.until('standby')
    while (!(await standby.isReady())) await sleep(100)
    const word = '"SESSION_KEY":"made-ahead"'
    const path = '/en/about-us/news/an-opening'
    expect(findWords(site.place.dataDir, [word], ['releases']).places.length).toBeGreaterThan(50)
    expect((await site.read(path)).text).not.toContain(word)
    await site.change('news', first, { title: 'After the second was ready' })
    for (const pid of pidsOf(site.place, 'publisher')) if (pid !== standby.pid) process.kill(pid, 'SIGKILL')
    await standby.until('idle')

    const { text } = await site.until(path, (seen) => seen.text.includes(word))
    expect(text).toContain('After the second was ready')
    standby.stop()
    await untilPhase('idle')
  }, 120_000)

  it.each<[string, (given: { secret: string; now: number }) => [secret: string, timestamp: number], number]>([
    ['forged', ({ now }) => ['another secret', now], 401],
    ['stale', ({ secret, now }) => [secret, now - 3600], 401],
  ])('refuses a webhook that is %s (Q-6)', async (_kind, sign, refusal) => {
    const [secret, timestamp] = sign({
      secret: site.secrets['WEBHOOK_SECRET'] ?? '',
      now: Math.floor(Date.now() / 1000),
    })
    expect(await nudge({ secret, timestamp: String(timestamp) })).toBe(refusal)
  })

  it('takes a webhook once, and neither nonsense nor a flood (ED-3, Q-6)', async () => {
    const secret = site.secrets['WEBHOOK_SECRET'] ?? ''
    const timestamp = String(Math.floor(Date.now() / 1000))
    const sent = { secret, timestamp, delivery: randomUUID() }

    expect([await nudge(sent), await nudge(sent)]).toEqual([202, 401])
    expect(await nudge({ ...sent, body: 'nonsense' })).toBe(400)
    expect(await nudge({ ...sent, body: 'x'.repeat(10_000) })).toBe(413)
  })

  it('shows what it does to people of the house alone (OP-1)', async () => {
    expect((await site.read('/publisher/status.json')).status).toBe(401)
    const readStatus = async () => {
      const response = await fetch(`${site.edge}/publisher/status.json`, { headers: site.operator })
      return (await response.json()) as { phase: string; waiting: number; held: unknown[] }
    }
    let status = await readStatus()
    // The last nudge of the test before may just be looked into.
    for (; status.phase !== 'idle' || status.waiting > 0; status = await readStatus()) await sleep(50)

    expect(status.held).toEqual([])
    expect((await site.read('/publisher')).status).toBe(401)
    // A picture that there is not is nobody's secret.
    expect((await site.read('/social/none.jpg')).status).toBe(404)
    const readPage = async () => (await fetch(`${site.edge}/publisher`, { headers: site.operator })).text()
    while (!(await readPage()).includes('Everything that is published is live.')) await sleep(50)
    const metrics = await (await fetch(`${site.edge}/publisher/metrics`, { headers: site.operator })).text()
    expect(metrics).toMatch(/^publisher_waiting_rows 0$/m)
  })

  describe('and people who sign in', () => testSigningIn(() => ({ site, first })))

  describe(`in a storm of 40 operations, 300 nudges and 4 kills (seed ${seed})`, () =>
    testStorm(() => ({ site, first }), seed))

  // The last: afterwards there is nothing left of it.
  describe('and its backup', () => testBackup(() => ({ site, first })))

  type Sent = { secret: string; timestamp: string; delivery?: string; body?: string }

  async function nudge({ secret, timestamp, delivery = randomUUID(), body }: Sent): Promise<number> {
    const text = body ?? JSON.stringify({ delivery, seq: 1 })
    const headers = {
      [nudgeHeaders.timestamp]: timestamp,
      [nudgeHeaders.delivery]: delivery,
      [nudgeHeaders.signature]: signNudge(secret, { timestamp, body: text }),
    }
    const response = await fetch(`${site.edge}/publisher/webhook`, { method: 'POST', headers, body: text })
    return response.status
  }
})
