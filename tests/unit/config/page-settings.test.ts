/** @jest-environment jsdom */
import { toPageSettings } from '../../../src/config/page-settings'
import { settingsIn } from '../../../src/config/read-setting'
import { settingsElementOf } from '../../support/identity/settings-element'

const settings = {
  GATSBY_SEARCH_APP_ID: 'x'.repeat(16),
  GATSBY_SEARCH_KEY: 'x'.repeat(64),
  GATSBY_SEARCH_PREFIX: 'site',
  GATSBY_SEARCH_PATH: '/search',
  GATSBY_IDENTITY_URL: 'firm.eu.auth0.com',
  GATSBY_CLAIM_NAMESPACE: '</script>',
  SITE_KEY: 'a secret',
}

describe('what a page says of the settings (32.2)', () => {
  it('is search and storage for every page, in at most 300 bytes, and the provider where somebody may sign in', () => {
    const page = toPageSettings(settingsIn(settings), { hasSession: false })

    expect(Object.keys(JSON.parse(page) as object)).toEqual([
      'SEARCH_APP_ID',
      'SEARCH_KEY',
      'SEARCH_PREFIX',
      'SEARCH_PATH',
    ])
    expect(`<script id="settings" type="application/json">${page}</script>`.length).toBeLessThanOrEqual(300)
    expect(toPageSettings(settingsIn(settings), { hasSession: true })).toContain('firm.eu.auth0.com')
  })

  it('is data that ends with its element, and holds nothing else of the environment', () => {
    const element = settingsElementOf(settings)

    expect(element.match(/<\/script>/g)).toHaveLength(1)
    expect(element).not.toContain('a secret')
  })

  it('is what a browser reads, with what holds where the page says nothing', async () => {
    document.body.innerHTML = settingsElementOf({ ...settings, GATSBY_SESSION_KEY: 'signed-in-here' })
    const { publicEnv } = await import('../../../src/config/env-public')
    const { storedName } = await import('../../../src/config/stored-keys')

    expect(storedName('signed-in')).toBe('signed-in')
    jest.resetModules()
    const again = await import('../../../src/config/stored-keys')
    const { publicEnv: told } = await import('../../../src/config/env-public')
    expect([again.storedName('signed-in'), again.storedName('token')]).toEqual(['signed-in-here', 'apollo-token'])
    expect([publicEnv.identityUrl, told.identityUrl, told.claimNamespace]).toEqual([
      '/idp',
      'firm.eu.auth0.com',
      expect.stringContaining('</script>'),
    ])
  })
})
