import { type Pool } from 'pg'
import { type Grants } from '../../../../services/account/people/grants'
import { type World } from '../../../support/account/account-world'
import { answerRow } from '../../../support/content/navigator-rows'
import { articleRow, minutes, openNews } from '../../../support/letters/alert-world'
import { openAlertService } from '../../../support/letters/alerting'
import { openPostBox } from '../../../support/letters/post-box'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const law = answerRow({ shortAnswer: 'Three.', version: 2 })
const hear = ({ hear: tell }: Grants, sub: string, productPermissions: string[]) =>
  tell('grants', 77, { sub, organisation: 1, productPermissions })

/** What reaches people by mail. */
export function describeLetters(world: () => World, database: () => Pool): void {
  describe('are sent as letters', () => {
    let news: Awaited<ReturnType<typeof openNews>>
    let box: Awaited<ReturnType<typeof openPostBox>>
    let service: ReturnType<typeof openAlertService>
    const open = () => openAlertService({ database: database(), sources: world().sources, post: box.post })
    beforeEach(async () => {
      news = await openNews(database())
      box = await openPostBox()
      service = open()
      await news.prove(anna, 'anna@harbour.example')
    })
    afterEach(() => box.close())
    const notices = (sub: string, own: { choices?: object; paused?: string }) =>
      database().query(
        `insert into account.notices (sub, version, last_key, choices, hour, weekday, paused_until)
         values ($1, 1, gen_random_uuid(), $2, 8, 1, $3)`,
        [sub, own.choices ?? {}, own.paused ?? null],
      )
    const plain = (text = '') => text.replace(/=\r\n/g, '').replace(/\r\n (?=\S)/g, ' ')

    it('one over all that is new, the law first, and none where nothing is (AL-2, AL-3)', async () => {
      hear(world().sources.grants, anna, ['disclosure'])
      await news.follow(anna, 'topic', '5')
      await news.follow(anna, 'jurisdiction', '1')
      await service.run(minutes(5))
      await news.publish(articleRow(2, 'Mergers told'), law)
      await service.run(new Date())
      expect(box.taken).toEqual([])
      await Promise.all([service.run(minutes(2)), open().run(minutes(2))])
      await service.run(minutes(20))

      expect(box.taken.map(({ to }) => to)).toEqual(['anna@harbour.example'])
      const text = plain(box.taken[0]?.text)
      expect(text).toContain('Subject: The law has changed where you follow it')
      expect(text.indexOf('The law has changed\r\n')).toBeLessThan(text.indexOf('Insights and training'))
      expect(text).toContain('https://firm.example/en/articles/2/one')
      expect(text).toContain('You follow: Mergers')
      expect(text).not.toContain('Three.')
      expect(text).toMatch(/List-Unsubscribe: +<https:\/\/firm\.example\/online-services\/alerts\/stop\/en\/\w+>/)
      expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(text).toContain('List-ID: Aldermoor Vane <alerts.firm.example>')
      expect(text).not.toMatch(/<img|src=3D/)
    })

    it('of what may be read when they leave: what was taken away meanwhile is not told (AL-2, NV-8, PM-2)', async () => {
      hear(world().sources.grants, anna, ['disclosure'])
      await news.follow(anna, 'jurisdiction', '1')
      await news.publish(law)
      await service.alerting.work(minutes(2))
      await service.alerting.work(minutes(4))
      hear(world().sources.grants, anna, [])
      await service.outbox.deliverDue(minutes(5))

      expect(box.taken).toEqual([])
      const { rows } = await database().query('select kind, failed, address from account.letters')
      expect(rows).toEqual([{ kind: 'alerts', failed: 'nothing to say', address: null }])
    })

    it('and not of what they no longer follow, or want no letters of (R-AUT-05)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.publish(articleRow(2, 'News'))
      await service.alerting.work(new Date())
      await database().query('update account.follows set ended_at = now()')
      await service.run(minutes(3))
      expect(box.taken).toEqual([])
      await notices(anna, { choices: { 'insights email': 'never' } })
      await database().query('update account.follows set ended_at = null')
      await news.publish(articleRow(3, 'More news'))
      await service.run(minutes(3))
      await service.run(minutes(9))

      expect(box.taken).toEqual([])
    })

    it('not before the day until which they paused, and then as one (AL-1)', async () => {
      const day = 86_400_000
      const until = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)
      await notices(anna, { paused: until })
      await news.follow(anna, 'topic', '5')
      await news.publish(articleRow(2, 'News'), articleRow(3, 'More news'))
      await service.run(new Date())
      await service.run(new Date(Date.parse(until) - 1))
      expect(box.taken).toEqual([])
      await service.run(new Date(Date.parse(until) + 60_000))

      expect(box.taken).toHaveLength(1)
      expect(plain(box.taken[0]?.text)).toContain('Subject: 2 pieces of news on what you follow')
    })

    it('once, whatever an hour without a mail server does to them (AL-2)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.publish(articleRow(2, 'News'))
      const post = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNECTION' }))
      const away = openAlertService({ database: database(), sources: world().sources, post })
      for (let minute = 0; minute < 60; minute += 3) await away.run(minutes(minute))
      await Promise.all([service.run(minutes(200)), open().run(minutes(200))])

      expect(box.taken).toHaveLength(1)
    })

    it('and wait until every grant was read, without a try that is lost (AL-2)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.publish(articleRow(8, 'On limits'))
      await service.alerting.work(new Date())
      let isWhole = false
      const early = openAlertService({
        database: database(),
        sources: { ...world().sources, isWhole: () => isWhole },
        post: box.post,
      })
      const attempts = async () =>
        (
          await database().query<{ attempts: number; failed: string | null }>(
            'select attempts, failed from account.letters',
          )
        ).rows
      await early.run(minutes(2))
      await early.run(minutes(3))
      expect(await attempts()).toEqual([{ attempts: 0, failed: null }])
      isWhole = true
      await early.run(minutes(3))
      expect([box.taken.length, await attempts()]).toEqual([1, [{ attempts: 1, failed: null }]])
    })

    it('to the address of now, where it was changed at the provider while they waited (AL-2, AL-6)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.publish(articleRow(2, 'News'))
      await service.alerting.work(minutes(2))
      await service.alerting.work(minutes(4))
      await world().sources.addresses.note(anna, 'anna@elsewhere.example')
      await service.outbox.deliverDue(minutes(5))
      expect(box.taken.map(({ to }) => to)).toEqual(['anna@elsewhere.example'])

      await news.publish(articleRow(3, 'More news'))
      await service.alerting.work(minutes(7))
      await service.alerting.work(minutes(9))
      // The provider has another address that nobody has confirmed.
      await world().sources.addresses.note(anna, undefined)
      await service.run(minutes(11))
      expect(box.taken).toHaveLength(1)
    })

    it('to nobody who ended them, whose address is refused, or who is leaving (AL-3, AL-6)', async () => {
      await news.prove(ben, 'refused@harbour.example')
      for (const sub of [anna, ben]) await news.follow(sub, 'topic', '5')
      await news.publish(articleRow(2, 'News'))
      await service.run(new Date())
      await world().sources.addresses.end(anna)
      await service.run(minutes(2))
      await news.publish(articleRow(3, 'More news'))
      await service.run(minutes(3))
      await service.run(minutes(6))

      expect(box.taken).toEqual([])
      expect(await world().sources.addresses.find(ben)).toMatchObject({ refusedAt: expect.any(Date) as Date })
      const { rows } = await database().query('select from account.letters where person = $1', [ben])
      expect(rows).toHaveLength(1)
      await world().sources.addresses.note(ben, 'ben@elsewhere.example')
      await news.publish(articleRow(4, 'Still more'))
      await service.run(minutes(9))
      await service.run(minutes(12))
      expect(box.taken.map(({ to }) => to)).toEqual(['ben@elsewhere.example'])
    })
  })
}
