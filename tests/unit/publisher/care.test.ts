import { type AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { alarmNames, findAlarms, type Sights, unseen } from '../../../services/publisher/care/alarms'
import { everyDayAt, msUntil } from '../../../services/publisher/care/at-time'
import { readCertificateEnd } from '../../../services/publisher/care/certificate'
import { countDrift } from '../../../services/publisher/care/count-drift'
import { toMetrics } from '../../../services/publisher/http/metrics'
import { type Receipt } from '../../../services/releases/store/receipts'
import { createCertificate } from '../../support/edge/self-signed'

const now = new Date('2026-11-22T12:00:00Z')
const receipt = (clickToLive: number | null) => ({ clickToLive, pages: { changed: 1 } }) as Receipt

const calm: Sights = {
  state: { phase: 'idle', waiting: [], head: 9, release: 4, held: [], problem: undefined },
  search: { waiting: 0, problem: undefined },
  care: { comparison: undefined, ...unseen },
  receipts: [receipt(0.9)],
}
const comparison = { at: '2026-11-22T02:31:00Z', release: 4, seq: 9, compared: 90, differences: 0, named: [] }
const differing = { ...comparison, differences: 2, folder: '/data/differences' }
const inState = (own: Partial<Sights['state']>): Sights => ({ ...calm, state: { ...calm.state, ...own } })
const inCare = (own: Partial<Sights['care']>): Sights => ({ ...calm, care: { ...calm.care, ...own } })

describe('the alarms of the publisher (OP-2)', () => {
  it('name ten pages that are not as they should be, and count the others', () => {
    const faults = new Map(Array.from({ length: 12 }, (_, at) => [`/en/${at}`, 'It leads nowhere.']))
    const alarms = findAlarms(inCare({ faults }), now)

    expect(alarms).toHaveLength(11)
    expect(alarms.at(-1)?.words).toBe('Not as they should be are also 2 pages more.')
  })

  it('are none while all is well', () => {
    const care = {
      ...unseen,
      comparison,
      drift: { at: '2026-11-22T11:00:00Z', records: 0 },
      certificateEnds: '2027-01-01T00:00:00Z',
    }

    expect(findAlarms({ ...calm, care }, now)).toEqual([])
    expect(findAlarms({ ...calm, receipts: [receipt(null)] }, now)).toEqual([])
  })

  it.each<[string, Sights, string]>([
    ['failing', inState({ problem: 'The log is away' }), 'The last attempt failed: The log is away'],
    ['slow', { ...calm, receipts: [receipt(2.34), receipt(1)] }, 'The last publication took 2.3 s; 2 s is the aim.'],
    [
      'held-back',
      inState({ held: [{ path: '/en/a', message: 'It has no title.' }] }),
      'Held back: /en/a: It has no title.',
    ],
    [
      'search-behind',
      { ...calm, search: { waiting: 3, problem: 'refused' } },
      'Search is updated later, it does not answer: refused',
    ],
    [
      'index-drift',
      inCare({ drift: { at: '2026-11-22T11:00:00Z', records: 1 } }),
      'Search had 1 record otherwise than the site on 2026-11-22 11:00 UTC.',
    ],
    [
      'faulty',
      inCare({ faults: new Map([['/en/a', 'It leads nowhere.']]) }),
      'Live, and not as it should be: /en/a: It leads nowhere.',
    ],
    ['difference', inCare({ comparison: differing }), 'differ at 2 paths. Both sides are kept in /data/differences.'],
    [
      'unproven',
      inCare({ comparison: { ...comparison, suspended: 'the build failed' } }),
      'Release 4 was not compared with a build from nothing: the build failed',
    ],
    ['certificate', inCare({ certificateEnds: '2026-12-01T00:00:00Z' }), 'ends on 2026-12-01 00:00 UTC. Renew it.'],
    [
      'certificate',
      inCare({ certificateEnds: '2026-11-22T11:59:00Z' }),
      'ended on 2026-11-22 11:59 UTC: browsers warn readers off.',
    ],
  ])('say what is %s, and metrics count it', (name, sights, words) => {
    const alarms = findAlarms(sights, now)

    expect(alarms).toEqual([{ name, words: expect.stringContaining(words) as string }])
    const counts = alarmNames.map((one) => `publisher_alarms{name="${one}"} ${one === name ? 1 : 0}`)
    expect(toMetrics(sights, alarms, now).match(/^publisher_alarms\{.*$/gm)).toEqual(counts)
  })

  it('do not miss a comparison that a pause forbids', () => {
    const paused = { ...inCare({ comparison: { ...comparison, suspended: 'an earlier release was brought back' } }) }

    expect(findAlarms({ ...paused, state: { ...calm.state, phase: 'paused' } }, now)).toEqual([])
  })
})

describe('the drift of an index (OP-2)', () => {
  const index = (records: Record<string, string>) => new Map([['en', new Map(Object.entries(records))]])

  it.each<[string, Record<string, string>, number]>([
    ['is none when each record is as it was told', { a: '1', b: '2' }, 0],
    ['counts what is missing', { a: '1' }, 1],
    ['counts what is other', { a: '1', b: 'changed' }, 1],
    ['counts what nobody told of', { a: '1', b: '2', c: '3' }, 1],
    ['counts all of a lost index', {}, 2],
  ])('%s', (_title, held, drift) => {
    expect(countDrift(index({ a: '1', b: '2' }), index(held))).toBe(drift)
  })
})

describe('a time of day', () => {
  it.each([
    ['2026-11-22T02:29:00Z', 60_000],
    ['2026-11-22T02:30:00Z', 86_400_000],
    ['2026-11-22T02:31:00Z', 86_340_000],
  ])('is next after %s in %i ms', (instant, ms) => {
    expect(msUntil('02:30', new Date(instant))).toBe(ms)
  })

  it('is no more waited for once it is called off', async () => {
    const ending = new AbortController()
    const work = jest.fn(() => Promise.resolve())
    const waiting = everyDayAt('02:30', work, ending.signal)
    ending.abort()
    await waiting

    expect(work).not.toHaveBeenCalled()
  })
})

describe('the certificate of the site (OP-2)', () => {
  it('is read although it ended long ago and nobody trusts it', async () => {
    const ended = new Date('2026-02-03T04:05:06Z')
    const server = createServer(createCertificate(new Date('2025-01-01T00:00:00Z'), ended))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const end = await readCertificateEnd(`https://localhost:${port}/`)
    server.close()

    expect(end).toEqual(ended)
  })

  it('is none of an address without https', async () => {
    expect(await readCertificateEnd('http://localhost:1')).toBeUndefined()
  })
})
