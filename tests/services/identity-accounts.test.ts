import { setTimeout as sleep } from 'node:timers/promises'
import { claimsOf, fragmentOf, messageOf, signIn, toAuthorize, Visitor } from '../support/browser/visitor'
import { type IdentityProcess, personOf, startIdentity } from '../support/identity/identity-process'
import { lettersTo, letterTo } from '../support/letters/outbox'
import { describeWaysBack } from './identity/ways-back'

const password = 'ferns grow by the weir'

describe('an account', () => {
  let identity: IdentityProcess

  beforeAll(async () => {
    identity = await startIdentity()
  })
  afterAll(() => identity.stop())

  const begin = async (own: Record<string, string> = {}) => {
    const visitor = new Visitor(identity)
    const page = await visitor.follow(toAuthorize(identity, own))
    const to = (path: string) => page.url.replace(/\?.*$/, '') + path
    return { visitor, page, to }
  }
  const signUp = async (email: string, own: Record<string, string> = {}) => {
    const { visitor, to } = await begin()
    const form = { name: 'Ines Marchetti', email, password, ...own }
    return { visitor, seen: await visitor.ask(to('/sign-up'), { form }) }
  }

  it('begins with the hint of the application, is confirmed by letter, and signs in (S-6)', async () => {
    const { visitor, page } = await begin({ screen_hint: 'signup' })
    const form = { name: 'Ines Marchetti', email: 'Ines@Example.com', password }
    const seen = await visitor.ask(page.url, { form })
    const { link } = await letterTo(identity, 'ines@example.com', 'Confirm')
    const asked = await visitor.ask(link)
    const unconfirmed = await signIn(identity, new Visitor(identity), { email: 'ines@example.com', password })
    const confirmed = await visitor.ask(link, { method: 'POST' })
    const answer = await signIn(identity, new Visitor(identity), { email: 'ines@example.com', password })

    expect(page.url).toContain('/sign-up')
    expect(seen.text).toContain('Check your inbox')
    expect(asked.text).toContain('Is ines@example.com your address?')
    expect(claimsOf(unconfirmed.get('id_token'))).toMatchObject({ email_verified: false })
    expect(confirmed.text).toMatch(/auth\/email-verified-callback\?[^"]*success=true[^"]*code=success/)
    expect(claimsOf(answer.get('id_token'))).toMatchObject({ email_verified: true, given_name: 'Ines' })
  })

  it('is confirmed by its letter once', async () => {
    await signUp('once@example.com')
    const { link } = await letterTo(identity, 'once@example.com')
    const visitor = new Visitor(identity)
    const first = await visitor.ask(link, { method: 'POST' })
    const second = await visitor.ask(link, { method: 'POST' })

    expect([first.status, second.status]).toEqual([200, 400])
    expect(second.text).toContain('This link does not work any more')
  })

  it('is not told apart from a new one when somebody signs up with its address', async () => {
    const fresh = await signUp('fresh@example.com')
    const known = await signUp(personOf('reader').email)
    const words = (text: string) => text.replaceAll(/[\w.-]+@[\w.]+|\/u\/interaction\/[\w-]+/g, '·')

    expect(words(known.seen.text)).toBe(words(fresh.seen.text))
    expect(known.seen.status).toBe(fresh.seen.status)
    expect((await letterTo(identity, personOf('reader').email)).subject).toBe('You already have an account')
  })

  it.each([
    ['too short', 'brief one'],
    ['made of the address', 'marchetti-of-milan'],
    ['well known', 'password1234'],
    ['one character again and again', 'aaaaaaaaaaaaaa'],
  ])('takes no password that is %s', async (_, weak) => {
    const { seen } = await signUp('marchetti@example.com', { password: weak })

    expect(seen.status).toBe(400)
    expect(seen.text).toContain('Choose a password that meets every rule.')
    expect(seen.text).not.toContain(weak)
    expect(await lettersTo(identity, 'marchetti@example.com')).toEqual([])
  })

  it('says what is wrong with a form, beside the field and above it, and keeps what was typed', async () => {
    const { visitor, to } = await begin()
    const { text } = await visitor.ask(to('/sign-up'), { form: { name: 'Ann', email: 'nobody', password: '' } })

    expect(text).toContain('<a href="#email">Enter an email address, such as name@example.com.</a>')
    expect(text).toMatch(/id="email"[^>]*aria-invalid="true"/)
    expect(text).toContain('value="Ann"')
    expect(text).toContain('<title>Please correct this: Create an account')
  })

  it('gets a new password by letter, and with it loses every session and token (C-5)', async () => {
    const { email, password: old, id } = personOf('client-share-disclosure')
    const elsewhere = new Visitor(identity)
    const audience = `${identity.root}/api/v2/`
    const before = await signIn(identity, elsewhere, { email, password: old, request: { audience } })
    const opaque = messageOf(
      await elsewhere.ask(toAuthorize(identity, { prompt: 'none', response_mode: 'web_message' })),
    )
    const { visitor, to } = await begin()
    await visitor.ask(to('/forgot-password'), { form: { email } })
    const { link } = await letterTo(identity, email, 'Reset')
    await sleep(1000) // a token tells its time in whole seconds
    const done = await visitor.ask(link, { form: { password } })
    const userinfo = (token: string) => elsewhere.ask('/userinfo', { headers: { authorization: `Bearer ${token}` } })

    expect(done.text).toContain('Your password is changed')
    expect((await visitor.ask(link, { form: { password: `${password}!` } })).status).toBe(400)
    expect((await letterTo(identity, email, 'changed')).body).toContain('signed out everywhere')
    expect(
      messageOf(await elsewhere.ask(toAuthorize(identity, { prompt: 'none', response_mode: 'web_message' }))),
    ).toMatchObject({ error: 'login_required' })
    expect((await userinfo(before.get('access_token') ?? '')).status).toBe(401)
    expect((await userinfo(opaque.access_token ?? '')).status).toBe(401)
    expect((await signIn(identity, new Visitor(identity), { email, password: old })).get('id_token')).toBeNull()
    expect(claimsOf((await signIn(identity, new Visitor(identity), { email, password })).get('id_token')).sub).toBe(id)
  })

  it('that gets a new password leaves nothing of before that opens it: no other letter, no identity token (C-4, C-5, Q-6)', async () => {
    const { email, password: old } = personOf('permissions-down')
    const before = await signIn(identity, new Visitor(identity), { email, password: old })
    const { visitor, to } = await begin()
    await visitor.ask(to('/forgot-password'), { form: { email } })
    const { link: first } = await letterTo(identity, email, 'Reset')
    await visitor.ask(to('/forgot-password'), { form: { email } })
    while ((await lettersTo(identity, email)).length < 2) await sleep(30)
    const { link: second } = await letterTo(identity, email, 'Reset')
    await sleep(1000)
    const done = await visitor.ask(second, { form: { password } })
    const older = await visitor.ask(first, { form: { password: `${password}!` } })
    const thief = await signIn(identity, new Visitor(identity), {
      ...personOf('client-all'),
      request: { audience: `${identity.root}/api/v2/`, scope: 'openid update:current_user_identities' },
    })
    const linked = await visitor.ask(`/api/v2/users/${encodeURIComponent(personOf('client-all').id)}/identities`, {
      json: { link_with: before.get('id_token') },
      headers: { authorization: `Bearer ${thief.get('access_token') ?? ''}` },
    })

    expect([done.status, older.status]).toEqual([200, 400])
    expect([linked.status, linked.json.errorCode]).toEqual([400, 'invalid_body'])
  })

  it('answers the forgetful the same, whether it exists or not', async () => {
    const ask = async (email: string) => {
      const { visitor, to } = await begin()
      const { status, text } = await visitor.ask(to('/forgot-password'), { form: { email } })
      return [status, text.replaceAll(email, '·').replaceAll(/\/u\/interaction\/[\w-]+/g, '·')]
    }

    expect(await ask('nobody@example.com')).toEqual(await ask(personOf('client-all').email))
    expect(await lettersTo(identity, 'nobody@example.com')).toEqual([])
  })

  it('is signed in by six digits, and made by them the first time', async () => {
    const { visitor, to } = await begin()
    const email = 'digits@example.com'
    await visitor.ask(to('/code'), { form: { action: 'send', email } })
    const code = (await letterTo(identity, email)).subject.slice(0, 6)
    const wrong = await visitor.ask(to('/code'), {
      form: { action: 'enter', email, code: code === '000000' ? '1' : '000000' },
    })
    const answer = fragmentOf(await visitor.follow(to('/code'), { form: { action: 'enter', email, code } }))

    expect(wrong.text).toContain('That code is wrong or too old')
    expect(claimsOf(answer.get('id_token'))).toMatchObject({
      email,
      email_verified: true,
      sub: expect.stringMatching(/^email\|/) as string,
    })
  })

  it('is signed in by the link beside the digits, with the state that the application waits for', async () => {
    const { visitor, to } = await begin()
    await visitor.ask(to('/code'), { form: { action: 'send', email: 'link@example.com' } })
    const { link } = await letterTo(identity, 'link@example.com')
    const answer = fragmentOf(await visitor.follow(link))
    const again = await visitor.follow(link)

    expect(answer.get('state')).toBe('a-state')
    expect(claimsOf(answer.get('id_token'))).toMatchObject({ email: 'link@example.com', nonce: 'a-nonce' })
    expect(again.status).toBe(401)
  })

  it.each([
    ['google-oauth2', 'google-oauth2'],
    ['client-sign-on', 'waad'],
  ])('comes from %s, as that presents it, and is the same the next time', async (connection, strategy) => {
    const present = async () => {
      const { visitor, page } = await begin({ connection })
      expect(page.url).toContain(`/upstream/${connection}`)
      const form = { name: 'Pat Upstream', email: 'pat@upstream.example.com' }
      return claimsOf(fragmentOf(await visitor.follow(page.url, { form })).get('id_token'))
    }
    const [first, second] = [await present(), await present()]

    expect(first).toMatchObject({ email_verified: false, [`${identity.root}/connection`]: connection })
    expect(first.sub).toMatch(new RegExp(`^${strategy}\\|`))
    expect(second.sub).toBe(first.sub)
  })

  it('of the demonstration signs in at the press of a button', async () => {
    const { visitor, page } = await begin()
    const answer = fragmentOf(await visitor.follow(page.url, { form: { action: 'demo', role: 'social-unverified' } }))

    expect(claimsOf(answer.get('id_token'))).toMatchObject({
      email_verified: false,
      sub: expect.stringMatching(/^google-oauth2\|/) as string,
    })
  })

  it.each([
    ['fr-fr', 'Se connecter', 'fr-FR'],
    ['zh-cn', '登录', 'zh-Hans-CN'],
  ])('is asked for in the language of the website: %s', async (locale, words, language) => {
    const { page, visitor, to } = await begin({ ui_locales: locale })
    const other = await visitor.ask(to('?lang=en'))

    expect(page.text).toContain(words)
    expect(page.text).toContain(`<html lang="${language}" dir="ltr">`)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(other.text).toContain('Forgot your password?')
  })

  describeWaysBack(() => identity)
})
