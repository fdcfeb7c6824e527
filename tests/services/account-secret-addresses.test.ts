import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openRevocations } from '../../services/account/signed/revocations'
import { openSecretAddresses, type SecretThing } from '../../services/account/signed/secret-addresses'
import { openSignedAddresses } from '../../services/account/signed/signed-addresses'
import { openDatabase } from '../../services/database/open-database'
import { type SharedPlace, startSharedPlace } from '../support/publishing/shared-store'

const now = new Date('2026-11-27T08:00:00Z')
const years = (count: number) => new Date(now.getTime() + count * 365 * 86_400_000)
const press = () => ({ key: randomUUID(), locale: 'fr-fr' })
const ofAnna: SecretThing = { sub: 'auth0|anna', purpose: 'calendar', about: '' }
const feedOfAnna: SecretThing = { sub: 'auth0|anna', purpose: 'navigator-feed', about: '8' }

describe('secret addresses of people', () => {
  let shared: SharedPlace
  let database: Pool
  beforeAll(async () => {
    shared = await startSharedPlace()
    database = openDatabase(shared.databaseUrl)
  })
  afterAll(async () => {
    await database.end()
    await shared.stop()
  })
  beforeEach(() => database.query('truncate account.secret_addresses'))

  const open = (key = 'k') =>
    openSecretAddresses(database, openSignedAddresses([key.repeat(64)], openRevocations(database)))

  it('are the same however often they are looked at, and hold for years (AL-5)', async () => {
    const { make, find, resolve } = open()
    const made = await make(ofAnna, press(), now)

    expect(await find(ofAnna)).toEqual(made)
    expect(await make(ofAnna, press(), years(1))).toEqual(made)
    expect(await resolve('calendar', made.token, years(20))).toEqual(made)
    expect(made).toMatchObject({ sub: 'auth0|anna', locale: 'fr-fr', about: '' })
  })

  it('are replaced by one press, after which the old one is dead at once (AL-5, N9)', async () => {
    const { make, replace, find, resolve } = open()
    const old = await make(ofAnna, press(), now)
    const pressed = press()
    const [fresh, again] = [await replace(ofAnna, pressed, years(1)), await replace(ofAnna, pressed, years(2))]

    expect(again).toEqual(fresh)
    expect(fresh.token).not.toBe(old.token)
    expect(await find(ofAnna)).toEqual(fresh)
    expect(await resolve('calendar', old.token, years(1))).toBeUndefined()
    expect(await resolve('calendar', fresh.token, years(1))).toEqual(fresh)
  })

  it('are made once by presses at the same moment', async () => {
    const { make } = open()
    const made = await Promise.all(Array.from({ length: 8 }, () => make(ofAnna, press(), now)))

    expect(new Set(made.map(({ token }) => token)).size).toBe(1)
  })

  it('open nothing but what they are made for, and cannot be made from the table (AL-5)', async () => {
    const { make, resolve } = open()
    const { token } = await make(ofAnna, press(), now)
    const feed = await make(feedOfAnna, press(), now)
    const guessed = (await open('x').find(ofAnna))?.token ?? ''

    expect(await resolve('navigator-feed', token, now)).toBeUndefined()
    expect(await resolve('calendar', feed.token, now)).toBeUndefined()
    expect(await resolve('navigator-feed', feed.token, now)).toEqual(feed)
    expect(await resolve('calendar', guessed, now)).toBeUndefined()
    expect(await resolve('calendar', `${token}x`, now)).toBeUndefined()
  })
})
