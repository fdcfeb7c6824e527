import { comparePages, withoutDigests } from '../../../tools/same/compare-pages'

const [one, other] = ['a'.repeat(20), 'b'.repeat(20)]

describe('pages of two builds', () => {
  it('are the same where only the names of scripts differ', () => {
    const page = (first: string, second: string) =>
      `<script src="/app-${first}.js"></script><link href="/${second}/x.js">`

    expect(comparePages(new Map([['/en', page(one, other)]]), new Map([['/en', page(other, one)]]))).toEqual([])
    expect(withoutDigests(page(one, one))).not.toBe(withoutDigests(page(one, other)))
  })

  it('differ by what was added, removed and changed, with the place', () => {
    const before = new Map([
      ['/en', '<p>One</p>'],
      ['/en/gone', ''],
    ])
    const after = new Map([
      ['/en', '<p>Two</p>'],
      ['/en/new', ''],
    ])

    expect(comparePages(before, after)).toEqual([
      'changed: /en\n  - <p>One</p>\n  + <p>Two</p>',
      'removed: /en/gone',
      'added: /en/new',
    ])
  })
})
