import { isGuest } from '../../services/account/alerts/opt-in/guests'
import { limitSenders } from '../../services/account/sent-forms/limit-senders'
import { alertMePath } from '../../src/forms/alert-me'
import { mainWords } from '../../src/i18n/words'
import { href } from '../../src/routes/href'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, type World } from '../support/account/account-world'
import { at } from '../support/content/firm-rows'
import { answerRow } from '../support/content/navigator-rows'
import { edition } from '../support/content/planned-pages'
import { articleRow, eventRow, minutes, openNews } from '../support/letters/alert-world'
import { openAlertService } from '../support/letters/alerting'
import { openOptInDesk } from '../support/letters/opt-in-desk'
import { openPostBox } from '../support/letters/post-box'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const lea = 'lea@harbour.example'
const vacancy = (id: number, own: object = {}) =>
  edition('vacancy', id, {
    ...at(`/en/about-us/careers/vacancy-${id}`, { title: `Lawyer ${id}`, level: 'associate', area: 'Banking' }),
    ...{ postedOn: new Date().toISOString(), closesOn: '2099-01-01T12:00:00.000Z', ...own },
  })
const deal = (id: number) => edition('deal', id, { title: `Matter ${id}`, date: new Date().toISOString() })
const plain = (text = '') => text.replace(/=\r\n/g, '').replace(/\r\n (?=\S)/g, ' ')
const isShown = (text: string, part: string) => new RegExp(`<div(?![^>]*hidden)[^>]*data-when="${part}"`).test(text)

