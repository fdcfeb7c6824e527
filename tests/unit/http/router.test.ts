import { openRouter, routesOf } from '../../../services/http/router'

const on = routesOf<string, string>()
const find = openRouter([
  on({ method: 'GET', path: '/things' }, () => 'all'),
  on({ method: 'POST', path: '/things' }, () => 'made'),
  on({ method: 'GET', path: '/things/*/all.json' }, () => 'star'),
  on({ method: 'GET', path: '/things/{thing}' }, (asked, { thing }) => `${asked} ${thing}`),
  on({ method: 'DELETE', path: '/things/{thing}' }, (_asked, { thing }) => `gone ${thing}`),
  on({ method: 'GET', path: '/things/{thing}/parts/{part}' }, (_asked, { thing, part }) => `${thing} ${part}`),
  on({ method: 'GET', path: '/files/{path...}' }, (_asked, { path }) => path),
])

function answer(method: string, path: string): unknown {
  const found = find(method, path)
  return 'route' in found ? found.route.handle('asked', found.params) : found
}

describe('the router of every service', () => {
  it('finds the first route that fits method and path (house 3)', () => {
    expect(answer('GET', '/things')).toBe('all')
    expect(answer('POST', '/things')).toBe('made')
    expect(answer('DELETE', '/things/7')).toBe('gone 7')
    expect(answer('GET', '/things/7')).toBe('asked 7')
  })

  it('gives a handler the parameters that its path names, decoded (house 3)', () => {
    expect(answer('GET', '/things/a%20b/parts/c%2Fd')).toBe('a b c/d')
    expect(answer('GET', '/files/one/two/three.txt')).toBe('one/two/three.txt')
    // @ts-expect-error -- the path names no such part
    on({ method: 'GET', path: '/things/{thing}' }, (_asked, { part }) => String(part))
    // @ts-expect-error -- the path names no part at all
    on({ method: 'GET', path: '/things' }, (_asked, { thing }) => String(thing))
  })

  it('takes HEAD where it takes GET, and nowhere else (house 3)', () => {
    expect(answer('HEAD', '/things')).toBe('all')
    const post = openRouter([on({ method: 'POST', path: '/sent' }, () => 'sent')])
    expect(post('HEAD', '/sent')).toEqual({ status: 405, allow: 'POST' })
  })

  it('says which methods an address takes, of all its routes (house 3)', () => {
    expect(answer('PUT', '/things')).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
    expect(answer('PATCH', '/things/7')).toEqual({ status: 405, allow: 'GET, HEAD, DELETE' })
    expect(answer('OPTIONS', '/things')).toMatchObject({ status: 405 })
    expect(find(undefined, '/things')).toMatchObject({ status: 405 })
  })

  it('reads every other character for itself, a star also escaped (house 3)', () => {
    expect(answer('GET', '/things/*/all.json')).toBe('star')
    expect(answer('GET', '/things/%2A/all.json')).toBe('star')
    expect(answer('GET', '/things/*/allxjson')).toEqual({ status: 404 })
    expect(answer('GET', '/things/7/')).toEqual({ status: 404 })
    expect(answer('GET', '/files/')).toEqual({ status: 404 })
    expect(answer('GET', '/nothing')).toEqual({ status: 404 })
  })

  it('refuses a part with half an escape, and gives what is left of an address as it was sent (house 3)', () => {
    expect(answer('GET', '/things/%E0%A4%A')).toEqual({ status: 400 })
    expect(answer('GET', '/files/a%20b/%E0%A4%A')).toBe('a%20b/%E0%A4%A')
  })
})
