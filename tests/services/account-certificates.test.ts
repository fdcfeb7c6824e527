import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openTable } from '../../services/account/account-route'
import { certificateRoutes } from '../../services/account/certificates/answer-certificate'
import { openCertificateNumbers } from '../../services/account/certificates/certificate-numbers'
import { openCertified } from '../../services/account/certificates/open-certified'
import { openDirectory } from '../../services/account/clients/directory'
import { verifyRoutes } from '../../services/account/documents/answer-verify'
import { openGivenOuts } from '../../services/account/documents/given-out'
import { openPdfMaker } from '../../services/account/documents/open-pdf-maker'
import { openNavigator } from '../../services/account/navigator/open-navigator'
import { placeRoutes } from '../../services/account/registrations/answer-place'
import { openEventDesk } from '../../services/account/registrations/event-desk'
import { findPlaceIn } from '../../services/account/registrations/find-places'
import { lettersOnPlaces } from '../../services/account/registrations/letters/letters-on-places'
import { tellMoments } from '../../services/account/registrations/letters/tell-moments'
import { type Occasion } from '../../services/account/registrations/occasion'
import { openRegistrations } from '../../services/account/registrations/registrations'
import { openRevocations } from '../../services/account/signed/revocations'
import { openSignedAddresses } from '../../services/account/signed/signed-addresses'
import { respond } from '../../services/http/respond'
import { registrationsPath } from '../../src/forms/registration'
import { href } from '../../src/routes/href'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { renderDocument } from '../support/browser/made-pages'
import { pageAt, planOf } from '../support/place/site'
import { readPdf } from '../support/publishing/read-pdf'

const keys = ['k'.repeat(32)]
const siteOrigin = 'https://firm.example'
const occasion: Occasion = {
  event: 7,
  changedAt: '2026-06-01T00:00:00.000Z',
  facts: {
    editions: { en: { title: 'Limits', path: '/en/events/7/limits', slug: 'limits', venue: 'Paris' } },
    ...{ startsAt: '2026-03-10T16:30:00.000Z', endsAt: '2026-03-10T18:00:00.000Z', timeZone: 'Europe/Paris' },
    ...{ mode: 'in-person', isCancelled: false, capacity: 9, onlineCapacity: null, recording: null },
    ...{ opens: null, closes: null, cpdMinutes: 75 },
  },
}
const pages = new Map(
  (['event-place', 'verify'] as const).map((route) => {
    const at = href(route, 'en')
    return [at, renderDocument(pageAt(planOf([]), at))]
  }),
)

