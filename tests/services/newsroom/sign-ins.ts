import { docOf } from '../../support/cms'
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
  })
}
