import { setTimeout as sleep } from 'node:timers/promises'
import { searchKeyPath } from '../../../services/account/create-account'
import { type SubscriberKey } from '../../../services/account/subscribers/make-key'
import { ensureSecrets, type Secrets } from '../../../services/shared/secrets/secrets'
import { makeTokens, type TokenMaker } from '../../support/account/account-tokens'
import { docOf } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { addGuidance, contentOf, type Guidance } from '../../support/cms/gated-content'
import { databaseIn } from '../../support/place/database-process'
import { identitySecret } from '../../support/place/furnished'
import { type Given } from './permissions'

const canary = 'The heron counts on the eleventh business day.'
const index = 'site_subscribers_en'
const soonMs = 15_000

type Found = { status: number; hits?: { objectID: string; body?: string; permission?: string }[] }

/** What subscribers may search, and nobody else. */
export function describeSubscribers(given: () => Given): void {
  let origin: string
  let secrets: Secrets
  let tokens: TokenMaker
  let admin: CmsClient
  let guidance: Guidance
  beforeAll(async () => {
    const { place } = given()
    origin = `http://localhost:${place.portBase}`
    tokens = await makeTokens({ databaseUrl: databaseIn(place).url, secret: identitySecret, origin })
    secrets = ensureSecrets(place.dataDir)
    admin = await signIn(place)
    guidance = await addGuidance(place, admin, { words: canary })
  })

  const find = async (key: string, own: object = {}, at = index): Promise<Found> => {
    const response = await fetch(`${origin}/search/1/indexes/${at}/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': secrets.SEARCH_APP_ID, 'x-algolia-api-key': key },
      body: JSON.stringify({ query: 'heron', ...own }),
    })
    return { status: response.status, ...((await response.json()) as Omit<Found, 'status'>) }
  }
  const askKey = async (token: string): Promise<SubscriberKey | null> => {
    const response = await fetch(origin + searchKeyPath, { headers: { authorization: `Bearer ${token}` } })
    return ((await response.json()) as { data: { searchKey: SubscriberKey | null } }).data.searchKey
  }
  /** The key of somebody who has been granted this. */
  const keyOf = async (sub: string, productPermissions: string[]): Promise<string> => {
    const { manager } = given()
    docOf(await manager('POST', '/api/grants', { sub, productPermissions, from: '2026-01-01' }))
    const token = await tokens.sign({ sub })
    for (;;) {
      const found = await askKey(token)
      if (found) return found.key
      await sleep(100)
    }
  }
  const untilFound = async (key: string, count: number): Promise<Found> => {
    const end = Date.now() + soonMs
    for (;;) {
      const found = await find(key)
      if (found.hits?.length === count || Date.now() > end) return found
      await sleep(100)
    }
  }

  describe('what subscribers find', () => {
    it('is the text that they were granted, seconds after it is published and until it is withdrawn (PM-2, R-NAV-06)', async () => {
      const key = await keyOf('auth0|subscriber', ['navigator|share-disclosure'])
      const found = await untilFound(key, 1)
      expect(found.hits).toMatchObject([
        { objectID: `nav-content-${guidance.id}`, body: canary, permission: 'share-disclosure' },
      ])

      await admin.ask('PATCH', `nav-contents/${guidance.id}`, { body: { live: false, _status: 'published' } })
      expect(await untilFound(key, 0)).toMatchObject({ status: 200, hits: [] })
      await admin.ask('PATCH', `nav-contents/${guidance.id}`, { body: { live: true, _status: 'published' } })
      expect((await untilFound(key, 1)).hits).toHaveLength(1)
    })

    it('is nothing with a key for another service, whatever is asked (PM-2, canary)', async () => {
      await contentOf(admin).add('nav-services', {
        name: 'Bulk',
        key: 'bulk',
        permissionKey: 'bulk',
        regions: [guidance.region],
      })
      const key = await keyOf('auth0|other-subscriber', ['bulk'])
      const tricks = [
        {},
        { filters: 'permission:"share-disclosure"' },
        { facetFilters: [['permission:share-disclosure']] },
      ]

      for (const trick of tricks) expect(await find(key, trick)).toMatchObject({ status: 200, hits: [] })
    })

    it('is closed to the key of every page, and to theirs are all other indexes (canary)', async () => {
      const key = await keyOf('auth0|subscriber', ['navigator|share-disclosure'])

      expect((await find(secrets.SEARCH_KEY)).status).toBe(403)
      expect((await find(key, {}, 'site_en')).status).toBe(403)
      expect((await find(key, {}, 'site_subscribers_state')).status).toBe(403)
    })

    it('is no key for who was granted nothing, or only what is no service of the navigator (PM-2)', async () => {
      const { manager } = given()
      const sub = 'auth0|tools-only'
      docOf(await manager('POST', '/api/grants', { sub, productPermissions: ['audit'], from: '2026-01-01' }))

      expect(await askKey(await tokens.sign({ sub: 'auth0|nothing' }))).toBeNull()
      await sleep(1500)
      expect(await askKey(await tokens.sign({ sub }))).toBeNull()
      expect((await fetch(origin + searchKeyPath)).status).toBe(401)
    })

    it('opens for five minutes and not longer', async () => {
      const token = await tokens.sign({ sub: 'auth0|subscriber' })
      const { validUntil = 0 } = (await askKey(token)) ?? {}
      const leftSeconds = validUntil - Date.now() / 1000

      expect(leftSeconds).toBeGreaterThan(280)
      expect(leftSeconds).toBeLessThanOrEqual(300)
    })
  })
}
