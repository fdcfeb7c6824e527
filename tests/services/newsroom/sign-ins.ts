import { cmsOrigin, docOf, send } from '../../support/cms'
import { type Newsroom } from '../../support/newsroom'

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
      const query = `where[what][equals]=sign-in-failed&where[title][equals]=${email}&limit=0`
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
      while (tried.length < 55) tried.push(await guess('192.0.2.1', `guess.${tried.length}@example.com`))
      const query = 'where[what][equals]=sign-in-failed&where[title][like]=guess.&limit=0'
      const { body } = await room.as('admin')('GET', `/api/audit-events?${query}`)

      expect(tried).toEqual([...Array.from({ length: 50 }, () => 401), ...Array.from({ length: 5 }, () => 429)])
      expect(body.docs).toHaveLength(51)
      expect(await guess('192.0.2.2', 'guess.0@example.com')).toBe(401)
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
