import { type Pool } from 'pg'
import { forgetRegistrations } from '../../services/account/registrations/forget-registrations'
import { type Occasion, type OccasionFacts } from '../../services/account/registrations/occasion'
import { type RegistrationSaid } from '../../services/account/registrations/registration'
import { openRegistrations, type Tell } from '../../services/account/registrations/registrations'
import { openDatabase } from '../../services/database/open-database'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'

const noon = new Date('2027-03-01T12:00:00.000Z')
const facts: OccasionFacts = {
  editions: {
    en: {
      title: 'Works councils',
      path: '/en/events/7/works_councils',
      slug: 'works_councils',
      venue: 'Brookgate House',
    },
  },
  ...{ startsAt: '2027-03-10T17:30:00.000Z', endsAt: '2027-03-10T19:00:00.000Z', timeZone: 'Europe/London' },
  ...{ mode: 'in-person', isCancelled: false, capacity: 50, onlineCapacity: null },
  ...{ opens: null, closes: '2027-03-09T17:00:00.000Z', cpdMinutes: 60, recording: null },
}
const said = (email: string, more: Partial<RegistrationSaid> = {}): RegistrationSaid => ({
  ...{ name: 'Ada Byron', email, organisation: 'Harbour', jobTitle: '', country: 'FR', mode: 'in-person' },
  ...{ questions: '', consent: '2026-11', newsletters: false, locale: 'en', dietary: '', access: '' },
  ...more,
})
const guest = { sub: undefined, timeZone: undefined, key: undefined }

