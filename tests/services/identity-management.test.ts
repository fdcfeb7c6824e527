import { openEmbeddedProvider } from '../../services/account/provider/sign-in-provider'
import { linkUsers } from '../../services/database/link-users'
import { openDatabase } from '../../services/database/open-database'
import { databaseConnection } from '../../services/identity/connections'
import { claimsOf, fragmentOf, signIn, toAuthorize, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'

describe('/api/v2/users', () => {
  let identity: IdentityProcess
  const reader = personOf('reader')

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const scope = 'openid read:current_user update:current_user_metadata update:current_user_identities'
  const tokenOf = async (person: { email: string; password: string }, own = scope) =>
    signIn(identity, new Visitor(identity), {
      ...person,
      request: { audience: `${identity.root}/api/v2/`, scope: own },
    })
  const call = (token: string | null, id: string, own: { method?: string; json?: unknown; path?: string } = {}) =>
    new Visitor(identity).ask(`/api/v2/users/${encodeURIComponent(id)}${own.path ?? ''}`, {
      ...own,
      headers: { authorization: `Bearer ${token ?? ''}` },
    })

  it('shows people what is known of them, and changes their own settings', async () => {
    const token = (await tokenOf(reader)).get('access_token')
    const changed = await call(token, reader.id, {
      method: 'PATCH',
      json: { user_metadata: { theme: 'dark', language: null } },
    })
    const { json } = await call(token, reader.id)

    expect(changed.status).toBe(200)
    expect(json).toMatchObject({
      user_id: reader.id,
      email: reader.email,
      user_metadata: { theme: 'dark' },
      identities: [{ connection: databaseConnection, provider: 'auth0', user_id: reader.subject, isSocial: false }],
    })
    expect(JSON.stringify(json)).not.toMatch(/scrypt|password/)
  })

  it('says of people what they say of themselves, before what was known of them (C-4, E-1)', async () => {
    const person = personOf('permissions-down')
    const token = (await tokenOf(person)).get('access_token')
    const claimed = async () => {
      const claims = claimsOf((await signIn(identity, new Visitor(identity), person)).get('id_token'))
      return ['company', 'jobTitle'].map((name) => claims[`${identity.root}/${name}`])
    }
    const before = await claimed()
    await call(token, person.id, { method: 'PATCH', json: { user_metadata: { company: 'Northwind', jobTitle: '' } } })
    const after = await claimed()
    await call(token, person.id, { method: 'PATCH', json: { user_metadata: { company: null } } })

    expect(after).toEqual(['Northwind', before[1]])
    expect(await claimed()).toEqual(before)
  })

  it("opens nothing of anybody else's, nothing beyond the scopes, and nothing but the settings", async () => {
    const token = (await tokenOf(reader)).get('access_token')
    const narrow = (await tokenOf(reader, 'openid read:current_user')).get('access_token')
    const plain = (await signIn(identity, new Visitor(identity), reader)).get('access_token')
    const patch = { method: 'PATCH', json: { user_metadata: {} } }

    expect((await call(token, personOf('client-all').id)).json.errorCode).toBe('invalid_subject')
    expect((await call(narrow, reader.id, patch)).json.errorCode).toBe('insufficient_scope')
    expect((await call(token, reader.id, { method: 'PATCH', json: { email: 'x@example.com' } })).status).toBe(403)
    expect((await call(plain, reader.id)).status).toBe(401)
    expect((await call(null, reader.id)).status).toBe(401)
  })

  it('links an account that is proved by an identity token, if both addresses are confirmed', async () => {
    const [first, second] = [personOf('client-all'), personOf('permissions-down')]
    const main = await tokenOf(first)
    const link = (link_with: string | null) =>
      call(main.get('access_token'), first.id, { path: '/identities', json: { link_with } })
    const visitor = new Visitor(identity)
    const page = await visitor.follow(toAuthorize(identity))
    const unverified = fragmentOf(
      await visitor.follow(page.url, { form: { action: 'demo', role: 'social-unverified' } }),
    )
    const other = await signIn(identity, new Visitor(identity), second)

    expect((await link(unverified.get('id_token'))).json.errorCode).toBe('email_not_verified')
    expect((await link(main.get('access_token'))).status).toBe(400)
    expect((await link('a.b.c')).status).toBe(400)
    const linked = await link(other.get('id_token'))
    expect([linked.status, linked.json]).toEqual([
      201,
      [
        { connection: databaseConnection, provider: 'auth0', user_id: first.subject, isSocial: false },
        expect.objectContaining({ user_id: second.subject, profileData: { email: second.email } }),
      ],
    ])
    expect(claimsOf((await signIn(identity, new Visitor(identity), second)).get('id_token')).sub).toBe(first.id)
  })

  it('goes on as the first, in the session in which a second was proved and linked; elsewhere it has ended (R-DAS-09)', async () => {
    const database = openDatabase(identity.databaseUrl)
    const [first, address] = [personOf('client-share-disclosure'), 'second-way@mail.example']
    const [here, elsewhere] = [new Visitor(identity), new Visitor(identity)]
    const audience = `${identity.root}/api/v2/`
    const request = { prompt: 'login', connection: 'google-oauth2', audience }
    const bySecond = async (visitor: Visitor) => {
      const page = await visitor.follow(toAuthorize(identity, request))
      return fragmentOf(await visitor.follow(page.url, { form: { name: 'Second', email: address, verified: 'on' } }))
    }
    const silently = async (visitor: Visitor) =>
      fragmentOf(await visitor.follow(toAuthorize(identity, { prompt: 'none', audience })))
    await signIn(identity, here, { ...first, request: { audience } })
    const [proved] = [await bySecond(here), await bySecond(elsewhere)]
    const { sub: otherId, sid, auth_time } = claimsOf(proved.get('access_token'))
    expect([otherId, typeof auth_time]).toEqual([expect.stringMatching(/^google-oauth2\|/), 'number'])
    await linkUsers(database, { userId: first.id, otherId: String(otherId), session: String(sid) })

    expect(claimsOf((await silently(here)).get('access_token'))).toMatchObject({ sub: first.id, sid })
    expect((await silently(elsewhere)).get('error')).toBe('login_required')
    // From now on the second way comes to the first account, in any browser; taken away, to an account of its own.
    expect(claimsOf((await bySecond(elsewhere)).get('id_token')).sub).toBe(first.id)
    const provider = openEmbeddedProvider(database)
    const login = (await provider.loginsOf(first.id))?.find(({ isMain }) => !isMain)
    for (const one of [login, { connection: databaseConnection, subject: first.subject }]) {
      if (one) await provider.unlink(first.id, one)
    }
    expect(claimsOf((await bySecond(elsewhere)).get('id_token')).sub).not.toBe(first.id)
    expect(claimsOf((await signIn(identity, new Visitor(identity), first)).get('id_token')).sub).toBe(first.id)
    await database.end()
  })
})
