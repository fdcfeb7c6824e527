import { toUser } from '../../../src/services/identity/user'

const namespace = 'https://login.firm.example/'
const map = (idTokenPayload: Record<string, unknown>, userInfo: Record<string, unknown> = {}) =>
  toUser({ idTokenPayload, userInfo, namespace })

describe('a signed-in user', () => {
  it('has all that the identity token and /userinfo tell, the latter winning (E-1)', () => {
    const claims = {
      sub: 'auth0|abc',
      name: 'Old Name',
      email: 'a@b.example',
      email_verified: true,
      family_name: 'Ellery',
      given_name: 'Rowan',
      picture: 'https://pictures.example/1',
      [`${namespace}company`]: 'Ellery Papers',
      company: 'not this',
      jobTitle: 'Journalist',
      [`${namespace}connection`]: 'Username-Password-Authentication',
    }
    const userInfo = { sub: 'auth0|abc', name: 'Rowan Ellery' }

    expect(map(claims, userInfo)).toEqual({
      name: 'Rowan Ellery',
      connection: 'Username-Password-Authentication',
      userIdentifier: 'abc',
      identityProvider: 'auth0',
      objectId: 'auth0|abc',
      email: 'a@b.example',
      isEmailVerified: true,
      familyName: 'Ellery',
      givenName: 'Rowan',
      photo: 'https://pictures.example/1',
      isLocal: true,
      isSocial: false,
      company: 'Ellery Papers',
      jobTitle: 'Journalist',
      raw: { ...claims, ...userInfo },
    })
  })

  it('has null for whatever is missing or odd (E-1)', () => {
    const user = map({ sub: 'waad|x|y', name: 7, email: '', picture: null, email_verified: 'true' })

    expect(user).toMatchObject({ name: null, email: null, photo: null, company: null, connection: null })
    expect(user).toMatchObject({ identityProvider: 'waad', userIdentifier: 'x|y', isLocal: false, isSocial: false })
    expect(user.isEmailVerified).toBe(false)
    expect(map({ sub: 'google-oauth2|1' }).isSocial).toBe(true)
    expect(map({ sub: 'no-pipe' })).toMatchObject({ identityProvider: '', userIdentifier: 'no-pipe' })
  })

  it.each([[{}], [{ sub: '' }], [{ sub: 7 }]])('is refused without a subject: %j (X-6)', (claims) => {
    expect(() => map(claims)).toThrow('Invalid user returned')
  })

  it('is refused when /userinfo speaks of somebody else (X-6)', () => {
    expect(() => map({ sub: 'auth0|a' }, { sub: 'auth0|b' })).toThrow('Invalid user returned')
  })
})
