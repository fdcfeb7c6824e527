import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { uuidV7 } from '../../../../services/account/records/uuid-v7'
import { type Screenings } from '../../../../services/account/watching/screenings'
import { codeOf, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const list = '{ viewer { registrations(locale: "fr-fr") { id version state mode position title venue isPast } } }'
const cancel = `mutation ($key: Key!, $id: ID!, $version: Int!) {
  cancelRegistration(key: $key, id: $id, version: $version, locale: "en") { id version state title }
}`
const change = `mutation ($key: Key!, $id: ID!, $version: Int!, $mode: AttendanceMode!) {
  changeAttendance(key: $key, id: $id, version: $version, mode: $mode, locale: "en") { version mode otherMode }
}`
const facts = {
  editions: {
    en: { title: 'Merger briefing', path: '/en/events/4/merger-briefing', slug: 'merger-briefing', venue: 'London' },
    'fr-fr': { title: 'Point fusions', path: '/fr-fr/evenements/4/fusions', slug: 'fusions', venue: 'Londres' },
  },
  ...{ timeZone: 'Europe/London', mode: 'in-person', isCancelled: false, capacity: 1, onlineCapacity: null },
  ...{ opens: null, closes: null, cpdMinutes: 60 },
}

/** What somebody registered for, seen and given back in their account. */
export function describeOwnRegistrations(world: () => World, database: () => Pool): void {
  describe('registrations', () => {
    const addEvent = async (event: number, endsAt: string, more: object = {}) => {
      await database().query(
        'insert into account.occasions (event, facts, changed_at, ends_at) values ($1, $2, now(), $3)',
        [event, { ...facts, startsAt: endsAt, endsAt, ...more }, endsAt],
      )
    }
    const add = async (event: number, own: { sub?: string; email: string; state: string }) => {
      const id = uuidV7()
      await database().query(
        `insert into account.registrations (id, event, sub, email, email_key, name, organisation, job_title, country, mode,
           state, questions, consent, newsletters, locale)
         values ($1, $2, $3, $4, lower($4), 'N', 'O', '', 'GB', 'in-person', $5, '', 'c', false, 'en')`,
        [id, event, own.sub, own.email, own.state],
      )
      return id
    }
    const listOf = async (who: string) => {
      const { data } = await world().ask(who, list)
      return (data as { viewer: { registrations: Record<string, unknown>[] } }).viewer.registrations
    }

    beforeEach(() => database().query('truncate account.registrations, account.occasions cascade'))

    it('are shown in the language of the page, also those made as a guest of a verified address (R-DAS-03)', async () => {
      await addEvent(4, '2099-03-02T18:00:00.000Z')
      await addEvent(5, '2020-03-02T18:00:00.000Z')
      await add(4, { sub: ben, email: 'ben@elsewhere.example', state: 'registered' })
      const guest = await add(4, { email: 'Anna@harbour.example', state: 'waiting' })
      const past = await add(5, { sub: anna, email: 'old@harbour.example', state: 'registered' })

      expect(await listOf(anna)).toEqual([
        expect.objectContaining({ id: guest, state: 'WAITING', position: 1, title: 'Point fusions', isPast: false }),
        expect.objectContaining({ id: past, state: 'REGISTERED', position: null, venue: 'Londres', isPast: true }),
      ])
      expect((await listOf(ben)).map(({ state }) => state)).toEqual(['REGISTERED'])
    })

    it('are given back once, and the next in order has the place (R-DAS-03, EV-1, AC-7)', async () => {
      await addEvent(4, '2099-03-02T18:00:00.000Z')
      const mine = await add(4, { sub: anna, email: 'anna@harbour.example', state: 'registered' })
      const next = await add(4, { sub: ben, email: 'ben@elsewhere.example', state: 'waiting' })
      const send = (who: string, version: number, id = mine) =>
        world().ask(who, cancel, { key: randomUUID(), id, version })

      expect(await codeOf(send(ben, 1))).toBe('NOT_FOUND')
      expect((await send(anna, 7)).errors).toMatchObject([{ extensions: { code: 'CONFLICT', version: 1 } }])
      const given = await send(anna, 1)
      expect(given.data).toEqual({
        cancelRegistration: { id: mine, version: 2, state: 'CANCELLED', title: 'Merger briefing' },
      })
      expect(await send(anna, 1)).toEqual(given)
      expect(await listOf(ben)).toEqual([expect.objectContaining({ id: next, state: 'REGISTERED', position: null })])
      expect(await codeOf(send(anna, 1, 'nothing'))).toBe('NOT_FOUND')
    })

    it('are moved to the stream and back where there is a place, and else stay (EV-1, AC-7)', async () => {
      await addEvent(4, '2099-03-02T18:00:00.000Z', { mode: 'hybrid', onlineCapacity: 1 })
      const mine = await add(4, { sub: anna, email: 'anna@harbour.example', state: 'registered' })
      await add(4, { sub: ben, email: 'ben@elsewhere.example', state: 'waiting' })
      const send = (version: number, mode: string, who = anna) =>
        world().ask(who, change, { key: randomUUID(), id: mine, version, mode })

      expect(await codeOf(send(1, 'ONLINE', ben))).toBe('NOT_FOUND')
      expect(await codeOf(send(7, 'ONLINE'))).toBe('CONFLICT')
      const moved = await send(1, 'ONLINE')
      expect(moved.data).toEqual({ changeAttendance: { version: 2, mode: 'ONLINE', otherMode: 'IN_PERSON' } })
      expect(await send(1, 'ONLINE')).toEqual(moved)
      // Ben waited for the room, and has it now.
      expect(await listOf(ben)).toEqual([expect.objectContaining({ state: 'REGISTERED' })])
      expect((await send(2, 'IN_PERSON')).errors).toMatchObject([{ extensions: { code: 'INVALID', fields: ['mode'] } }])
    })

    it('open the recording to those with a place or a product, and to nobody else (EV-6, PM-11)', async () => {
      const ask = (who: string, event = '5') => world().ask(who, '{ recordingOf(event: "' + event + '") }')
      const { screenings } = world().sources as unknown as { screenings: Screenings }
      screenings.hear('events', 5, { recordingForClients: true, recordingUrl: 'https://films.example/secret' })
      await addEvent(5, '2020-03-02T18:00:00.000Z')
      await add(5, { sub: 'auth0|guest', email: 'guest@elsewhere.example', state: 'registered' })
      const address = expect.stringMatching(/^\/online-services\/watch\/[\w.-]+$/) as string
      expect((await ask('auth0|guest')).data).toEqual({ recordingOf: address })
      expect((await ask(anna)).data).toEqual({ recordingOf: address })
      expect(await codeOf(ask('auth0|stranger'))).toBe('FORBIDDEN')
      expect(await codeOf(ask(anna, '6'))).toBe('NOT_FOUND')
    })

    it('of an event that is over stay as they are (R-DAS-03)', async () => {
      await addEvent(5, '2020-03-02T18:00:00.000Z')
      const past = await add(5, { sub: anna, email: 'anna@harbour.example', state: 'registered' })

      expect(await codeOf(world().ask(anna, cancel, { key: randomUUID(), id: past, version: 1 }))).toBe('BAD_REQUEST')
    })
  })
}
