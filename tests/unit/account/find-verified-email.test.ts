import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openVerifiedEmails } from '../../../services/account/people/find-verified-email'

const person = { sub: 'auth0|x', email: 'x@clients.example', email_verified: true }

describe('the verified address of somebody who is signed in', () => {
  let answers: { status: number; body: string }[] = []
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    const { status, body } = answers.shift() ?? { status: 200, body: JSON.stringify(person) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/userinfo`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    answers = []
    asked = 0
  })

  it.each([
    ['500', { status: 500, body: '' }],
    ['503', { status: 503, body: '{}' }],
    ['429', { status: 429, body: '{}' }],
    ['nothing that can be read', { status: 200, body: '<html>' }],
  ])(
    'is not known, rather than none, while the provider answers %s; and that is not kept (B13)',
    async (_, failure) => {
      const find = openVerifiedEmails(url)
      answers = [failure]

      await expect(find('a.b.c', person.sub)).rejects.toThrow()
      expect(await find('a.b.c', person.sub)).toBe(person.email)
      expect(asked).toBe(2)
    },
  )

  it('is not known while the provider cannot be reached (B13)', async () => {
    await expect(openVerifiedEmails('http://127.0.0.1:9/userinfo')('a.b.c', person.sub)).rejects.toThrow()
  })

  it.each([
    ['refuses the token', { status: 401, body: 'Unauthorized' }],
    ['has not verified it', { status: 200, body: JSON.stringify({ ...person, email_verified: false }) }],
    ['speaks of somebody else', { status: 200, body: JSON.stringify({ ...person, sub: 'auth0|y' }) }],
  ])('is none where the provider %s', async (_, answer) => {
    answers = [answer]

    expect(await openVerifiedEmails(url)('a.b.c', person.sub)).toBeUndefined()
  })

  it('is asked for once in half a minute', async () => {
    const find = openVerifiedEmails(url)
    await find('a.b.c', person.sub)
    await find('a.b.c', person.sub)

    expect(asked).toBe(1)
  })
})
