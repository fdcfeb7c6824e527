import { randomUUID } from 'node:crypto'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openTable } from '../../services/account/account-route'
import { eventDeskRoutes } from '../../services/account/registrations/answer-event-desk'
import { openEventDesk } from '../../services/account/registrations/event-desk'
import { type Occasion } from '../../services/account/registrations/occasion'
import { openRegistrations } from '../../services/account/registrations/registrations'
import { openServer } from '../../services/http/open-server'
import { respond } from '../../services/http/respond'
import { eventDeskPath, type EventList } from '../../services/shared/office/event-desk'
import { ownerOf } from '../../src/config/service-paths'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'

const key = 'the key of the office'
const occasion: Occasion = {
  event: 7,
  changedAt: '2026-06-01T00:00:00.000Z',
  facts: {
    editions: { en: { title: 'Limits', path: '/en/events/7/limits', slug: 'limits', venue: 'Paris' } },
    ...{ startsAt: '2027-06-10T16:30:00.000Z', endsAt: '2027-06-10T18:00:00.000Z', timeZone: 'Europe/Paris' },
    ...{ mode: 'in-person', isCancelled: false, capacity: 2, onlineCapacity: null, recording: null },
    ...{ opens: null, closes: null, cpdMinutes: null },
  },
}
const letters = { linkOf: ({ id }: { id: string }) => `/place/${id}`, siteOrigin: 'https://firm.example' }
const people = [
  { name: 'Ada Byron', email: 'Ada@x.example', dietary: 'No nuts' },
  { name: 'Bo 100%', email: 'bo@y.example', questions: 'Why <b>?' },
  { name: 'Cy Waits', email: 'cy@x.example' },
]

describe('the desk of an event', () => {
  let own: AccountPlace
  let server: Server
  let origin = ''
  let now = new Date('2027-06-01T12:00:00.000Z')
  beforeAll(async () => {
    own = await openAccountPlace()
    const { database } = own
    const registrations = openRegistrations({ database, findOccasion: () => occasion, clock: () => now })
    for (const one of people) {
      const said = { organisation: 'Harbour', jobTitle: '', country: 'France', mode: 'in-person' as const, access: '' }
      const more = { questions: '', dietary: '', consent: '2026-11', newsletters: false, locale: 'en' }
      await registrations.register(
        7,
        { ...said, ...more, ...one },
        { sub: undefined, timeZone: undefined, key: undefined },
      )
    }
    const eventDesk = openEventDesk({ database, clock: () => now, letters, numbersOf: () => [] })
    const answer = openTable(eventDeskRoutes({ eventDesk, key }))
    server = openServer((request, response) => {
      const path = (request.url ?? '').replace(/\?.*$/, '')
      void answer(request, path).then((given) => respond(request, response, given))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await own.stop()
  })
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${eventDeskPath}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'x-colleague': '5', ...headers },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const list = async (query = '') => (await send(`/7${query}`)).body as EventList
  const names = async (query: string) => (await list(query)).people.map(({ name }) => name)

  it('shows who comes and who waits, what they ask and what they need, and nothing of accounts (EV-3)', async () => {
    const { people: shown, counts } = await list()
    expect(counts).toEqual({ registered: 2, waiting: 1, cancelled: 0, came: 0 })
    expect(shown).toMatchObject([
      { name: 'Ada Byron', state: 'registered', dietary: 'No nuts' },
      { name: 'Bo 100%', questions: 'Why <b>?', dietary: null },
      { name: 'Cy Waits', state: 'waiting', position: 1 },
    ])
    expect(Object.keys(shown[0] ?? {})).not.toContain('sub')
  })

  it('is searched by name, address and organisation, and by state; signs mean themselves (EV-3)', async () => {
    expect(await names('?search=X.EXAMPLE')).toEqual(['Ada Byron', 'Cy Waits'])
    expect(await names('?search=%25')).toEqual(['Bo 100%'])
    expect(await names('?state=waiting')).toEqual(['Cy Waits'])
    expect((await send('/7?state=nonsense')).status).toBe(400)
  })

  it('marks who came by a list of addresses and one by one, not before the doors open (EV-3)', async () => {
    const came = { emails: ['ada@X.example', 'cy@x.example', 'nobody@x.example'], came: true }
    expect((await send('/7/attendance', came)).status).toBe(409)
    now = new Date('2027-06-10T16:00:00.000Z')
    // Who waits has no place, and is not noted as somebody who came.
    expect((await send('/7/attendance', came)).body).toEqual({
      marked: 1,
      unknown: ['cy@x.example', 'nobody@x.example'],
    })
    const { people: shown, counts } = await list()
    expect([counts.came, shown[0]?.attendedAt]).toEqual([1, now.toISOString()])
    await send('/7/attendance', { ids: [shown[0]?.id], came: false })
    expect((await list()).counts.came).toBe(0)
  })

  it('writes to all or to those who wait, once for each press (EV-3)', async () => {
    const letter = { to: 'waiting', message: 'Two rooms now.\nSee you.', key: randomUUID() }
    expect((await send('/7/letters', letter)).body).toEqual({ written: 1 })
    await send('/7/letters', letter)
    expect((await send('/7/letters', { ...letter, to: 'all', key: randomUUID() })).body).toEqual({ written: 3 })
    const { rows } = await own.database.query<{ address: string }>(
      "select address from account.letters where kind = 'place-from-desk'",
    )
    // Letters of one press are kept at once, in no order.
    expect(rows.map(({ address }) => address).sort()).toEqual([
      'Ada@x.example',
      'bo@y.example',
      'cy@x.example',
      'cy@x.example',
    ])
    expect((await send('/7/letters', { ...letter, message: ' ' })).status).toBe(400)
  })

  it('answers the content management alone, and stands at no public address (EV-3)', async () => {
    expect((await send('/7', undefined, { authorization: 'Bearer another' })).status).toBe(401)
    expect((await send('/7', undefined, { 'x-colleague': '' })).status).toBe(400)
    expect((await send('/7/nothing')).status).toBe(404)
    expect(ownerOf(`${eventDeskPath}/7`)).not.toBe('account')
  })
})
