import fc from 'fast-check'
import { localesOf, routeIds, type Address } from '../../../src/routes/address'
import { decodePath, hrefOf, toUrl } from '../../../src/routes/href'
import { match } from '../../../src/routes/match'
import { addressesOf, anyAddress } from './arbitrary-addresses'

describe('href and match', () => {
  it.each(routeIds)('every legal address of %s is read back as it was written', (route) => {
    fc.assert(
      fc.property(addressesOf(route), (address) => {
        expect(match(hrefOf(address))).toEqual(address)
      }),
      { numRuns: 200 },
    )
  })

  it.each(routeIds)('%s is written in each of its locales', (route) => {
    for (const locale of localesOf(route)) {
      const [address] = fc.sample(addressesOf(route), 1)
      const inLocale = { ...address, route, locale } as Address

      expect(match(hrefOf(inLocale))).toEqual(inLocale)
    }
  })

  it('CV-5 CV-6: no path ends in a slash, has an empty part, a capital or a character that needs a question mark', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const path = hrefOf(address)

        expect(path).toMatch(/^(\/[^/?#%\\\s\p{C}]+)+$/u)
        expect(path.toLowerCase()).toBe(path)
        expect(path.normalize('NFC')).toBe(path)
      }),
    )
  })

  it('a path survives the way through a browser, where it is percent-encoded', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { pathname, href } = new URL(toUrl('https://example.com/', hrefOf(address)))

        expect(href).toMatch(/^https:\/\/example\.com\/[\x21-\x7e]+$/)
        expect(match(decodePath(pathname) ?? '')).toEqual(address)
      }),
    )
  })

  it('two different addresses never share a path', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other))

        expect(hrefOf(one)).not.toBe(hrefOf(other))
      }),
    )
  })
})
