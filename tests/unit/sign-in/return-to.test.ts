import { wholeReferrer } from '../../../src/shell/session/carried-query'
import { findReturn } from '../../../src/shell/session/return-to'

const origin = 'https://firm.example'
const path = '/en/products/navigator/disclosure/europe/france'
const toSearch = (to: string) => `?${new URLSearchParams({ return: to }).toString()}`

describe('where a sign-in leads', () => {
  it.each([
    ['as asked', toSearch(path), '', path],
    ['to the day that was read there', toSearch(path), `${origin}${path}?on=2026-03-01`, `${path}?on=2026-03-01`],
    ['to the answer that was read there', toSearch(path), `${origin}${path}#q=notify&v=2`, `${path}#q=notify&v=2`],
    [
      'to the answer of a day',
      toSearch(path),
      `${origin}${path}?on=2026-03-01#q=notify`,
      `${path}?on=2026-03-01#q=notify`,
    ],
    ['not to an answer of another page', toSearch(path), `${origin}${path}/status-table#q=notify`, path],
    ['not to what another page begins with', toSearch(path), `${origin}${path}-two#q=notify`, path],
    ['not to a day of another page', toSearch(path), `${origin}${path}/status-table?on=2026-03-01`, path],
    ['not to what another site says', toSearch(path), `https://evil.example${path}?on=2026-03-01`, path],
    ['to the page before, where nothing was asked', '', `${origin}${path}?on=2026-03-01`, `${path}?on=2026-03-01`],
    ['nowhere that is another site’s', toSearch('https://evil.example/'), '', undefined],
  ])('is %s (PM-2, R-AUT-01)', (...[, search, referrer, to]) => {
    expect(findReturn({ search, origin, referrer })).toBe(to)
  })

  it.each([
    ['with its answer', `${origin}${path}`, `${origin}${path}#q=notify`, `${origin}${path}#q=notify`],
    ['as the browser sends it, where nothing else is known', `${origin}${path}`, undefined, `${origin}${path}`],
    ['and never one that was not sent', '', `${origin}${path}#q=notify`, ''],
    ['and no other page', `${origin}/en`, `${origin}${path}#q=notify`, `${origin}/en`],
  ])('knows the page before %s (PM-2)', (...[, referrer, before, whole]) => {
    expect(wholeReferrer(referrer, before)).toBe(whole)
  })
})
