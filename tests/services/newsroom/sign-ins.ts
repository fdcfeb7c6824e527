import { cmsOrigin, docOf, send } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

/** The door, and who is kept out of it. */
export function describeSignIns(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('signing in', () => {
    const signIn = (email: string) => room.as('admin')('POST', '/api/users/login', { email, password: 'wrong' })

    it('is refused after five failures, even with the right password, and each is written down', async () => {
      const email = 'someone@example.com'
      const account = { email, password: 'right and long', name: 'Someone', roles: ['author'] }
      docOf(await room.as('admin')('POST', '/api/users?locale=en', account))
      for (let failure = 0; failure < 5; failure += 1) await signIn(email)
      const answer = await room.as('admin')('POST', '/api/users/login', account)
      const query = `where[what][equals]=sign-in-failed&where[title][equals]=${email}&limit=0&depth=0`
      const { body } = await room.as('admin')('GET', `/api/audit-events?${query}`)

      expect([answer.status, answer.words]).toEqual([401, expect.stringContaining('locked')])
      expect(body.docs).toHaveLength(6)
    })

    it('is refused to one who tries many names, and to nobody else, and the log does not grow with them', async () => {
      const guess = async (from: string, email: string) => {
        const headers = { 'x-forwarded-for': from }
        const body = { email, password: 'wrong' }
        return (await send(`${cmsOrigin(room.place)}/api/users/login`, { method: 'POST', headers, body })).status
      }
      const tried: number[] = []
      const guessFive = () =>
        Promise.all([1, 2, 3, 4, 5].map((n) => guess('192.0.2.1', `guess.${tried.length + n}@example.com`)))
      while (tried.length < 55) tried.push(...(await guessFive()))
      const query = 'where[what][equals]=sign-in-failed&where[title][like]=guess.&limit=0&depth=0'
      const { body } = await room.as('admin')('GET', `/api/audit-events?${query}`)

      expect(tried).toEqual([...Array.from({ length: 50 }, () => 401), ...Array.from({ length: 5 }, () => 429)])
      expect(body.docs).toHaveLength(51)
      expect(await guess('192.0.2.2', 'guess.1@example.com')).toBe(401)
    })

    it('takes its time for an address that nobody has, as it does for one that somebody has (M-2)', async () => {
      const known = { email: 'timed@example.com', password: 'right and long', name: 'Timed', roles: ['author'] }
      docOf(await room.as('admin')('POST', '/api/users?locale=en', known))
      const quickest = async (email: string, from: string) => {
        const times: number[] = []
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const headers = { 'x-forwarded-for': from }
          const began = performance.now()
          const url = `${cmsOrigin(room.place)}/api/users/login`
          await send(url, { method: 'POST', headers, body: { email, password: 'wrong' } })
          times.push(performance.now() - began)
        }
        return Math.min(...times)
      }
      const ofKnown = await quickest(known.email, '192.0.2.11')
      const ofNobody = await quickest('nobody.at.all@example.com', '192.0.2.12')

      // Ten times quicker gave it away; the two are compared within one run, with room for a busy machine.
      expect(ofNobody / ofKnown).toBeGreaterThan(0.4)
    })

    it('is not closed to a colleague by a stranger who guesses', async () => {
      const account = { email: 'known@example.com', password: 'right and long', name: 'Known', roles: ['author'] }
      docOf(await room.as('admin')('POST', '/api/users?locale=en', account))
      const enter = (from: string, password: string) =>
        send(`${cmsOrigin(room.place)}/api/users/login`, {
          method: 'POST',
          headers: { 'x-forwarded-for': from },
          body: { email: account.email, password },
        })
      for (let failure = 0; failure < 5; failure += 1) await enter('192.0.2.3', 'wrong')

      expect((await enter('192.0.2.3', account.password)).words).toContain('locked')
      expect((await enter('192.0.2.4', account.password)).status).toBe(200)
    })
  })
}
