import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { visitsPath } from '../../../services/account/visits/answer-visit'
import { withClient } from '../../../services/database/connect'
import { portOf } from '../../../src/config/addresses'
import { consentVersion, enquiriesPath } from '../../../src/forms/enquiry'
import { startAccount } from '../../support/account/account-process'
import { databaseIn } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'

const good = {
  name: 'Margaux Thevenet',
  email: 'margaux@example.com',
  organisation: 'Shipyards',
  country: 'France',
  topic: 'advice',
  message: 'We are about to buy a shipyard in Gdynia.',
  consent: consentVersion,
  locale: 'en',
}
const form = 'application/x-www-form-urlencoded'

type Row = typeof good & { reference: string; told_at: Date | null }

/** What anybody may send to the firm, and what becomes of it. The site is not there: only words are answered. */
export function describeEnquiries(given: () => Place): void {
  let place: Place
  let service: string
  beforeAll(() => {
    place = given()
    service = `http://127.0.0.1:${portOf('account', place.portBase)}`
  })

  const ask = <Result extends object>(sql: string, values: unknown[] = []): Promise<Result[]> =>
    withClient(databaseIn(place).url, async (client) => (await client.query<Result>(sql, values)).rows)
  const keptOf = (email: string) => ask<Row>('select * from account.enquiries where email = $1 order by id', [email])
  const send = (own: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(service + enquiriesPath, {
      method: 'POST',
      headers: { 'content-type': form, ...headers },
      body: new URLSearchParams({ ...good, ...own }).toString(),
    })
  const lettersAbout = (reference: string) => {
    const folder = join(place.dataDir, 'mail')
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((letter) => letter.includes(reference))
  }

  describe('an enquiry', () => {
    it('is kept with the wording that was agreed to, and answered by its number alone (R-CON-01)', async () => {
      const answer = await send()
      const words = await answer.text()
      const [row] = await keptOf(good.email)

      expect(answer.status).toBe(200)
      expect(row).toMatchObject(good)
      expect(words).toContain(row?.reference)
      expect(words).not.toContain('shipyard')
    })

    it('is reported to the firm by mail, which answers to the sender; the sender is sent nothing (R-CON-01)', async () => {
      const [row] = await keptOf(good.email)
      const { reference = '' } = row ?? {}
      while ((await keptOf(good.email))[0]?.told_at === null) await sleep(50)
      const [letter = '', ...more] = lettersAbout(reference)

      expect(more).toEqual([])
      expect(letter).toMatch(/^To: enquiries@aldermoor\.example\.com$/im)
      expect(letter).toMatch(/^Reply-To: margaux@example\.com$/im)
      expect(letter).toMatch(new RegExp(`^Subject: Enquiry ${reference}: Advice on a new matter`, 'im'))
      expect(letter).toContain(good.message)
    })

    it('sent again is the same one, unless its form was opened again (R-CON-01)', async () => {
      const email = 'twice@example.com'
      const both = await Promise.all([send({ email }), send({ email })])
      const texts = await Promise.all(both.map((one) => one.text()))
      const again = await (await send({ email, key: 'another-form' })).text()

      expect(new Set(texts).size).toBe(1)
      expect(texts).not.toContain(again)
      expect(await keptOf(email)).toHaveLength(2)
    })

    it('is acknowledged only when the database has it (R-CON-01)', async () => {
      const email = 'patient@example.com'
      let isAnswered = false
      await withClient(databaseIn(place).url, async (client) => {
        await client.query('begin')
        await client.query('lock table account.enquiries in share row exclusive mode')
        const answer = send({ email }).then((one) => (isAnswered = one.ok))
        await sleep(500)
        expect(isAnswered).toBe(false)
        await client.query('commit')
        await answer
      })

      expect(isAnswered).toBe(true)
      expect(await keptOf(email)).toHaveLength(1)
    })

    it.each([
      ['with a gap', { message: 'Too short' }],
      ['of a program', { homepage: 'https://spam.example' }],
    ])('%s is not kept (R-CON-01)', async (_, own) => {
      const email = 'refused@example.com'
      const answer = await send({ email, ...own })

      expect(answer.status).toBe(422)
      expect(await keptOf(email)).toEqual([])
    })

    it('comes from a form of this site, and of its size, or not at all (R-CON-01, Q-6)', async () => {
      const answers = await Promise.all([
        send({}, { 'sec-fetch-site': 'cross-site' }),
        send({}, { 'content-type': 'text/plain' }),
        send({ message: 'x'.repeat(70_000) }),
        fetch(service + enquiriesPath),
      ])

      expect(answers.map(({ status }) => status)).toEqual([403, 415, 413, 405])
    })

    it('is one of at most five an hour from one mailbox, however it is written (R-CON-01)', async () => {
      const sendTo = async (email: string, number: number) =>
        (await send({ email, message: `This is enquiry number ${number} of many.` })).status
      const statuses: number[] = []
      for (let number = 0; number < 5; number += 1) statuses.push(await sendTo('many@example.com', number))
      const sixth = await sendTo('Many@example.com', 5)
      const again = await sendTo('many@example.com', 4)

      expect(statuses).toEqual(Array(5).fill(200))
      expect([sixth, again]).toEqual([429, 200])
    })

    it('is one of at most thirty tries an hour from one place (R-CON-01)', async () => {
      const from = { 'x-forwarded-for': '192.0.2.7' }
      const tries = await Promise.all(Array.from({ length: 31 }, () => send({ message: '' }, from)))
      const statuses = tries.map(({ status }) => status)

      expect(statuses.filter((status) => status === 422)).toHaveLength(30)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      expect((await send({ message: '' }, { 'x-forwarded-for': '192.0.2.8' })).status).toBe(422)
    })

    it('is deleted when its year is over, and not before (R-LEG-03)', async () => {
      const age = (email: string, days: number) =>
        ask('update account.enquiries set received_at = now() - make_interval(days => $2) where email = $1', [
          email,
          days,
        ])
      await age(good.email, 366)
      await age('twice@example.com', 364)
      const account = await startAccount({ place, accessChangesUrl: 'http://127.0.0.1:9/api/access-changes' })
      while ((await keptOf(good.email)).length > 0) await sleep(50)
      await account.stop()

      expect(await keptOf('twice@example.com')).toHaveLength(2)
    })
  })

  describe('a visit', () => {
    const tell = (body: unknown, headers: Record<string, string> = {}) =>
      fetch(service + visitsPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })

    it('of a page that nobody can read, or that is no visit, is not counted (E-5)', async () => {
      const answers = await Promise.all([
        tell({ kind: 'page', path: '/en/people' }),
        tell({ kind: 'page', path: '/nowhere' }),
        tell({ kind: 'page', path: 'https://elsewhere.example/' }),
        tell({ kind: 'identify', email: 'a@example.com' }),
        tell('no JSON'),
        tell({ kind: 'page', path: '/en', more: 'x'.repeat(5000) }),
        tell({ kind: 'page', path: '/en' }, { 'sec-fetch-site': 'cross-site' }),
      ])

      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 401, 400, 400, 403])
      expect(await ask('select * from account.visits')).toEqual([])
    })

    it('to an answer of a search is counted by what became of it, and of the words nothing is kept (C-3, E-5)', async () => {
      const found = { kind: 'search', what: 'made', place: 'box', total: 3, lang: 'en', query: 'Vane v Ellery' }
      const chosen = { ...found, what: 'chosen', group: 'people', position: 2 }
      const answers = await Promise.all([
        tell(found),
        tell(found),
        tell({ ...found, what: 'nothing-found', place: 'list' }),
        tell(chosen),
        tell({ ...chosen, group: 'Vane v Ellery' }),
        tell({ ...found, place: 'Vane v Ellery' }),
        tell({ ...found, what: undefined }),
      ])

      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 422, 422, 422])
      const kept = await ask<{ day: unknown }>('select * from account.searches order by place, outcome')
      expect(kept.map(({ day, ...counted }) => [day instanceof Date, counted])).toEqual([
        [true, { place: 'box', outcome: 'chosen', part: 'people', searches: 1 }],
        [true, { place: 'box', outcome: 'made', part: '', searches: 2 }],
        [true, { place: 'list', outcome: 'nothing-found', part: '', searches: 1 }],
      ])
    })
  })
}
