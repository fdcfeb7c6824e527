import fc from 'fast-check'
import { Refusal } from '../../../services/edge/refusal'
import { parseRequestTarget } from '../../../services/edge/request-target'

const statusOf = (target: string | undefined): number => {
  try {
    parseRequestTarget(target)
    return 200
  } catch (error) {
    return error instanceof Refusal ? error.status : 500
  }
}

describe('parseRequestTarget', () => {
  it.each([
    ['/', '/'],
    ['/en/people?letter=a', '/en/people'],
    ['/zh-cn/people/12/%E5%BE%8B%E5%B8%88', '/zh-cn/people/12/律师'],
    ['/en/insights#top', '/en/insights'],
    ['/en/insights/', '/en/insights/'],
    ['/media/100%25.png', '/media/100%.png'],
    ['/en//people', '/en//people'],
  ])('reads %s as %s', (target, path) => {
    expect(parseRequestTarget(target).path).toBe(path)
  })

  it('keeps an encoded slash, so that it begins no segment', () => {
    expect(parseRequestTarget('/search/people%2Fen%2F12').path).toBe('/search/people%2Fen%2F12')
    expect(parseRequestTarget('/%61dmin%2Fx').path).toBe('/%61dmin%2Fx')
  })

  it('reads the query apart from the path', () => {
    expect([...parseRequestTarget('/healthz?all&a=%20?').query]).toEqual([
      ['all', ''],
      ['a', ' ?'],
    ])
  })

  it.each([
    ['nothing', undefined],
    ['another origin', 'http://evil.example/'],
    ['a scheme-relative origin', '//evil.example/'],
    ['a climb', '/admin/../healthz'],
    ['a climb at the end', '/admin/..'],
    ['an encoded climb', '/%2e%2e/etc/passwd'],
    ['a half encoded climb', '/admin/.%2E/healthz'],
    ['a climb behind encoded slashes', '/en%2f..%2fadmin'],
    ['a double encoding', '/%252e%252e/etc'],
    ['a backslash', '/en\\admin'],
    ['an encoded backslash', '/en%5cadmin'],
    ['a null byte', '/en%00'],
    ['an encoded line break', '/en%0d%0aset-cookie:x'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a letter that should be encoded', '/\u5f8b'],
    ['the asterisk form', '*'],
  ])('refuses %s', (_, target) => {
    expect(statusOf(target)).toBe(400)
  })

  it('says that a target is too long', () => {
    expect(statusOf(`/${'a'.repeat(9000)}`)).toBe(414)
  })

  it('never answers with a climb and never fails but by refusing, whatever it is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'./\\%2eEfF5cC0?#a'.split('')) }), (text) => {
        const target = `/${text}`
        if (statusOf(target) !== 200) return statusOf(target) === 400

        return !/(^|\/)\.\.?(\/|$)/.test(parseRequestTarget(target).path.replace(/%2f/gi, '/'))
      }),
    )
  })
})
