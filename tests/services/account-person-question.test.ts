import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { JSDOM } from 'jsdom'
import { answerEnquiry } from '../../services/account/enquiries/answer-enquiry'
import { openEnquiries } from '../../services/account/enquiries/enquiries'
import { answerRegistration } from '../../services/account/registrations/answer-registration'
import { openRegistrations } from '../../services/account/registrations/registrations'
import { openPersonQuestion } from '../../services/account/sent-forms/person-question'
import { respond } from '../../services/http/respond'
import { consentVersion, enquiriesPath } from '../../src/forms/enquiry'
import { registrationsPath } from '../../src/forms/registration'
import { findMarkupProblems } from '../../src/gates/find-markup-problems'
import { mainWords } from '../../src/i18n/words'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { renderDocument } from '../support/browser/made-pages'
import { item, pageAt, planOf } from '../support/place/site'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const hour = 3_600_000
const times = { startsAt: '2126-06-10T16:30:00.000Z', endsAt: '2126-06-10T18:00:00.000Z', timeZone: 'Europe/Paris' }
const pathOf = (locale: string) => `/${locale}/events/7/limits`
const eventIn = (locale: (typeof locales)[number]) => ({
  ...item('event', 7, { ...times, title: 'Limits', path: pathOf(locale), mode: 'online' }),
  locale,
})
const pages = new Map<string, string>(
  locales.flatMap((locale) => [
    [`/${locale}/contact-us`, renderDocument(pageAt(planOf([]), `/${locale}/contact-us`))] as const,
    [
      `${pathOf(locale)}/register`,
      renderDocument(pageAt(planOf([eventIn(locale)]), `${pathOf(locale)}/register`)),
    ] as const,
  ]),
)
const occasion = {
  event: 7,
  changedAt: '2026-06-01T00:00:00.000Z',
  facts: {
    editions: Object.fromEntries(
      locales.map((locale) => [locale, { title: 'Limits', path: pathOf(locale), slug: 'limits', venue: '' }]),
    ),
    ...{ ...times, mode: 'online' as const, isCancelled: false, capacity: null, onlineCapacity: 9 },
    ...{ opens: null, closes: null, cpdMinutes: null, recording: null },
  },
}
const sender = { name: 'Ada', email: 'ada@x.example', organisation: 'Harbour', country: 'France' }
const message = 'We are about to buy a shipyard in Gdynia.'
const forms = {
  enquiry: { path: enquiriesPath, own: { ...sender, topic: 'advice', message, consent: consentVersion } },
  registration: {
    path: registrationsPath,
    own: { ...sender, event: '7', jobTitle: '', mode: 'online', questions: '', consent: '2026-11' },
  },
}