describe('letters that somebody asks for without an account', () => {
  let own: AccountPlace
  let world: World
  let desk: Awaited<ReturnType<typeof openOptInDesk>>
  let origin = ''
  let senders = limitSenders({ most: 1000, seconds: 60 })
  let box: Awaited<ReturnType<typeof openPostBox>>
  let news: Awaited<ReturnType<typeof openNews>>
  beforeAll(async () => {
    own = await openAccountPlace()
    world = await openWorld(own.database)
    desk = await openOptInDesk(own.database, world.sources, () => senders)
    ;({ origin } = desk)
  })
  afterAll(async () => {
    desk.close()
    await world.close()
    await own.stop()
  })
  beforeEach(async () => {
    await own.database.query('truncate account.opt_ins')
    news = await openNews(own.database)
    await news.publish(vacancy(1), articleRow(9, 'On mergers'))
    await own.database.query('truncate account.changes, account.alerts')
    box = await openPostBox()
    senders = limitSenders({ most: 1000, seconds: 60 })
  })
  afterEach(() => box.close())

  const post = async (given: Record<string, string>) => {
    const answer = await fetch(`${origin}${alertMePath}`, { method: 'POST', body: new URLSearchParams(given) })
    return { status: answer.status, text: await answer.text() }
  }
  const press = (about: string, more: Record<string, string> = {}) =>
    post({ about, locale: 'en', email: lea, rate: 'immediate', homepage: '', ...more })
  const service = () => openAlertService({ database: own.database, sources: world.sources, post: box.post })
  const links = () =>
    box.taken.flatMap(
      ({ text }) => /http:\/\/\S+\/confirm\/[\w.~-]+/.exec(plain(text).replaceAll('=3D', '='))?.[0] ?? [],
    )
  const send = async () => {
    await service().outbox.deliverDue(minutes(1))
    return links().at(-1) ?? ''
  }
  const rows = async (text: string, ...values: unknown[]) =>
    (await own.database.query<Record<string, unknown>>(text, values)).rows

  it.each(locales)(
    'begin with the press on a page, whose answer is the form, in %s (R-INS-03, R-AUT-05)',
    async (locale) => {
      const { status, text } = await post({ about: 'article-9', locale })

      expect(status).toBe(200)
      expect(isShown(text, 'form')).toBe(true)
      expect(text).toContain('data-fill="title">Mergers')
      expect(text).toMatch(/name="about"[^>]*value="article-9"/)
    },
  )

  it('are of an insight’s topic, an author, a jurisdiction, a vacancy’s like, all vacancies and all deals (R-INS-03, R-ABT-02)', async () => {
    await news.publish(edition('person', 3, at('/en/people/3/ada', { name: 'Ada Strand' })))
    for (const about of ['article-9', 'person-3', 'nav-jurisdiction-1', 'vacancy-1', 'vacancies-', 'deals-'])
      expect(await press(about, { email: `${about}@x.example` })).toMatchObject({ status: 200 })

    expect(await rows('select kind, about, title from account.opt_ins order by id')).toEqual([
      { kind: 'topic', about: '5', title: 'Mergers' },
      { kind: 'author', about: '3', title: 'Ada Strand' },
      { kind: 'jurisdiction', about: '1', title: 'France' },
      { kind: 'vacancies', about: 'associate banking', title: 'Vacancies like “Lawyer 1”' },
      { kind: 'vacancies', about: '', title: 'New vacancies' },
      { kind: 'deals', about: '', title: expect.any(String) as string },
    ])
    expect(await post({ about: 'article-404', locale: 'en' })).toMatchObject({ status: 404 })
  })

  it('go to nobody before the address confirms it, and opening the link is no confirmation (AL-1, R-AUT-05)', async () => {
    const { text } = await press('article-9')
    expect(isShown(text, 'sent')).toBe(true)
    const link = await send()
    expect(box.taken.map(({ to }) => to)).toEqual([lea])
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200)
    await news.publish(articleRow(2, 'News'))
    await service().run(minutes(2))
    await service().run(minutes(5))

    expect(box.taken).toHaveLength(1)
    expect(await rows('select from account.follows')).toEqual([])
  })

  it('begin with one press of the button behind the link, once however often it is pressed (AL-1)', async () => {
    await press('article-9')
    const link = await send()
    const seen = await (await fetch(link)).text()
    const action = /<form[^>]*action="([^"]*\/confirm\/[^"]*)"/.exec(seen)?.[1] ?? ''
    expect(isShown(seen, 'confirm')).toBe(true)
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}${action}`, { method: 'POST' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(isShown((await answers[0]?.text()) ?? '', 'confirmed')).toBe(true)
    await news.publish(articleRow(2, 'Mergers told'), eventRow(3, 'Elsewhere'))
    await service().run(new Date())
    await service().run(minutes(2))

    const letter = plain(box.taken[1]?.text)
    expect(box.taken.map(({ to }) => to)).toEqual([lea, lea])
    expect(letter).toContain('Mergers told')
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await rows('select count(*)::int as count from account.follows')).toEqual([{ count: 1 }])
    // No account: nothing is kept for a list on the site.
    expect(await rows('select from account.events')).toEqual([])
  })

  it('are asked for twice and sent once, also to people who have them already (AL-1)', async () => {
    await Promise.all([press('article-9'), press('topic-5'), press('article-9', { email: 'LEA@harbour.example' })])
    const link = await send()
    expect(box.taken).toHaveLength(1)
    await fetch(link, { method: 'POST' })
    expect(await press('article-9')).toMatchObject({ status: 200 })
    await send()
    expect(box.taken).toHaveLength(1)
  })

  it('end by one press, after which nothing of the address is kept; and begin again (AL-1, R-AUT-05)', async () => {
    await press('article-9')
    await fetch(await send(), { method: 'POST' })
    const [reader] = await rows('select sub from account.addresses')
    const sub = String(reader?.['sub'])
    expect(isGuest(sub)).toBe(true)
    expect(sub).not.toContain('lea')
    await news.publish(articleRow(2, 'News'))
    await service().run(new Date())
    await world.sources.addresses.end(sub)
    await world.sources.addresses.end(sub)
    await service().run(minutes(5))

    expect(box.taken).toHaveLength(1)
    for (const table of ['addresses', 'follows', 'alerts', 'opt_ins'])
      expect(await rows(`select from account.${table}`)).toEqual([])
    await press('article-9')
    await fetch(await send(), { method: 'POST' })
    expect(await rows('select count(*)::int as count from account.follows')).toEqual([{ count: 1 }])
  })

  it('belong to the account that proves the address, before or after (AL-1, R-AUT-05)', async () => {
    await press('article-9')
    await fetch(await send(), { method: 'POST' })
    await world.sources.addresses.note('auth0|lea', 'Lea@Harbour.example')
    const kept = await rows('select sub, kind, about from account.follows')
    expect(kept).toEqual([{ sub: 'auth0|lea', kind: 'topic', about: '5' }])
    expect(await rows('select sub from account.addresses')).toEqual([{ sub: 'auth0|lea' }])
    await press('vacancies-')
    await fetch(await send(), { method: 'POST' })
    expect(await rows('select sub, kind from account.follows order by kind')).toEqual([
      { sub: 'auth0|lea', kind: 'topic' },
      { sub: 'auth0|lea', kind: 'vacancies' },
    ])
  })

  it('tell of jobs like the one, in the language that was chosen, and not of others; or of deals (R-ABT-02, R-INS-03)', async () => {
    await press('vacancy-1', { locale: 'fr-fr' })
    await fetch(await send(), { method: 'POST' })
    await press('deals-', { email: 'pat@x.example' })
    await fetch(await send(), { method: 'POST' })
    await news.publish(vacancy(2), vacancy(3, { area: 'Tax' }), vacancy(4, { level: 'partner' }), deal(5))
    await service().run(new Date())
    await service().run(minutes(2))

    const letterTo = (address: string) => plain(box.taken.findLast(({ to }) => to === address)?.text)
    const letter = letterTo(lea)
    // A deal has no page of its own, but a place in the list.
    expect(letterTo('pat@x.example')).toContain(`${href('deals', 'en')}#matter_5`)
    expect(letter).toContain('Lawyer 2')
    expect(letter).not.toMatch(/Lawyer [34]|Matter/)
    expect(letter).toContain('/fr-fr/')
  })

  it('say nothing of the law, whatever was granted to the address (AL-1, AL-2)', async () => {
    world.sources.grants.hear('grants', 78, { email: lea, organisation: 1, productPermissions: ['disclosure'] })
    await press('nav-jurisdiction-1')
    await fetch(await send(), { method: 'POST' })
    await news.publish(answerRow({ shortAnswer: 'Three.', version: 2 }))
    await service().run(new Date())
    await service().run(minutes(5))
    world.sources.grants.hear('grants', 78, null)
    expect(box.taken).toHaveLength(1)
  })

  it('are not asked for by programs, other sites, wrong addresses or floods of presses (R-AUT-05)', async () => {
    const body = new URLSearchParams({ about: 'article-9', email: lea })
    const other = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body }
    expect((await fetch(`${origin}${alertMePath}`, other)).status).toBe(403)
    expect(await press('article-9', { homepage: 'x' })).toMatchObject({ status: 422 })
    const wrong = await press('article-9', { email: 'lea@' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toMatch(/name="email"[^>]*aria-invalid="true"/)
    expect(wrong.text).toMatch(/name="email"[^>]*value="lea@"/)
    for (const about of ['topic-5', 'vacancies-', 'vacancy-1', 'deals-', 'nav-jurisdiction-1'])
      expect(await press(about)).toMatchObject({ status: 200 })
    await news.publish(edition('person', 3, at('/en/people/3/ada', { name: 'Ada Strand' })))
    expect(await press('person-3')).toMatchObject({ status: 429 })
    senders = limitSenders({ most: 1, seconds: 60 })
    expect(await press('deals-', { email: 'one@x.example' })).toMatchObject({ status: 200 })
    expect(await press('deals-', { email: 'two@x.example' })).toMatchObject({ status: 429 })
  })

  it.each(locales)(
    'do not begin by a link that was altered, which says so in its language: %s (AL-3)',
    async (locale) => {
      await press('article-9', { locale })
      const answer = await fetch((await send()).replace('~', 'x~'), { method: 'POST' })
      const text = await answer.text()

      expect(answer.status).toBe(404)
      expect(isShown(text, 'unknown')).toBe(true)
      expect(text).toContain(mainWords(locale)('alert-me.unknown'))
      expect(await rows('select from account.follows')).toEqual([])
    },
  )
})
