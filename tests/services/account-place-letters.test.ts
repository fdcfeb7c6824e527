import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { type Letter, openPost, type Post } from '../../services/account/mail/open-post'
import { openOutbox } from '../../services/account/outbox/open-outbox'
import { lettersOnPlaces } from '../../services/account/registrations/letters/letters-on-places'
import { tellMoments } from '../../services/account/registrations/letters/tell-moments'
import { type Occasion, type OccasionFacts } from '../../services/account/registrations/occasion'
import { openRegistrations } from '../../services/account/registrations/registrations'
import { openDatabase } from '../../services/database/open-database'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'

const facts: OccasionFacts = {
  editions: {
    en: { title: 'Works councils, again', path: '/en/events/7/works', slug: 'works', venue: 'Brookgate House' },
  },
  // In the night after this day clocks in London and New York go forward, on different days.
  ...{ startsAt: '2027-03-28T09:30:00.000Z', endsAt: '2027-03-28T11:00:00.000Z', timeZone: 'Europe/London' },
  ...{ mode: 'in-person', isCancelled: false, capacity: 2, onlineCapacity: null },
  ...{ opens: null, closes: null, cpdMinutes: 60, recording: null },
}
const said = (email: string, name = 'Ada Byron') => ({
  ...{ name, email, organisation: 'Harbour', jobTitle: '', country: 'FR', mode: 'in-person' as const },
  ...{ questions: '', consent: '2026-11', newsletters: false, locale: 'en', dietary: '', access: '' },
})
const guest = { sub: undefined, timeZone: undefined, key: undefined }
const siteOrigin = 'https://firm.example'

/** The entry as two readers of calendars have it; they must agree. */
function readEntry(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const [other] = Object.values(sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')
  if (other?.type !== 'VEVENT') throw new Error('The second reader finds no entry.')
  expect([other.uid, Number(other.sequence), other.start.toISOString()]).toEqual([
    ...[event.uid, event.sequence, event.startDate.toJSDate().toISOString()],
  ])
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
    start: event.startDate.toJSDate().toISOString(),
    attendee: event.component.getFirstPropertyValue('attendee'),
  }
}

