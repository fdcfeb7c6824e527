import { addresses, portOf, speaksWebsocket } from '../../../src/config/addresses'
import { ownerOf } from '../../../src/config/service-paths'

describe('ownerOf', () => {
  it.each([
    ['/', 'edge'],
    ['/en/people', 'edge'],
    ['/admin', 'cms'],
    ['/admin/collections/articles', 'cms'],
    ['/adminx', 'edge'],
    ['/graphql', 'account'],
    ['/idp/authorize', 'identity'],
    ['/en/search', 'edge'],
    ['/search/1/indexes', 'search'],
    ['/search', 'edge'],
    ['/search/', 'edge'],
  ])('gives %s to the %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner)
  })

  it('never has two owners for one path', () => {
    const paths = Object.values(addresses).flatMap((address): readonly string[] => address.paths)

    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('portOf', () => {
  it('moves every port with PORT_BASE', () => {
    expect(portOf('edge', 9000)).toBe(9000)
    expect(portOf('postgres', 9000)).toBe(9432)
  })

  it('gives every service a port of its own', () => {
    const offsets = Object.values(addresses).map(({ offset }) => offset)

    expect(new Set(offsets).size).toBe(offsets.length)
  })
})

describe('speaksWebsocket', () => {
  it.each([
    ['account', '/graphql', true],
    ['account', '/online-services', false],
    ['cms', '/_next/webpack-hmr', false],
    ['develop', '/socket.io/', true],
    ['search', '/search/1', false],
  ] as const)('says of %s at %s: %s (L-9)', (service, path, speaks) => {
    expect(speaksWebsocket(service, path)).toBe(speaks)
  })
})
