import { type Pool } from 'pg'
import { matchNext } from '../../../../services/account/alerts/match-changes'
import { findDue } from '../../../../services/account/alerts/next-due'
import { type World } from '../../../support/account/account-world'
import { answerRow, withdrawn } from '../../../support/content/navigator-rows'
import { articleRow, eventRow, openNews } from '../../../support/letters/alert-world'

const anna = 'auth0|anna'
const ben = 'auth0|ben'

/** Who hears of what. */
export function describeMatches(world: () => World, database: () => Pool): void {
  describe('are matched with what changed', () => {
    let news: Awaited<ReturnType<typeof openNews>>
    const match = async () => {
      while (await matchNext(database(), new Date()));
    }
    const told = async () => {
      const { rows } = await database().query<{ line: string }>(
        `select sub || ' ' || subject || ' ' || number || ' ' || nature as line from account.alerts order by sub, subject, number`,
      )
      return rows.map(({ line }) => line)
    }
    beforeEach(async () => {
      news = await openNews(database())
    })

    it('once, by whatever of it they follow, and never of what was there before (AL-2)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.follow(anna, 'search', 'deal mergers')
      await news.follow(ben, 'search', 'sanctions')
      await database().query(
        `insert into account.interests (sub, version, last_key, chosen) values ($1, 1, gen_random_uuid(), '{topic-5}')`,
        [anna],
      )
      await news.publish(articleRow(2, 'Mergers: how a deal is made'), eventRow(3, 'An evening'))
      await match()

      expect(await told()).toEqual([`${anna} article-2 0 new`, `${anna} event-3 0 new`])
      const { rows } = await database().query(`select reasons from account.alerts where subject = 'article-2'`)
      expect(rows).toEqual([{ reasons: ['search-deal mergers', 'topic-5'] }])
      expect((await database().query('select from account.events where kind = $1', ['alert'])).rowCount).toBe(2)
    })

    it('and not of words that are published once more, in another language, or after they were away (AL-2)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.follow(anna, 'jurisdiction', '1')
      const law = answerRow({ shortAnswer: 'Three.', version: 2 })
      await news.publish(articleRow(2, 'News'), law)
      await match()
      const once = await told()
      await news.publish(
        articleRow(2, 'News, said better'),
        articleRow(2, 'Nouvelles', { locale: 'fr-fr', path: '/fr-fr/articles/2/one' }),
        law,
      )
      await news.publish(
        withdrawn(articleRow(2, 'News')),
        answerRow({ locale: 'fr-fr', shortAnswer: 'Trois.', version: 2 }),
      )
      await news.publish(articleRow(2, 'News'), answerRow({ shortAnswer: 'Yes, at five per cent.', version: 1 }))
      await match()

      expect(once).toEqual([`${anna} article-2 0 new`, `${anna} nav-answer-1 2 law-change`])
      expect(await told()).toEqual(once)
    })

    it('so that a correction within ten minutes takes the place of what has not gone (AL-2)', async () => {
      await news.follow(anna, 'jurisdiction', '1')
      await news.publish(answerRow({ shortAnswer: 'Three.', version: 2 }))
      await match()
      await news.publish(answerRow({ shortAnswer: 'Four.', version: 3, changeKind: 'correction' }))
      await match()
      expect(await told()).toEqual([`${anna} nav-answer-1 3 law-change`])
      await database().query(`update account.alerts set made_at = made_at - interval '11 minutes'`)
      await news.publish(answerRow({ shortAnswer: 'Five.', version: 4, changeKind: 'correction' }))
      await match()

      expect(await told()).toEqual([`${anna} nav-answer-1 3 law-change`, `${anna} nav-answer-1 4 correction`])
    })

    it('a thousand at a time, by several services at once, and each of them once (AL-2)', async () => {
      const people = 2500
      await database().query(
        `insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
         select gen_random_uuid(), 'auth0|' || n, gen_random_uuid(), gen_random_uuid(), 'topic', '5', 'Mergers', 'daily'
           from generate_series(1, $1) n`,
        [people],
      )
      await news.publish(articleRow(2, 'News'), articleRow(3, 'More news'))
      await Promise.all([match(), match(), match()])
      // Who came too late to a change that another was at looks again.
      await match()

      const { rows } = await database().query(
        'select count(*)::int as all, count(distinct sub)::int as people from account.alerts',
      )
      expect(rows).toEqual([{ all: 2 * people, people }])
      expect((await database().query('select from account.events')).rowCount).toBe(2 * people)
    })

    it('at the hour that they chose in their zone, over the change of clocks too (AL-1)', () => {
      const paris = { hour: 8, weekday: 1, zone: 'Europe/Paris' }
      const at = (moment: string, rate: 'daily' | 'weekly', times = paris) =>
        findDue(rate, times, new Date(moment))?.toISOString()

      expect(at('2026-03-28T12:00:00Z', 'daily')).toBe('2026-03-29T06:00:00.000Z')
      expect(at('2026-03-27T07:00:00Z', 'daily')).toBe('2026-03-28T07:00:00.000Z')
      expect(at('2026-03-28T12:00:00Z', 'weekly')).toBe('2026-03-30T06:00:00.000Z')
      expect(at('2026-01-01T23:30:00Z', 'daily', { hour: 0, weekday: 1, zone: 'Asia/Shanghai' })).toBe(
        '2026-01-02T16:00:00.000Z',
      )
      expect(findDue('never', paris, new Date())).toBeUndefined()
    })

    it('of the kinds of change that they limited it to, also where it is an interest of theirs (AL-1)', async () => {
      for (const sub of [anna, ben]) await news.follow(sub, 'jurisdiction', '1')
      await database().query(`update account.follows set natures = '{law-change}' where sub = $1`, [anna])
      await database().query(
        `insert into account.interests (sub, version, last_key, chosen)
         values ($1, 1, gen_random_uuid(), '{nav-jurisdiction-1}')`,
        [anna],
      )
      await news.publish(answerRow({ shortAnswer: 'Three.', version: 2, changeKind: 'correction' }))
      await match()
      expect(await told()).toEqual([`${ben} nav-answer-1 2 correction`])
      await news.publish(answerRow({ id: 2, question: 2, shortAnswer: 'One.', version: 1 }))
      await match()

      expect(await told()).toEqual([
        `${anna} nav-answer-2 1 law-change`,
        ...[`${ben} nav-answer-1 2 correction`, `${ben} nav-answer-2 1 law-change`],
      ])
    })

    it('in a language that they read (AL-2)', async () => {
      await news.follow(anna, 'topic', '5')
      await news.follow(ben, 'topic', '5')
      await database().query(
        `insert into account.profiles (sub, version, last_key, locale) values ($1, 1, gen_random_uuid(), 'zh-cn')`,
        [ben],
      )
      await news.publish(articleRow(2, '并购新规', { locale: 'zh-cn', path: '/zh-cn/articles/2/one' }))
      await match()
      expect(await told()).toEqual([`${ben} article-2 0 new`])
      await news.publish(articleRow(2, 'New rules of mergers'))
      await match()

      expect(await told()).toEqual([`${anna} article-2 0 new`, `${ben} article-2 0 new`])
      expect(world().said).toEqual([])
    })
  })
}
