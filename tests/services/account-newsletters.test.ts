import { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { openTable } from '../../services/account/account-route'
import { type Letter } from '../../services/account/mail/open-post'
import { newsletterRoutes } from '../../services/account/office/answer-newsletter'
import { newsletterPath } from '../../services/shared/office/newsletter-counts'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, siteOrigin, type World } from '../support/account/account-world'
import { at } from '../support/content/firm-rows'
import { withdrawn } from '../support/content/navigator-rows'
import { edition } from '../support/content/planned-pages'
import { articleRow, eventRow, minutes, openNews } from '../support/letters/alert-world'
import { openAlertService } from '../support/letters/alerting'
import { openPostBox } from '../support/letters/post-box'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const entries = [
  { event: 3, words: 'Come and ask.' },
  { article: 2, words: '' },
  { article: 4, words: 'Withdrawn by then.' },
]
const issue = (own: object = {}) =>
  edition('newsletter-issue', 7, {
    ...at('/en/newsletters/7/the-week', { title: 'The week in mergers', summary: 'Two things to read.' }),
    ...{ newsletter: 4, entries, ...own },
  })
const plain = (text = '') => text.replace(/=\r\n/g, '').replace(/\r\n (?=\S)/g, ' ')

describe('newsletters that editors compose', () => {
  let own: AccountPlace
  let world: World
  let news: Awaited<ReturnType<typeof openNews>>
  let box: Awaited<ReturnType<typeof openPostBox>>
  beforeAll(async () => {
    own = await openAccountPlace()
    world = await openWorld(own.database)
  })
  afterAll(async () => {
    await world.close()
    await own.stop()
  })
  beforeEach(async () => {
    news = await openNews(own.database)
    box = await openPostBox()
    const topics = { topics: [] }
    await news.publish(
      edition('newsletter', 4, { title: 'Mergers weekly', key: 'mergers', frequencies: ['weekly'] }),
      edition('newsletter', 5, { title: 'Funds weekly', key: 'funds', frequencies: ['weekly'] }),
      ...[articleRow(2, 'Limits', topics), articleRow(4, 'Gone', topics), eventRow(3, 'Breakfast')],
    )
    await own.database.query('truncate account.changes')
    await news.prove(anna, 'anna@harbour.example')
    await news.follow(anna, 'newsletter', '4')
  })
  afterEach(() => box.close())

  const open = () => openAlertService({ database: own.database, sources: world.sources, post: box.post })

  it('reach their subscribers as the editors ordered and worded them, with what is public when they leave (AL-4, AL-3)', async () => {
    await news.prove(ben, 'ben@elsewhere.example')
    await news.follow(ben, 'newsletter', '5')
    await news.publish(issue())
    await open().alerting.work(new Date())
    await news.publish(withdrawn(articleRow(4, 'Gone')))
    await open().run(minutes(2))

    expect(box.taken.map(({ to }) => to)).toEqual(['anna@harbour.example'])
    const text = plain(box.taken[0]?.text)
    expect(text).toContain('Subject: The week in mergers')
    const places = ['Two things to read.', 'Breakfast', 'Come and ask.', 'Limits', '/en/newsletters/7/the-week']
    const found = places.map((words) => text.indexOf(words))
    expect(found).toEqual([...found].sort((one, other) => one - other))
    expect(Math.min(...found)).toBeGreaterThan(0)
    expect(text).not.toContain('Withdrawn by then.')
    expect(text).toContain('You follow: Mergers weekly')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('are sent once, by however many services, also after a change or another language of them (AL-4, AL-2)', async () => {
    await news.publish(issue())
    await Promise.all([open().run(new Date()), open().run(new Date())])
    await Promise.all([open().run(minutes(2)), open().run(minutes(2)), open().run(minutes(2))])
    await news.publish(issue({ title: 'The week, put right' }))
    await news.publish({ ...issue(), operation: 'withdraw', document: null })
    await news.publish(issue(), issue({ locale: 'fr-fr', title: 'La semaine' }))
    await open().run(minutes(4))
    await open().run(minutes(8))

    expect(box.taken).toHaveLength(1)
  })

  it('come in the language of their reader (AL-4)', async () => {
    await own.database.query(
      `insert into account.profiles (sub, version, last_key, locale) values ($1, 1, gen_random_uuid(), 'fr-fr')`,
      [anna],
    )
    await news.publish(
      issue(),
      issue({ locale: 'fr-fr', title: 'La semaine', path: '/fr-fr/newsletters/7/la-semaine', slug: 'la-semaine' }),
    )
    await open().run(new Date())
    await open().run(minutes(2))

    expect(box.taken).toHaveLength(1)
    expect(plain(box.taken[0]?.text)).toContain('/fr-fr/newsletters/7/la-semaine')
  })

  it('stand in one letter with what else is new, after it (AL-2, AL-4)', async () => {
    await news.follow(anna, 'topic', '5')
    await news.publish(issue(), articleRow(9, 'On mergers'))
    await open().run(new Date())
    await open().run(minutes(2))

    expect(box.taken).toHaveLength(1)
    const text = plain(box.taken[0]?.text)
    expect(text).toContain('Subject: 2 pieces of news on what you follow')
    expect(text.indexOf('On mergers')).toBeLessThan(text.indexOf('The week in mergers'))
  })

  const key = 'the key of the office'

  describe('are counted for their editors', () => {
    const ask = (path: string, headers: object = { authorization: `Bearer ${key}`, 'x-colleague': '5' }) => {
      const table = openTable(newsletterRoutes({ database: own.database, items: world.sources.items, siteOrigin, key }))
      return table({ method: 'GET', headers } as IncomingMessage, newsletterPath + path)
    }
    const count = async () => JSON.parse((await ask('/4/7')).body as string) as object
    const prefer = (sub: string, choices: object) =>
      own.database.query(
        `insert into account.notices (sub, version, last_key, choices, hour, weekday) values ($1, 1, gen_random_uuid(), $2, 8, 1)`,
        [sub, choices],
      )

    const interest = (sub: string) =>
      own.database.query(
        `insert into account.interests (sub, version, last_key, chosen) values ($1, 1, gen_random_uuid(), '{newsletter-4}')`,
        [sub],
      )

    it('by how many would get it, and what was sent, waits and was refused (AL-4, AL-6)', async () => {
      for (const name of ['ben', 'refused', 'ended', 'never']) {
        await news.prove(`auth0|${name}`, `${name}@elsewhere.example`)
        await news.follow(`auth0|${name}`, 'newsletter', '4', name === 'ben' ? 'weekly' : 'immediate')
      }
      await news.follow('auth0|no-address', 'newsletter', '4')
      await news.prove('auth0|other', 'other@elsewhere.example')
      await news.follow('auth0|other', 'newsletter', '5')
      await world.sources.addresses.end('auth0|ended')
      await prefer('auth0|never', { 'newsletters email': 'never' })
      expect(await count()).toEqual({ receivers: 3, waiting: 0, sent: 0, refused: 0 })
      // As an interest it is matched too; of somebody who follows it besides, it is one letter.
      for (const sub of ['auth0|other', anna]) await interest(sub)
      expect(await count()).toEqual({ receivers: 4, waiting: 0, sent: 0, refused: 0 })
      await own.database.query('delete from account.interests')
      await news.publish(issue())
      await open().alerting.work(new Date())
      expect(await count()).toEqual({ receivers: 3, waiting: 3, sent: 0, refused: 0 })
      await open().run(minutes(2))

      // The address that was refused is closed.
      expect(await count()).toEqual({ receivers: 2, waiting: 1, sent: 1, refused: 1 })
      expect(box.taken.map(({ to }) => to)).toEqual(['anna@harbour.example'])
    })

    it('and for nobody else, nor of what has no number (AL-4)', async () => {
      expect((await ask('/4/7', {})).status).toBe(401)
      expect((await ask('/4/7', { authorization: 'Bearer another', 'x-colleague': '5' })).status).toBe(401)
      expect((await ask('/4/7', { authorization: `Bearer ${key}` })).status).toBe(400)
      expect((await ask('/4/seven')).status).toBe(404)
    })
  })

  describe('are tried by their editors', () => {
    const test = (row: unknown, headers: object = { authorization: `Bearer ${key}`, 'x-colleague': '5' }) => {
      const table = openTable(newsletterRoutes({ database: own.database, items: world.sources.items, siteOrigin, key }))
      const body = JSON.stringify({ to: 'editor@firm.example', key: '0190b7a0-0000-7000-8000-000000000001', row })
      const request = Object.assign(Readable.from([Buffer.from(body)]), { method: 'POST', headers })
      return table(request as unknown as IncomingMessage, `${newsletterPath}/test`)
    }
    const draft = (own: object = {}) => ({ ...issue(own), revision: 1 })

    it.each([
      ['en', 'Test: The week in mergers', 'It went to you alone'],
      ['fr-fr', 'Essai', 'vous seul'],
      ['zh-cn', '测试：', '仅发送给您本人'],
    ])('by a letter to themselves alone, as it would be now, in %s (AL-4)', async (locale, subject, said) => {
      await news.publish(withdrawn(articleRow(4, 'Gone')))
      const row = draft({ locale, path: `/${locale}/newsletters/7/the-week` })
      const answers = [await test(row), await test(row)]
      const taken: Letter[] = []
      const post = (letter: Letter) => Promise.resolve(taken.push(letter))
      await openAlertService({ database: own.database, sources: world.sources, post }).run(new Date())

      const told = [200, { leftOut: 1 }]
      expect(answers.map(({ status, body }) => [status, JSON.parse(body as string) as object])).toEqual([told, told])
      expect(taken.map(({ to }) => to)).toEqual([{ name: '', address: 'editor@firm.example' }])
      const [letter] = taken
      const text = letter?.text ?? ''
      expect(letter?.subject).toContain(subject)
      const archive = `${siteOrigin}/${locale}/newsletters/7/the-week`
      expect([said, 'Two things to read.', 'Come and ask.', archive].filter((words) => !text.includes(words))).toEqual(
        [],
      )
      expect([text.includes('Withdrawn by then.'), Object.keys(letter?.headers ?? {})]).toEqual([
        false,
        ['Auto-Submitted'],
      ])
      expect((await own.database.query('select from account.alerts')).rowCount).toBe(0)
    })

    it('and by nobody else, nor where it is no letter of a newsletter (AL-4)', async () => {
      expect((await test(draft(), {})).status).toBe(401)
      expect((await test(articleRow(2, 'Limits'))).status).toBe(400)
      expect((await test({ ...draft(), document: '{}' })).status).toBe(400)
      expect((await own.database.query('select from account.letters')).rowCount).toBe(0)
    })
  })
})