describe('letters on places at events', () => {
  let own: AccountPlace
  let occasion: Occasion
  let now = new Date()
  let event = 0
  let taken: Letter[] = []
  beforeAll(async () => {
    own = await openAccountPlace()
  })
  afterAll(() => own.stop())
  afterEach(() => own.database.query('truncate account.occasions cascade'))
  const letters = { linkOf: ({ id }: { id: string }) => `${siteOrigin}/place/${id}`, siteOrigin, clock: () => now }
  const open = (more: Partial<OccasionFacts> = {}) => {
    occasion = { event: ++event, changedAt: '2026-02-01T00:00:00.000Z', facts: { ...facts, ...more } }
    now = new Date()
    taken = []
    return openRegistrations({
      ...{ database: own.database, findOccasion: () => occasion, clock: () => now },
      tell: lettersOnPlaces(letters),
    })
  }
  const publish = (more: Partial<OccasionFacts>) => {
    const changedAt = new Date(Date.parse(occasion.changedAt) + 1000).toISOString()
    occasion = { ...occasion, changedAt, facts: { ...occasion.facts, ...more } }
  }
  const deliver = async (post: Post = (letter) => Promise.resolve(taken.push(letter))) => {
    const outbox = openOutbox({
      ...{ database: own.database, post, from: 'events@firm.example', desk: 'desk@firm.example' },
      report: (line) => {
        throw new Error(line)
      },
    })
    await outbox.deliverDue(new Date(Date.now() + 60_000))
    const told = taken.filter(({ to }) => typeof to === 'object' && to.address !== 'desk@firm.example')
    taken = []
    return told
  }
  const invitationsOf = (told: readonly Letter[]) =>
    told.map(({ invitation }) => (invitation ? readEntry(invitation.text) : undefined))
  const take = async (
    place: ReturnType<typeof open>,
    email: string,
    by: Parameters<typeof place.register>[2] = guest,
  ) => {
    const registered = await place.register(event, said(email), by)
    if ('refused' in registered) throw new Error(registered.refused)
    return registered.registration
  }

  it('carry one entry that is made, moved and taken out again (EV-2)', async () => {
    const place = open()
    const { id } = await take(place, 'ada+x@x.example')
    publish({ startsAt: '2027-03-28T12:30:00.000Z', endsAt: '2027-03-28T14:00:00.000Z' })
    await place.settle(event)
    await place.cancel(id)
    const entries = invitationsOf(await deliver())
    const entry = { uid: `${id}@firm.example`, summary: 'Works councils, again', location: 'Brookgate House' }
    expect(entries).toMatchObject([
      { ...entry, method: 'REQUEST', status: 'CONFIRMED', sequence: 0, start: facts.startsAt },
      { ...entry, method: 'REQUEST', sequence: 1, start: '2027-03-28T12:30:00.000Z' },
      { ...entry, method: 'CANCEL', status: 'CANCELLED', sequence: 2, attendee: 'mailto:ada+x@x.example' },
    ])
  })

  it('give those who wait no entry before they have a place, and none when they leave the list (EV-2)', async () => {
    const place = open({ capacity: 1 })
    const first = await take(place, 'a@x.example')
    await take(place, 'b@x.example')
    const third = await take(place, 'c@x.example')
    await place.cancel(third.id)
    await place.cancel(first.id)
    const told = await deliver()
    const toldTo = (address: string) =>
      told
        .filter(({ to }) => JSON.stringify(to).includes(address))
        .map(({ subject, invitation }) => [subject, invitation?.method])
    expect(toldTo('a@x.example')).toEqual([
      ['You are registered', 'REQUEST'],
      ['Your registration is cancelled', 'CANCEL'],
    ])
    expect(toldTo('b@x.example')).toEqual([
      ['You are on the waiting list', undefined],
      ['You have a place', 'REQUEST'],
    ])
    expect(toldTo('c@x.example')).toEqual([
      ['You are on the waiting list', undefined],
      ['You have left the waiting list', undefined],
    ])
  })

  it('take the entry out where the firm calls the event off (EV-2)', async () => {
    const place = open()
    await take(place, 'a@x.example')
    publish({ isCancelled: true })
    await place.settle(event)
    expect(invitationsOf(await deliver())).toMatchObject([{ sequence: 0 }, { method: 'CANCEL', sequence: 1 }])
  })

  it('keep names with line breaks, quotation marks and other scripts within their line (EV-2)', async () => {
    const place = open()
    const name = 'Ada "the first"\r\nATTENDEE:mailto:eve@x.example 李, 雷'
    await place.register(event, said('a@x.example', name), guest)
    const told = await deliver()
    expect(invitationsOf(told)).toMatchObject([{ attendee: 'mailto:a@x.example' }])
    expect(told[0]?.invitation?.text.match(/^ATTENDEE/gm)).toHaveLength(1)
  })

  it('leave as mail with the calendar beside the words, its method named (EV-2)', async () => {
    const folder = join(own.place.dataDir, 'mail')
    const post = openPost({ smtpUrl: undefined, folder })
    await take(open(), 'a@x.example')
    if (post) await deliver(post)
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(mails.filter((mail) => mail.includes('text/calendar; charset=utf-8; method=REQUEST'))).toHaveLength(1)
  })

  it('remind a day and an hour before, once for all replicas, on the clocks of the person (EV-2)', async () => {
    const place = open()
    const other = openDatabase(own.databaseUrl)
    const tellers = [own.database, other].map((database) => tellMoments({ database, letters }))
    const tellAt = async (moment: string) => {
      await Promise.all(tellers.map((tell) => tell(new Date(moment))))
      return (await deliver()).map(({ to, subject, text }) => [to, subject, text] as const)
    }
    await take(place, 'a@x.example', { ...guest, sub: 'auth0|a', timeZone: 'Asia/Kolkata' })
    await take(place, 'b@x.example')
    await take(place, 'waits@x.example')
    await deliver()
    expect(await tellAt('2027-03-27T09:29:59.000Z')).toEqual([])
    const [first, second, ...more] = await tellAt('2027-03-27T09:30:00.000Z')
    expect([first?.[1], more]).toEqual(['Your event takes place within a day', []])
    expect(first?.[2]).toContain('15:00 to 16:30 GMT+5:30')
    expect(second?.[2]).toContain('10:30 to 12:00 BST')
    expect(await tellAt('2027-03-28T08:00:00.000Z')).toEqual([])
    const hour = await tellAt('2027-03-28T08:31:00.000Z')
    expect(hour.map(([, subject]) => subject)).toEqual(Array(2).fill('Your event begins within the hour'))
    expect(await tellAt('2027-03-28T08:32:00.000Z')).toEqual([])
    await other.end()
  })

  it('remind once more of what was moved, and of nothing that was called off (EV-2)', async () => {
    const place = open()
    const tell = tellMoments({ database: own.database, letters })
    await take(place, 'a@x.example')
    await tell(new Date('2027-03-27T10:00:00.000Z'))
    publish({ startsAt: '2027-04-20T09:30:00.000Z', endsAt: '2027-04-20T11:00:00.000Z' })
    await place.settle(event)
    await deliver()
    await tell(new Date('2027-04-19T10:00:00.000Z'))
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your event takes place within a day'])
    publish({ isCancelled: true })
    await place.settle(event)
    await deliver()
    await tell(new Date('2027-04-20T09:00:00.000Z'))
    expect(await deliver()).toEqual([])
  })

  it('follow an event up with its recording, or without one after three days (EV-2)', async () => {
    const place = open()
    const tell = tellMoments({ database: own.database, letters })
    await take(place, 'a@x.example')
    await deliver()
    await tell(new Date('2027-03-28T15:00:00.000Z'))
    expect(await deliver()).toEqual([])
    now = new Date('2027-03-29T08:00:00.000Z')
    publish({ recording: 'https://video.example/7' })
    await place.settle(event)
    await tell(now)
    const [letter, ...more] = await deliver()
    expect([letter?.text.includes(`Recording: ${siteOrigin}/en/events/7/works`), more]).toEqual([true, []])
    await take(open(), 'b@x.example')
    await deliver()
    await tell(new Date('2027-03-31T11:00:01.000Z'))
    expect((await deliver()).map(({ text }) => text.includes('Recording'))).toEqual([false])
  })
})
