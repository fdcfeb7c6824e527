import { isSamePage } from '../../../src/routes/is-same-page'

describe('two paths', () => {
  it.each([
    ['/en/people', '/fr-fr/people', true],
    ['/en', '/zh-cn', true],
    ['/en/insights', '/en-sg/graduates', false],
    ['/en/people', '/fr-fr/people/by-letter/a', false],
  ])('%s and %s: one page is %s (CV-2)', (one, other, isSame) => {
    expect(isSamePage(one, other)).toBe(isSame)
  })
})
