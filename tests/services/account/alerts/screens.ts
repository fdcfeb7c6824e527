import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { type World } from '../../../support/account/account-world'
import { answerRow } from '../../../support/content/navigator-rows'
import { articleRow, minutes, openNews } from '../../../support/letters/alert-world'
import { openAlertService } from '../../../support/letters/alerting'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const list = '{ viewer { alerts(locale: "en") { id title place path because isRead } } }'
const letters = '{ viewer { letters(locale: "en") { state dueAt alerts { title } } } }'
const read = `mutation ($key: Key!, $alert: ID!, $isAlone: Boolean!) { readAlerts(key: $key, alert: $alert, isAlone: $isAlone) { id } }`
const resume = 'mutation ($key: Key!) { resumeLetters(key: $key) { id } }'

type Shown = { id: string; title: string; place: string | null; path: string; because: string[]; isRead: boolean }

/** What people see of it on the site. */
export function describeScreens(world: () => World, database: () => Pool): void {
  describe('are shown on the site', () => {
    let news: Awaited<ReturnType<typeof openNews>>
    const alertsOf = async (sub: string) =>
      ((await world().ask(sub, list)).data as { viewer: { alerts: Shown[] } }).viewer.alerts
    const lettersOf = async (sub: string) =>
      ((await world().ask(sub, letters)).data as { viewer: { letters: { state: string } } }).viewer.letters
    const work = (now = new Date()) => {
      const post = () => Promise.resolve()
      return openAlertService({ database: database(), sources: world().sources, post }).alerting.work(now)
    }
    beforeEach(async () => {
      news = await openNews(database())
    })

    it('at once, as their reader may read them, and read on every device (C-2, AL-2, NV-8, PM-2)', async () => {
      world().sources.grants.hear('grants', 77, { sub: anna, organisation: 1, productPermissions: ['disclosure'] })
      for (const sub of [anna, ben]) {
        await news.follow(sub, 'topic', '5')
        await news.follow(sub, 'jurisdiction', '1')
      }
      await news.publish(articleRow(2, 'Mergers told'), answerRow({ shortAnswer: 'Three.', version: 2 }))
      await work()
      const mine = await alertsOf(anna)
      expect(mine.map(({ title, place, because, isRead }) => [title, place, because, isRead])).toEqual(
        expect.arrayContaining([
          ['Mergers told', null, ['Mergers'], false],
          ['Is a notice needed?', 'France', ['France'], false],
        ]),
      )
      expect((await alertsOf(ben)).map(({ title }) => title)).toEqual(['Mergers told'])

      const key = randomUUID()
      const [newest] = mine
      const variables = { key, alert: newest?.id, isAlone: false }
      await world().ask(ben, read, variables)
      expect((await alertsOf(anna)).every(({ isRead }) => !isRead)).toBe(true)
      await world().ask(anna, read, variables)
      await world().ask(anna, read, variables)
      expect((await alertsOf(anna)).every(({ isRead }) => isRead)).toBe(true)
      expect((await alertsOf(ben)).every(({ isRead }) => !isRead)).toBe(true)
      const events = await database().query(`select from account.events where sub = $1 and kind = 'alerts-read'`, [
        anna,
      ])
      expect(events.rowCount).toBe(1)
    })

    it('with the next letter before it goes, and why none goes (R-AUT-05, AL-6)', async () => {
      expect(await lettersOf(anna)).toMatchObject({ state: 'no-address' })
      await news.prove(anna, 'anna@harbour.example')
      await news.follow(anna, 'topic', '5', 'weekly')
      await news.publish(articleRow(2, 'Mergers told'))
      await work()
      expect(await lettersOf(anna)).toMatchObject({ state: 'open', alerts: [{ title: 'Mergers told' }] })
      await work(minutes(9 * 24 * 60))
      expect(await lettersOf(anna)).toEqual({ state: 'open', dueAt: null, alerts: [] })

      const { addresses } = world().sources
      await addresses.refuse({ sub: anna, address: 'anna@harbour.example' }, 'EENVELOPE 550')
      expect(await lettersOf(anna)).toMatchObject({ state: 'refused' })
      await addresses.end(anna)
      expect(await lettersOf(anna)).toMatchObject({ state: 'ended' })
      await world().ask(anna, resume, { key: randomUUID() })
      expect(await lettersOf(anna)).toMatchObject({ state: 'open' })
    })
  })
}