describe('where the installation tells people from programs, a form', () => {
  let own: AccountPlace
  let server: Server
  let origin = ''
  let late = 0
  let turn = 0
  beforeAll(async () => {
    own = await openAccountPlace()
    const { database } = own
    // Replicas, of which the last that was started has a newer key.
    const replicas = [['k'], ['k'], ['n', 'k']].map((keys) => openPersonQuestion(keys.map((key) => key.repeat(32))))
    const personQuestion: ReturnType<typeof openPersonQuestion> = {
      ask: (asking) => replicas[turn++]?.ask(asking, new Date(Date.now() + late)),
    }
    const fetchPage = (at: string) => Promise.resolve({ html: pages.get(at) ?? '', policy: "default-src 'self'" })
    const shared = { senders: { allow: () => true }, report: () => undefined, personQuestion }
    const findOccasion = () => occasion
    // Nobody here asks for letters beside a place.
    const alertMe = {
      optIns: { ask: () => Promise.resolve(), countOf: () => Promise.resolve(0) },
      sources: {
        items: { findMany: () => Promise.resolve([]) },
        feed: { titlesOf: () => Promise.resolve(new Map<string, never>()) },
      },
    }
    const registrationDesk = {
      ...{ ...shared, alertMe, findOccasion, isWhole: () => true, pages: { fetchPage } },
      registrations: openRegistrations({ database, findOccasion, tell: () => Promise.resolve() }),
      findAsker: (authorization: string | undefined) =>
        Promise.resolve(
          authorization === 'Bearer of-bo'
            ? {
                ...{ sub: 'auth0|bo', scopes: [], issuedAt: 0, expiresAt: 0 },
                findVerifiedEmail: () => Promise.resolve('bo@x.example'),
              }
            : undefined,
        ),
      findTimeZone: () => Promise.resolve(undefined),
    }
    const enquiryDesk = {
      ...{ ...shared, enquiries: openEnquiries(database), nudge: () => undefined },
      pages: { fetchContactPage: (locale: string) => fetchPage(`/${locale}/contact-us`) },
    }
    server = createServer((request, response) => {
      const answer =
        request.url === enquiriesPath
          ? answerEnquiry(request, enquiryDesk)
          : answerRegistration(request, registrationDesk)
      void answer.then((given) => respond(request, response, given))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await own.stop()
  })
  beforeEach(async () => {
    late = 0
    turn = 0
    await own.database.query('truncate account.enquiries; delete from account.registrations')
  })

  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })
    const html = await answer.text()
    return { status: answer.status, html, document: new JSDOM(html).window.document }
  }
  type Answer = Awaited<ReturnType<typeof post>>
  const kept = async () => {
    const { rows } = await own.database.query<{ count: number }>(
      'select ((select count(*) from account.enquiries) + (select count(*) from account.registrations))::int as count',
    )
    return rows[0]?.count
  }
  /** What a person sends who reads the page and presses the button: every field as it stands, and the digits. */
  const fill = ({ document }: Answer, locale: (typeof locales)[number]): Record<string, string> => {
    const form = document.querySelector<HTMLFormElement>('form[data-in-place]')
    const named = mainWords(locale)('contact.digits-named').split('|')
    const words = (document.querySelector('[data-fill=digits]')?.textContent ?? '').split(/, |、/)
    const fields = form ? [...new (document.defaultView ?? window).FormData(form)] : []
    return {
      ...Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
      digits: words.map((word) => named.indexOf(word)).join(''),
    }
  }
  const cases = locales.flatMap((locale) =>
    (['enquiry', 'registration'] as const).map((kind) => ({ kind, locale, ...forms[kind] })),
  )

  it.each(cases)(
    'is taken after four digits, and keeps what was typed until then: $kind in $locale (R-CON-01, R-INS-05, EV-1)',
    async ({ path, own: typed, locale }) => {
      const asked = await post(path, { ...typed, locale })
      const question = asked.document.querySelector('[name=digits]')
      const [led] = [...asked.document.querySelectorAll('[role=alert]:not([hidden]) li:not([hidden]) a')]

      expect(asked.status).toBe(422)
      expect(question?.closest('[hidden]')).toBeNull()
      expect(asked.document.querySelector('[role=alert][autofocus]')).not.toBeNull()
      expect(led?.getAttribute('href')).toBe(`#${question?.id ?? ''}`)
      expect(question?.getAttribute('aria-describedby')).toContain('-hint')
      expect(findMarkupProblems(asked.html)).toEqual([])
      expect(await kept()).toBe(0)

      const taken = await post(path, fill(asked, locale))
      expect(taken.status).toBe(200)
      expect(taken.document.querySelector('form[data-in-place]')?.closest('[hidden]')).not.toBeNull()
      expect(await kept()).toBe(1)
      // Sent once more with the same digits, it is the same one.
      expect((await post(path, fill(asked, locale))).status).toBe(200)
      expect(await kept()).toBe(1)
    },
  )

  it.each(cases.filter(({ locale }) => locale === 'en'))(
    'asks again for other digits, for other words, and after half an hour: $kind (R-CON-01, EV-1)',
    async ({ path, own: typed }) => {
      const asked = await post(path, { ...typed, locale: 'en' })
      const right = fill(asked, 'en')
      const wrong = await post(path, { ...right, digits: right['digits'] === '0000' ? '0001' : '0000' })
      turn = 1
      const others = await post(path, { ...right, email: 'eve@x.example' })
      turn = 1
      const forged = await post(path, { ...right, 'digits-asked': `${right['digits-asked'] ?? ''}x` })
      late = hour / 2
      turn = 1
      const ended = await post(path, right)

      expect([wrong, others, forged, ended].map(({ status }) => status)).toEqual([422, 422, 422, 422])
      for (const { document } of [wrong, others, forged, ended]) {
        const field = document.querySelector<HTMLInputElement>('[name=digits]')
        expect([field?.value, field?.getAttribute('aria-invalid')]).toEqual(['', 'true'])
        expect(document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ada')
      }
      expect(await kept()).toBe(0)
      expect((await post(path, { ...fill(ended, 'en') })).status).toBe(200)
    },
  )

  it('takes figures as they are written: with spaces, or by a Chinese keyboard (R-CON-01)', async () => {
    const { path, own: typed } = forms.enquiry
    const right = fill(await post(path, { ...typed, locale: 'zh-cn' }), 'zh-cn')
    const wide = Array.from(right['digits'] ?? '', (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' ')
    expect((await post(path, { ...right, digits: wide })).status).toBe(200)
  })

  it('asks nobody whose session is good, and says first what else is wrong (EV-1, R-INS-05)', async () => {
    const { path, own: typed } = forms.registration
    const broken = await post(path, { ...typed, locale: 'en', organisation: 'H' })
    const signedIn = await post(path, { ...typed, locale: 'en', token: 'of-bo' })
    expect(broken.document.querySelector('[name=digits]')?.closest('[hidden]')).not.toBeNull()
    expect([broken.status, signedIn.status, await kept()]).toEqual([422, 200, 1])
  })
})
