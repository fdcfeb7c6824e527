import fc from 'fast-check'
import { findTargetPath } from '../../../services/edge/target-path'

describe('findTargetPath', () => {
  it.each([
    ['/', '/'],
    ['/en/people?letter=a', '/en/people'],
    ['/zh-cn/people/12/%E5%BE%8B%E5%B8%88', '/zh-cn/people/12/律师'],
    ['/en/insights#top', '/en/insights'],
  ])('reads %s as %s', (target, path) => {
    expect(findTargetPath(target)).toBe(path)
  })

  it.each([
    ['nothing', undefined],
    ['another origin', 'http://evil.example/'],
    ['a scheme-relative origin', '//evil.example/'],
    ['a climb', '/admin/../healthz'],
    ['an encoded climb', '/%2e%2e/etc/passwd'],
    ['an encoded slash', '/en%2f..%2fadmin'],
    ['a double encoding', '/%252e%252e/etc'],
    ['a backslash', '/en\\admin'],
    ['an encoded backslash', '/en%5cadmin'],
    ['a null byte', '/en%00'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a target that is too long', `/${'a'.repeat(5000)}`],
    ['the asterisk form', '*'],
  ])('refuses %s', (_, target) => {
    expect(findTargetPath(target)).toBeUndefined()
  })

  it('never answers with a climb, whatever it is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = findTargetPath(`/${text}`)

        return path === undefined || !path.split(/[/]/).some((segment) => segment === '..' || segment === '.')
      }),
    )
  })
})
