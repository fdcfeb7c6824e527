import { toPagePolicy } from '../../../services/releases/files/policy'
import { searchOriginsOf } from '../../../src/plan/search/search-origins'

describe('where pages may search (C-3, Q-6)', () => {
  it('is their own origin with the embedded service', () => {
    expect(searchOriginsOf({ appId: 'local', path: '/search' })).toEqual([])
    expect(searchOriginsOf({ appId: '', path: '' })).toEqual([])
  })

  it('is every host that the client of Algolia tries, and no other', () => {
    const origins = searchOriginsOf({ appId: 'ABC123', path: '' })

    expect(toPagePolicy({ 'connect-src': origins })).toContain(
      "connect-src 'self' https://abc123-dsn.algolia.net https://abc123-1.algolianet.com " +
        'https://abc123-2.algolianet.com https://abc123-3.algolianet.com;',
    )
  })
})
