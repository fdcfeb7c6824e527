import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openOptIns } from '../../services/account/alerts/opt-in/opt-ins'
import { answerPlace } from '../../services/account/registrations/answer-place'
import { answerRegistration } from '../../services/account/registrations/answer-registration'
import { findPlaceIn } from '../../services/account/registrations/find-places'
import { lettersOnPlaces } from '../../services/account/registrations/letters/letters-on-places'
import { type Occasion } from '../../services/account/registrations/occasion'
import { openRegistrations } from '../../services/account/registrations/registrations'
import { openRevocations } from '../../services/account/signed/revocations'
import { openSignedAddresses } from '../../services/account/signed/signed-addresses'
import { respond } from '../../services/http/respond'
import { registrationsPath } from '../../src/forms/registration'
import { href } from '../../src/routes/href'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { renderDocument } from '../support/browser/made-pages'
import { item, pageAt, planOf } from '../support/place/site'
import { findPerson, sources } from '../support/registrations/who-registers'

const times = { startsAt: '2126-06-10T16:30:00.000Z', endsAt: '2126-06-10T18:00:00.000Z', timeZone: 'Europe/Paris' }
const path = '/en/events/7/limits'
const topic = item('topic', 6, { name: 'Limits', path: '/en/insights/topics/limits' })
const pageOf = (own: object) =>
  renderDocument(
    pageAt(
      planOf([item('event', 7, { title: 'Limits', path, topics: [6], ...own, ...times }), topic]),
      `${path}/register`,
    ),
  )
const page = pageOf({ mode: 'in-person', venue: 'Paris' })
const withoutSubject = pageOf({ mode: 'in-person', topics: [] })
const online = pageOf({ mode: 'online' })
const places = new Map(
  (['en', 'fr-fr', 'zh-cn'] as const).map((locale) => {
    const at = href('event-place', locale)
    return [at, renderDocument(pageAt(planOf([]), at))]
  }),
)
const occasion: Occasion = {
  event: 7,
  changedAt: '2026-06-01T00:00:00.000Z',
  facts: {
    editions: { en: { title: 'Limits', path, slug: 'limits', venue: 'Paris' } },
    ...{ ...times, mode: 'in-person', isCancelled: false, capacity: 1, onlineCapacity: null },
    ...{ opens: null, closes: null, cpdMinutes: null, recording: null },
  },
}
const form = {
  event: '7',
  locale: 'en',
  name: 'Ada <b>',
  email: 'ada@x.example',
  organisation: 'Harbour',
  jobTitle: '',
}
const whole = { ...form, country: 'France', mode: 'in-person', questions: '', consent: '2026-11' }

