import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openTable } from '../../services/account/account-route'
import { openSignedAddresses } from '../../services/account/signed/signed-addresses'
import { watchRoutes, openFilms } from '../../services/account/watching/answer-watch'
import { openScreenings } from '../../services/account/watching/screenings'
import { toWatchAddress, findWatch } from '../../services/account/watching/watched'
import { respond } from '../../services/http/respond'

const key = 'the key of the account service'
const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))
const signed = openSignedAddresses(['k'.repeat(32)], { find: () => Promise.resolve(undefined) })
const screenings = openScreenings()
const facts = { startsAt: '2027-03-10T16:00:00.000Z', endsAt: '2027-03-10T17:00:00.000Z', isCancelled: false }
const place = (event: number, own: object = {}) =>
  ({ event, state: 'registered', mode: 'online', at: { facts: { ...facts, ...own } } }) as never

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('what can be watched', () => {
  const said: string[] = []
  const asked: (string | undefined)[] = []
  let now = new Date('2027-03-11T12:00:00.000Z')
  let [origin, cms, account] = ['', undefined as Server | undefined, undefined as Server | undefined]

  beforeAll(async () => {
    screenings.hear('events', 7, {
      recordingForClients: true,
      recordingFilm: 3,
      streamUrl: 'https://stream.example/secret',
    })
    screenings.hear('events', 8, { recordingForClients: true, recordingUrl: 'https://films.example/secret' })
    screenings.hear('events', 9, { streamUrl: 'https://stream.example/nine' })
    // Answers as the endpoint of the CMS does, with the parts that are asked for.
    cms = createServer((request, response) => {
      const { authorization, range } = request.headers
      asked.push(range)
      if (authorization !== `Bearer ${key}` || request.url !== '/api/event-films/7') {
        response.writeHead(404).end()
        return
      }
      const [, from = '0', to = '999'] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
      const part = film.subarray(Number(from), Number(to) + 1)
      // Without a length, as the content management's server leaves it out.
      const headers = { 'content-type': 'video/webm', 'accept-ranges': 'bytes' }
      response.writeHead(
        range ? 206 : 200,
        range ? { ...headers, 'content-range': `bytes ${from}-${to}/1000` } : headers,
      )
      response.write(part)
      response.end()
    })
    const fetchFilm = openFilms({ url: `${await listen(cms)}/api/access-changes`, key })
    const desk = { screenings, signed, fetchFilm, clock: () => now, report: (line: string) => void said.push(line) }
    const answer = openTable(watchRoutes(desk))
    account = createServer((request, response) => {
      void answer(request, request.url ?? '').then((given) => respond(request, response, given))
    })
    origin = await listen(account)
  })
  afterAll(() => {
    cms?.close()
    account?.close()
  })
  const open = (at: string, init: RequestInit = {}) => fetch(origin + at, { redirect: 'manual', ...init })
  const made = (kind: 'recording' | 'stream', event: number) => toWatchAddress(signed, kind, { event, now })

  it('is a film that plays by parts, from a signed address alone, and is kept by nobody on the way (EV-6, PM-11)', async () => {
    const whole = await open(made('recording', 7))
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('cache-control')]).toEqual([
      ...[200, 'video/webm', 'private, no-store'],
    ])
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
    const part = await open(made('recording', 7), { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true)
    expect(asked).toEqual(['bytes=0-', 'bytes=100-199'])
  })

  it('leads to what is elsewhere only by such an address, which ends after ten minutes (EV-6, PM-11)', async () => {
    const at = made('recording', 8)
    const led = await open(at)
    expect([led.status, led.headers.get('location')]).toEqual([303, 'https://films.example/secret'])
    now = new Date(now.getTime() + 600_001)
    const ended = await open(at)
    expect([ended.status, await ended.text()]).toEqual([404, expect.not.stringContaining('secret')])
    const picture = signed.make('picture', 'recording 8', now)
    for (const bad of [`${at}x`, `/online-services/watch/${picture}`]) expect((await open(bad)).status).toBe(404)
    expect((await open(made('recording', 9))).status).toBe(404)
    expect(said.join('\n')).not.toMatch(/secret|example/)
  })

  it('is offered to who has a place: the stream from half an hour before, the recording afterwards (EV-6)', () => {
    const at = (time: string, event = 7, own: object = {}) => findWatch(place(event, own), screenings, new Date(time))
    expect(at('2027-03-10T15:29:00.000Z')).toBeUndefined()
    expect(at('2027-03-10T15:30:00.000Z')).toBe('stream')
    expect(at('2027-03-10T17:00:00.000Z')).toBe('recording')
    expect(at('2027-03-10T17:00:00.000Z', 9)).toBeUndefined()
    expect(at('2027-03-10T17:00:00.000Z', 7, { isCancelled: true })).toBeUndefined()
    expect(findWatch({ ...(place(7) as object), state: 'waiting' } as never, screenings, now)).toBeUndefined()
  })

  it('is forgotten when the CMS says that it is gone (EV-6)', async () => {
    const at = made('recording', 8)
    screenings.hear('events', 8, null)
    expect((await open(at)).status).toBe(404)
  })
})
