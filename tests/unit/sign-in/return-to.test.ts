import { findReturn } from '../../../src/shell/session/return-to'

const origin = 'https://firm.example'
const path = '/en/products/navigator/disclosure/europe/france'
const toSearch = (to: string) => `?${new URLSearchParams({ return: to }).toString()}`

describe('where a sign-in leads', () => {
  it.each([
    ['as asked', toSearch(path), '', path],
    ['to the day that was read there', toSearch(path), `${origin}${path}?on=2026-03-01`, `${path}?on=2026-03-01`],
    ['not to a day of another page', toSearch(path), `${origin}${path}/status-table?on=2026-03-01`, path],
    ['not to what another site says', toSearch(path), `https://evil.example${path}?on=2026-03-01`, path],
    ['to the page before, where nothing was asked', '', `${origin}${path}?on=2026-03-01`, `${path}?on=2026-03-01`],
    ['nowhere that is another site’s', toSearch('https://evil.example/'), '', undefined],
  ])('is %s (PM-2, R-AUT-01)', (...[, search, referrer, to]) => {
    expect(findReturn({ search, origin, referrer })).toBe(to)
  })
})