describe('the form of an event', () => {
  let own: AccountPlace
  let server: Server
  let origin = ''
  let isWithdrawn = false
  beforeAll(async () => {
    own = await openAccountPlace()
    const { database } = own
    const signed = openSignedAddresses(['k'.repeat(32)], openRevocations(database))
    const linkOf = ({ id }: { id: string }) => `${origin}${registrationsPath}/${signed.make('place', id, new Date())}`
    const findOccasion = () => (isWithdrawn ? undefined : occasion)
    const registrations = openRegistrations({
      database,
      findOccasion,
      tell: lettersOnPlaces({ linkOf, siteOrigin: 'https://firm.example' }),
    })
    const desk = {
      ...{ registrations, findOccasion, isWhole: () => true, senders: { allow: () => true } },
      ...{
        pages: { fetchPage: (at: string) => Promise.resolve({ html: places.get(at) ?? page, policy: '' }) },
        report: () => undefined,
      },
      findAsker: (authorization: string | undefined) => Promise.resolve(findPerson(authorization)),
      findTimeZone: () => Promise.resolve('Asia/Tokyo'),
      alertMe: {
        optIns: openOptIns({ database, linkOf: (id) => `https://firm.example/confirm/${id}` }),
        sources: sources as never,
      },
    }
    server = createServer((request, response) => {
      const at = request.url ?? ''
      const answer =
        at === registrationsPath
          ? answerRegistration(request, desk)
          : answerPlace(request, at, {
              ...desk,
              signed,
              findPlace: findPlaceIn(database),
              screenings: { find: () => undefined },
            })
      void answer.then((given) => respond(request, response, given))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await own.stop()
  })
  const post = async (given: Record<string, string>) => {
    const answer = await fetch(`${origin}${registrationsPath}`, { method: 'POST', body: new URLSearchParams(given) })
    return { status: answer.status, text: await answer.text() }
  }
  const kinds = async () =>
    (await own.database.query<{ kind: string }>('select kind from account.letters order by id')).rows.map(
      ({ kind }) => kind,
    )
  const wish = (link: string, asked: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ wish: asked }) })
  const linkOf = async (address: string) => {
    const { rows } = await own.database.query<{ link: string }>(
      "select data ->> 'link' as link from account.letters where address = $1 order by id desc limit 1",
      [address],
    )
    return rows[0]?.link ?? ''
  }

  it('gives back what is wrong with the words beside it, and keeps the rest (R-INS-05, V-7)', async () => {
    const { status, text } = await post({ ...whole, organisation: 'H', email: 'ada' })
    expect(status).toBe(422)
    expect(text).toContain('value="Ada &lt;b&gt;"')
    expect(text).toMatch(/name="organisation"[^>]*aria-invalid="true"/)
    expect(await kinds()).toEqual([])
  })

  it('gives the one place, then a number on the list, and tells both and the desk (R-INS-05, EV-2)', async () => {
    const first = await post(whole)
    const again = await post(whole)
    expect([first.status, again.text]).toEqual([200, first.text])
    expect((await post({ ...whole, email: 'bo@x.example' })).text).toMatch(/data-fill="reference"[^>]*>1</)
    expect(await kinds()).toEqual(['place-registered', 'place-for-desk', 'place-waiting', 'place-for-desk'])
  })

  it('asks those who come in person what they need, and keeps it apart from the rest (R-INS-05)', async () => {
    expect(page).toContain('id="registration-dietary"')
    expect(online).not.toContain('registration-dietary')
    const guest = { ...whole, email: 'cy@x.example', dietary: 'No nuts' }
    const long = await post({ ...guest, access: 'x'.repeat(501) })
    expect([long.status, long.text.includes('id="registration-access-problem"')]).toEqual([422, true])
    await post({ ...guest, access: 'Step-free' })
    const needs = await own.database.query('select dietary, access from account.registration_needs')
    expect(needs.rows).toEqual([{ dietary: 'No nuts', access: 'Step-free' }])
    const letters = await own.database.query<{ data: object }>('select data from account.letters')
    expect(JSON.stringify(letters.rows)).not.toMatch(/nuts|Step-free/)
  })

  it('takes somebody who is signed in by their account and its verified address, once (R-INS-05, EV-1)', async () => {
    const token = { token: 'of-ada', key: '0190b7a0-0000-7000-8000-000000000001', email: 'typed@x.example' }
    const answers = [await post({ ...whole, ...token }), await post({ ...whole, ...token, key: '' })]
    const past = await post({ ...whole, email: 'past@x.example', token: 'of-a-session-that-is-over' })
    const { rows } = await own.database.query(
      `select email, sub, time_zone as zone, last_key as key from account.registrations
        where email_key = any('{ada@work.example,typed@x.example,past@x.example}') order by email`,
    )

    expect(answers.map(({ status, text }) => [status, /data-fill="reference"[^>]*>(\d+)</.exec(text)?.[1]])).toEqual([
      [200, '3'],
      [200, '3'],
    ])
    expect(past.text).not.toContain('of-a-session')
    expect(rows).toEqual([
      { email: 'Ada@work.example', sub: 'auth0|ada', zone: 'Asia/Tokyo', key: token.key },
      { email: 'past@x.example', sub: null, zone: null, key: null },
    ])
  })

  it('gives a place back by the link of the letter, signed out, and not by looking at it (EV-2)', async () => {
    const link = await linkOf('ada@x.example')
    const looked = await (await fetch(link)).text()
    expect(looked).toMatch(/data-when="registered" tabIndex="-1" autofocus/i)
    expect(looked).toMatch(/data-fill="event">Limits</)
    expect(looked).toContain(`action="${new URL(link).pathname}"`)
    const before = (await kinds()).length
    expect((await wish(link, 'nonsense')).status).toBe(422)
    const given = await (await wish(link, 'give-back')).text()
    expect(given).not.toMatch(/hidden="" data-when="given-back"/)
    expect(given).toMatch(/hidden="" data-when="form"/)
    // The letters of one moment have no order.
    const letters = (await kinds()).slice(before).sort()
    expect(letters).toEqual(['place-cancelled', 'place-for-desk', 'place-for-desk', 'place-given'])
    expect((await wish(`${link}x`, 'give-back')).status).toBe(404)
  })

  it('asks by one letter whether other letters are wanted, where the box was ticked and only then (R-INS-05, AL-1)', async () => {
    expect(page).toMatch(/<input[^>]*name="newsletters"/)
    expect(page).not.toMatch(/<input[^>]*name="newsletters"[^>]*checked/)
    expect(withoutSubject).not.toContain('name="newsletters"')
    const asked = () =>
      own.database
        .query<object>("select address, data from account.letters where kind = 'opt-in'")
        .then(({ rows }) => rows)
    const isSaid = (text: string) => !/<p hidden=""[^>]*data-when="newsletters"/.test(text)
    const without = await post({ ...whole, email: 'no-letters@x.example' })
    expect([isSaid(without.text), await asked()]).toEqual([false, []])
    const wrong = await post({ ...whole, email: 'letters@x.example', country: '', newsletters: 'yes' })
    expect(wrong.text).toMatch(/name="newsletters"[^>]*checked/)
    expect(await asked()).toEqual([])
    const ticked = { ...whole, email: 'letters@x.example', newsletters: 'yes' }
    for (let press = 0; press < 2; press += 1) expect(isSaid((await post(ticked)).text)).toBe(true)

    expect(await asked()).toEqual([
      { address: 'letters@x.example', data: { title: 'Limits', link: expect.stringContaining('/confirm/') as string } },
    ])
  })

  it('says the same to the person who types an address registered already, and writes to it once (R-INS-05, EV-2)', async () => {
    const lettersTo = () =>
      own.database
        .query<{ kind: string }>("select kind from account.letters where address = 'twice@x.example'")
        .then(({ rows }) => rows)
    const first = await post({ ...whole, email: 'twice@x.example' })
    const again = await post({ ...whole, email: 'Twice@x.example', name: 'Somebody else' })

    const receiptOf = ({ text }: { text: string }) => text.slice(0, text.indexOf('<form class="field_form"'))
    expect(receiptOf(again)).toBe(receiptOf(first))
    expect(page).toContain('If you were registered before, it is the letter that you have.')
    expect(await lettersTo()).toEqual([{ kind: 'place-waiting' }])
  })

  it('keeps HTML in questions as text, and a name with line breaks in one line (R-INS-05)', async () => {
    const hostile = { name: 'Eve\r\nBcc: all@x.example', questions: '<img src=x onerror=alert(1)>\nWhy?' }
    const wrong = await post({ ...whole, ...hostile, email: 'eve@x.example', consent: '' })
    expect(wrong.text).not.toContain('<img src=x')
    expect(wrong.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    await post({ ...whole, ...hostile, email: 'eve@x.example' })
    const { rows } = await own.database.query(
      "select name, questions from account.registrations where email = 'eve@x.example'",
    )
    expect(rows).toEqual([{ ...hostile, name: 'Eve Bcc: all@x.example' }])
  })

  it('explains that an event has another form than when its page was opened, and takes the next press (R-INS-05)', async () => {
    const moved = { ...whole, email: 'moved@x.example', mode: 'online' }
    const answer = await post(moved)
    const mode = /<input type="hidden" name="mode" value="([^"]*)"/.exec(answer.text)?.[1] ?? ''

    expect([answer.status, mode]).toEqual([422, 'in-person'])
    expect(answer.text).toMatch(
      /<li data-when="mode"><a href="#registration-send">The event takes place in another way/,
    )
    expect((await post({ ...moved, mode })).status).toBe(200)
  })

  it('explains in words that an event was withdrawn while its form was open (R-INS-05)', async () => {
    isWithdrawn = true
    const answer = await post({ ...whole, email: 'late@x.example' })
    isWithdrawn = false

    expect(answer.status).toBe(409)
    // A page, of which the form's own place is shown where it was sent by a script.
    expect(answer.text).toContain(
      '<div id="registration"><h1 tabindex="-1" autofocus>Registration has closed</h1></div>',
    )
    expect((await post({ ...whole, email: 'late@x.example' })).status).toBe(200)
  })
})