describe('places at events', () => {
  let own: AccountPlace
  let second: Pool
  let occasion: Occasion
  let now = noon
  const told: string[] = []
  const tell: Tell = (_transaction, happening, { to }) => {
    told.push(`${happening} ${to.email}`)
    return Promise.resolve()
  }
  const replicaOf = (database: Pool) =>
    openRegistrations({ database, tell, findOccasion: () => occasion, clock: () => now })
  const replicas = () => [replicaOf(own.database), replicaOf(second)] as const
  let event = 0
  const open = (more: Partial<OccasionFacts> = {}) => {
    occasion = { event: ++event, changedAt: '2027-02-01T00:00:00.000Z', facts: { ...facts, ...more } }
    now = noon
    told.length = 0
    return replicas()
  }
  const publish = (more: Partial<OccasionFacts>, changedAt: string) =>
    (occasion = { ...occasion, changedAt, facts: { ...occasion.facts, ...more } })
  const emailsIn = async (state: string) => {
    const { rows } = await own.database.query<{ email: string }>(
      'select email from account.registrations where event = $1 and state = $2 order by turn',
      [event, state],
    )
    return rows.map(({ email }) => email)
  }
  const take = async (email: string, more: Partial<RegistrationSaid> = {}) => {
    const taken = await replicas()[0].register(event, said(email, more), guest)
    if ('refused' in taken) throw new Error(taken.refused)
    return taken.registration
  }
  beforeAll(async () => {
    own = await openAccountPlace()
    second = openDatabase(own.databaseUrl)
  })
  afterAll(async () => {
    await second.end()
    await own.stop()
  })

  it('gives exactly 50 of 200 who come at once a place, and the rest a number in order (EV-1)', async () => {
    const [one, other] = open()
    const all = Array.from({ length: 200 }, (_, at) => `p${at}@harbour.example`)
    const taken = await Promise.all(
      all.map((email, at) => (at % 2 === 0 ? one : other).register(event, said(email), guest)),
    )
    expect(await emailsIn('registered')).toHaveLength(50)
    const positions = taken.flatMap((each) => ('registration' in each ? (each.registration.position ?? []) : []))
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1))
  })

  it('takes the same address twice for one registration, however it is written (EV-1)', async () => {
    const [one, other] = open()
    const [first, again] = await Promise.all([
      one.register(event, said('Ada+events@Harbour.example'), guest),
      other.register(event, said('ada+events@harbour.example'), guest),
    ])
    expect([first, again].map((each) => 'isNew' in each && each.isNew).sort()).toEqual([false, true])
    expect(await emailsIn('registered')).toHaveLength(1)
  })

  it('gives a place that comes back to the next in order, and tells them (EV-1)', async () => {
    const [one, other] = open({ capacity: 1 })
    const first = await take('a@x.example')
    await take('b@x.example')
    const third = await take('c@x.example')
    expect(third.position).toBe(2)
    await Promise.all([one.cancel(first.id), other.cancel(first.id)])
    expect(await emailsIn('registered')).toEqual(['b@x.example'])
    expect(told).toEqual([
      'registered a@x.example',
      'waiting b@x.example',
      'waiting c@x.example',
      'cancelled a@x.example',
      'given b@x.example',
    ])
  })

  it('lets nobody who comes later pass those who wait', async () => {
    open({ capacity: 1 })
    await take('a@x.example')
    await take('b@x.example')
    publish({ capacity: 2 }, '2027-02-02T00:00:00.000Z')
    expect((await take('c@x.example')).position).toBe(1)
    expect(await emailsIn('registered')).toEqual(['a@x.example', 'b@x.example'])
  })

  it('fills the places that an editor adds from the list, once for all replicas (EV-1)', async () => {
    const [one, other] = open({ capacity: 1 })
    for (const letter of 'abcd') await take(`${letter}@x.example`)
    publish({ capacity: 3 }, '2027-02-02T00:00:00.000Z')
    await Promise.all([one.settle(event), other.settle(event)])
    expect(await emailsIn('registered')).toEqual(['a@x.example', 'b@x.example', 'c@x.example'])
    expect(told.filter((line) => line.startsWith('given'))).toHaveLength(2)
  })

  it('closes in the second that is said, and for what is called off', async () => {
    const [one] = open()
    now = new Date('2027-03-09T16:59:59.999Z')
    expect(await one.register(event, said('a@x.example'), guest)).toMatchObject({ isNew: true })
    now = new Date('2027-03-09T17:00:00.000Z')
    expect(await one.register(event, said('b@x.example'), guest)).toEqual({ refused: 'closed' })
    publish({ isCancelled: true }, '2027-02-02T00:00:00.000Z')
    expect(await one.register(event, said('c@x.example'), guest)).toEqual({ refused: 'cancelled' })
  })

  it('counts the room and the stream of a hybrid event apart (EV-1)', async () => {
    const [one] = open({ mode: 'hybrid', capacity: 1, onlineCapacity: 1 })
    const room = await take('a@x.example')
    const stream = await take('b@x.example', { mode: 'online' })
    expect([room.state, stream.state]).toEqual(['registered', 'registered'])
    expect(await one.changeMode(stream.id, 'in-person')).toEqual({ refused: 'full' })
    await one.cancel(room.id)
    expect(await one.changeMode(stream.id, 'in-person')).toMatchObject({ registration: { mode: 'in-person' } })
  })

  it('tells everybody of another time once, even where a replica is behind (EV-2)', async () => {
    const [one, other] = open()
    await take('a@x.example')
    const behind = occasion
    publish({ startsAt: '2027-03-11T17:30:00.000Z', endsAt: '2027-03-11T19:00:00.000Z' }, '2027-02-02T00:00:00.000Z')
    await one.settle(event)
    const moved = occasion
    occasion = behind
    await other.settle(event)
    occasion = moved
    await other.settle(event)
    expect(told).toEqual(['registered a@x.example', 'changed a@x.example'])
  })

  it('keeps needs for thirty days after the event, and the registration longer (EV-3)', async () => {
    open()
    const { id } = await take('a@x.example', { dietary: 'No nuts', access: 'Step-free' })
    const countNeeds = async () =>
      (await own.database.query('select from account.registration_needs where registration = $1', [id])).rowCount
    const { needs, registrations } = forgetRegistrations(own.database, () => now)
    now = new Date('2027-04-09T18:59:00.000Z')
    await needs.forgetOlderThan(30)
    expect(await countNeeds()).toBe(1)
    now = new Date('2027-04-09T19:01:00.000Z')
    await needs.forgetOlderThan(30)
    await registrations.forgetOlderThan(730)
    expect(await countNeeds()).toBe(0)
    expect(await emailsIn('registered')).toEqual(['a@x.example'])
  })

  it('joins what somebody began as a guest with their account, by their verified address', async () => {
    const [one] = open()
    await take('ada@x.example')
    const by = { sub: 'auth0|ada', timeZone: 'Asia/Kolkata', key: undefined }
    const joined = await one.register(event, said('Ada@x.example'), by)
    expect(joined).toMatchObject({ isNew: false, registration: { sub: 'auth0|ada', timeZone: 'Asia/Kolkata' } })
  })
})
