import { isMarked, withMark } from '../../../services/account/sent-forms/forged-requests'
import { toJson } from '../../../services/http/respond'

const answered = toJson(200, {})
const signedIn = { authorization: 'Bearer token' }
const cookieOf = (headers: Record<string, string>, { origin = 'https://firm.example', given = answered } = {}) =>
  withMark(given, { headers }, origin).headers?.['set-cookie']

describe('the mark against forged requests', () => {
  it('comes with the first answer to the signed-in person, and every browser has its own (K-8)', () => {
    const cookie = cookieOf(signedIn)

    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Strict; Secure$/)
    expect(cookieOf(signedIn)).not.toBe(cookie)
    expect(cookieOf(signedIn, { origin: 'http://localhost:8000' })).not.toContain('Secure')
  })

  it('stays while it is there, and is nobody’s who is not signed in (K-8)', () => {
    const [mark = ''] = cookieOf(signedIn)?.split(';') ?? []

    expect(cookieOf({ ...signedIn, cookie: `a=b; ${mark}; c=d` })).toBeUndefined()
    expect(cookieOf({ ...signedIn, cookie: 'XSRF-TOKEN=short' })).toBeDefined()
    expect(cookieOf({})).toBeUndefined()
    expect(cookieOf(signedIn, { given: toJson(401, {}) })).toBeUndefined()
  })

  it('is said by our pages in a header, which other sites cannot (K-8)', () => {
    const mark = '0123456789abcdef'.repeat(2)
    const cookie = `XSRF-TOKEN=${mark}`

    expect(isMarked({ headers: { cookie, 'x-xsrf-token': mark } })).toBe(true)
    expect(isMarked({ headers: { cookie } })).toBe(false)
    expect(isMarked({ headers: { cookie, 'x-xsrf-token': `${mark.slice(1)}é` } })).toBe(false)
  })
})
