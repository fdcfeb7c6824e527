import { type Entry } from '../../../services/releases/record'
import { leaveTrace } from '../../../services/releases/store/leave-trace'

const page: Entry = { kind: 'file', blob: 'a', type: 'text/html; charset=utf-8', size: 1 }
const next = { number: 8, now: 0 }

describe('what no longer is', () => {
  it.each([
    '/en/about-us/news/an-opening',
    '/en/people/7/anna',
    '/en/about-us/history',
    '/en/expertise/services/a/b',
    '/nl-nl/graduates/faq',
  ])('was withdrawn, where an item was: %s (ED-5)', (path) => {
    expect(leaveTrace(path, page, next)).toEqual({ kind: 'gone' })
  })

  it.each(['/en/about-us/news/page/9', '/en/people/letter/q', '/en/people/service/tax', '/en/deals', '/app.js'])(
    'was no item, and leaves nothing: %s',
    (path) => {
      expect(leaveTrace(path, page, next)).toBeUndefined()
    },
  )

  it('stays withdrawn, and a way to a withdrawn page ends with it', () => {
    expect(leaveTrace('/en/deals/old', { kind: 'gone' }, next)).toEqual({ kind: 'gone' })
    expect(leaveTrace('/en/people/7/ann', { kind: 'redirect', to: '/en/people/7/anna', status: 308 }, next)).toEqual({
      kind: 'gone',
    })
  })
})
