import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { codeOf, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const fields = '{ version hour weekday pausedUntil choices { kind way rate } }'
const change = `mutation ($key: Key!, $version: Int!, $choices: [NoticeChoiceInput!]!, $hour: Int!, $day: Day) {
  changeNotices(key: $key, version: $version, choices: $choices, hour: $hour, weekday: 3, pausedUntil: $day) ${fields}
}`
const step = `mutation ($version: Int!, $step: String!) {
  changeOnboarding(key: "${randomUUID()}", version: $version, step: $step) { version step }
}`

/** How often people hear of what, and the questions of their first day. */
export function describeNotices(world: () => World, database: () => Pool): void {
  describe('notices', () => {
    const daily = { kind: 'law', way: 'email', rate: 'daily' }
    const send = (given: object) =>
      world().ask(anna, change, { key: randomUUID(), version: 0, choices: [daily], hour: 7, ...given })

    beforeEach(() => database().query('truncate account.notices, account.onboarding'))

    it('are as usual until something else is said, and paused until a day (R-DAS-08)', async () => {
      expect((await send({ day: '2026-12-07' })).errors).toBeUndefined()
      const { data } = await world().ask(anna, `{ viewer { notices ${fields} } }`)
      const { notices } = (data as { viewer: { notices: { choices: object[] } } }).viewer

      expect(notices).toMatchObject({ version: 1, hour: 7, weekday: 3, pausedUntil: '2026-12-07' })
      expect(notices.choices).toContainEqual(daily)
      expect(notices.choices).toContainEqual({ kind: 'insights', way: 'email', rate: 'weekly' })
      expect((await world().ask(ben, `{ viewer { notices ${fields} } }`)).data).toMatchObject({
        viewer: { notices: { version: 0, hour: 8, pausedUntil: null } },
      })
    })

    it.each([
      ['of a kind that there is not', { choices: [{ ...daily, kind: 'gossip' }] }],
      ['as often as nobody sends', { choices: [{ ...daily, rate: 'hourly' }] }],
      ['at an hour that no day has', { hour: 24 }],
    ])('are not kept %s (R-DAS-08)', async (_, given) => {
      expect(await codeOf(send(given))).toBe('INVALID')
    })

    it('and the questions of the first day are asked once, wherever somebody goes on (R-AUT-03)', async () => {
      const read = '{ viewer { onboarding { version step } } }'
      expect((await world().ask(anna, read)).data).toEqual({ viewer: { onboarding: { version: 0, step: 'work' } } })
      await world().ask(anna, step, { version: 0, step: 'interests' })
      expect((await world().ask(anna, read)).data).toEqual({
        viewer: { onboarding: { version: 1, step: 'interests' } },
      })
      expect(await codeOf(world().ask(anna, step, { version: 1, step: 'dance' }))).toBe('INVALID')
    })
  })
}
