import { toReturnPath } from '../../../src/services/identity/return-path'

const origin = 'https://firm.example'

const hostile: [why: string, value: unknown][] = [
  ['protocol-relative', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['slash and backslash', '/\\evil.example'],
  ['backslash first', '\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['encoded slash', '/%2fevil.example'],
  ['encoded slash, large', '/%2F%2Fevil.example'],
  ['encoded backslash', '/%5cevil.example'],
  ['encoded twice', '/%252fevil.example'],
  ['full-width slash', '/／evil.example'],
  ['full-width solidus first', '／／evil.example'],
  ['division slash', '/∕evil.example'],
  ['fraction slash', '/⁄evil.example'],
  ['another origin', 'https://evil.example/'],
  ['own origin as a name', 'https://firm.example@evil.example/'],
  ['own origin as a beginning', 'https://firm.example.evil.example/'],
  ['user information', '//firm.example@evil.example'],
  ['javascript', 'javascript:alert(1)'],
  ['javascript, oddly', 'jAvAsCrIpT:alert(1)'],
  ['javascript after a tab', '\tjavascript:alert(1)'],
  ['data', 'data:text/html,<script>'],
  ['tab between slashes', '/\t/evil.example'],
  ['line feed between slashes', '/\n/evil.example'],
  ['carriage return', '/en\r\nset-cookie: a=b'],
  ['null', '/en\0'],
  ['encoded line feed', '/en%0d%0aset-cookie: a=b'],
  ['encoded null', '/en%00'],
  ['delete', '/en\x7f'],
  ['space first', ' /en'],
  ['zero-width space', '/\u200b/evil.example'],
  ['right-to-left override', '/en\u202e'],
  ['byte order mark', '\ufeff//evil.example'],
  ['a path without its slash', 'en/people'],
  ['dots up to two slashes', '/en/..//evil.example'],
  ['dots up to the callback', '/en/../auth'],
  ['encoded dots up to the callback', '/en/%2e%2e/auth'],
  ['the callback', '/auth'],
  ['the callback with a slash', '/auth/'],
  ['the callback with a query', '/auth?x=1'],
  ['the callback with tokens', '/auth#access_token=x'],
  ['the callback in capitals', '/AUTH'],
  ['the callback below', '/auth/anything'],
  ['the callback of a language', '/fr-fr/auth'],
  ['the sign-in page', '/en/auth/sign-in'],
  ['the sign-up page', '/zh-cn/auth/sign-up'],
  ['the provider', '/idp/v2/logout'],
  ['the provider, with dots', '/en/../idp/authorize'],
  ['the provider, encoded', '/%69dp/outbox'],
  ['the provider in capitals', '/IDP'],
  ['content management', '/admin'],
  ['an interface', '/api/pages?limit=1'],
  ['publishing', '/publisher/'],
  ['the account service', '/graphql'],
  ['an angle bracket', '/en?<script>'],
  ['a quote', '/en?"'],
  ['half a letter', '/en/\ud800'],
  ['too long', `/en/${'a'.repeat(2000)}`],
  ['nothing', ''],
  ['undefined', undefined],
  ['null as a value', null],
  ['a list', ['/en']],
  ['an object', { toString: () => '/en' }],
  ['a number', 1],
]

describe('where a sign-in leads back to', () => {
  it.each(hostile)('is the root for %s (R-AUT-00)', (_, value) => {
    expect(toReturnPath(value, origin)).toBe('/')
  })

  it.each([
    '/',
    '/en',
    '/en/people?letter=a&page=2#top',
    '/zh-cn/insights/%E5%85%AC%E5%8F%B8%E6%B3%95',
    '/en/dashboard/profile/security',
    '/en/auth/favourites',
    '/en-sg/graduates',
    '/en/search?q=api',
    '/en/apis',
  ])('is %s, as asked (S-1)', (value) => {
    expect(toReturnPath(value, origin)).toBe(value)
  })

  it('is what would be opened, with its dots resolved', () => {
    expect(toReturnPath('/en/a/../people', origin)).toBe('/en/people')
  })
})