describe('the certificate of who came', () => {
  let own: AccountPlace
  let server: Server
  let origin = ''
  const maker = openPdfMaker()
  const said: string[] = []
  let now = new Date('2026-03-10T17:00:00.000Z')
  const clock = () => now
  const parts = () => {
    const { database } = own
    const signed = openSignedAddresses(keys, openRevocations(database))
    const linkOf = ({ id }: { id: string }) => `${origin}${registrationsPath}/${signed.make('place', id, new Date())}`
    return { database, signed, letters: { linkOf, siteOrigin, clock }, numbers: openCertificateNumbers(keys) }
  }
  const desk = () => {
    const { database, letters, numbers } = parts()
    return openEventDesk({ database, clock, letters, numbersOf: numbers.allOf })
  }
  const places = () => {
    const { database, letters } = parts()
    return openRegistrations({ database, findOccasion: () => occasion, tell: lettersOnPlaces(letters), clock })
  }
  beforeAll(async () => {
    own = await openAccountPlace()
    const { database, signed, numbers } = parts()
    const senders = { allow: () => true }
    const givenOuts = openGivenOuts(database)
    const both = { signed, senders, givenOuts, report: (line: string) => void said.push(line) }
    const fetchPage = (at: string) => Promise.resolve({ html: pages.get(at) ?? '', policy: '' })
    const certificates = {
      ...both,
      numbers,
      maker,
      siteOrigin,
      findCertified: openCertified({ database, directory: openDirectory(), clock }),
      clock,
    }
    const placeDesk = {
      ...both,
      registrations: places(),
      findPlace: findPlaceIn(database),
      screenings: { find: () => undefined },
      pages: { fetchPage },
      clock,
    }
    const verify = { ...both, navigator: openNavigator(database), pages: { fetchPage } }
    const routes = [...verifyRoutes(verify), ...placeRoutes(placeDesk), ...certificateRoutes(certificates)]
    const answer = openTable(routes)
    server = createServer((request, response) => {
      void answer(request, request.url ?? '').then((given) => respond(request, response, given))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    maker.close()
    await own.stop()
  })
  beforeEach(async () => {
    now = new Date('2026-03-10T12:00:00.000Z')
    await own.database.query('truncate account.occasions, account.letters, account.given_out cascade')
  })
  const register = async (email: string) => {
    const form = { name: 'Ada Byron', email, organisation: 'Harbour', jobTitle: '', country: 'France', questions: '' }
    const more = { mode: 'in-person' as const, consent: '2026-11', newsletters: false, locale: 'en' }
    const guest = { sub: undefined, timeZone: undefined, key: undefined }
    const taken = await places().register(7, { ...form, ...more, dietary: '', access: '' }, guest)
    if ('refused' in taken) throw new Error(taken.refused)
    return { id: taken.registration.id, link: parts().letters.linkOf(taken.registration) }
  }
  const came = (email: string, isSo = true) => desk().mark(7, { ids: [], emails: [email], came: isSo })
  const offered = async (link: string) => {
    const page = await (await fetch(link)).text()
    const [, at] = /<a href="([^"]*)" data-lead="certificate"/.exec(page) ?? []
    return /<p data-when="certificate"/.test(page) ? at : undefined
  }
  const linksIn = async (kind: string) => {
    const { rows } = await own.database.query<{ link: string }>(
      `select data ->> 'certificate' as link from account.letters where kind = $1`,
      [kind],
    )
    return rows.map(({ link }) => link)
  }

  it('is offered signed out once the event is over and the desk has marked it, and never before (EV-4)', async () => {
    const { link } = await register('ada@x.example')
    expect(await offered(link)).toBeUndefined()
    await came('ada@x.example')
    expect(await offered(link)).toBeUndefined()
    now = new Date('2026-03-10T18:00:01.000Z')
    const at = await offered(link)
    const answer = await fetch(origin + (at ?? ''))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text } = await readPdf(Buffer.from(await answer.arrayBuffer()))
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Ada Byron.*Limits.*10 March 2026.*75 minutes/)
  })

  it('has a number that the page of checking answers without naming anybody, until attendance is taken back (EV-4)', async () => {
    const { id, link } = await register('ada@x.example')
    await came('ada@x.example')
    now = new Date('2026-03-11T09:00:00.000Z')
    const { code } = parts().numbers.numberOf(`place ${id}`)
    const check = async () => {
      const answer = await fetch(`${origin}/en/verify/${code}`)
      return { status: answer.status, text: await answer.text() }
    }
    expect((await check()).status).toBe(404)
    const at = await offered(link)
    for (const time of [1, 2]) expect([time, (await fetch(origin + (at ?? ''))).status]).toEqual([time, 200])
    const checked = await check()
    expect(checked.status).toBe(200)
    expect(checked.text).toContain('attendance of “Limits” on 10 March 2026, with 75 minutes')
    expect(checked.text).not.toMatch(/Byron|Harbour|x\.example/)
    await came('ada@x.example', false)
    expect((await check()).status).toBe(404)
    expect((await fetch(origin + (at ?? ''))).status).toBe(404)
  })

  it('comes with the letter after the event, or by one of its own where it was marked later (EV-2, EV-4)', async () => {
    const ada = await register('ada@x.example')
    const bo = await register('bo@x.example')
    await came('ada@x.example')
    const { database, letters } = parts()
    now = new Date('2026-03-13T18:00:00.000Z')
    await tellMoments({ database, letters })(now)
    expect((await linksIn('place-followed-up')).map((link) => link !== '').sort()).toEqual([false, true])
    now = new Date('2026-03-14T09:00:00.000Z')
    for (const email of ['bo@x.example', 'bo@x.example', 'ada@x.example']) await came(email)
    const late = await linksIn('place-certified')
    expect(late).toHaveLength(1)
    expect(await offered(late[0] ?? '')).toBeDefined()
    expect([ada.id === bo.id, await offered(bo.link)]).toEqual([false, expect.any(String)])
  })

  it('is opened by no address that was altered or made for something else, and none of it reaches the log (EV-4)', async () => {
    const { id } = await register('ada@x.example')
    await came('ada@x.example')
    now = new Date('2026-03-11T09:00:00.000Z')
    const { signed } = parts()
    const good = signed.make('certificate', `en place ${id}`, now)
    const ended = signed.make('certificate', `en place ${id}`, new Date(now.getTime() - 3_600_001))
    const bad = [`${good}x`, ended, signed.make('place', id, now), signed.make('certificate', `de-de place ${id}`, now)]
    for (const path of bad) expect((await fetch(`${origin}/online-services/certificates/${path}`)).status).toBe(404)
    expect((await fetch(`${origin}/online-services/certificates/${good}`, { method: 'POST' })).status).toBe(405)
    expect(said.join('\n')).not.toContain(id)
  })
})
