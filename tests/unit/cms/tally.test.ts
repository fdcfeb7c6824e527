import { createTally } from '../../../services/cms/access/tally'

describe('a tally of failures', () => {
  it('counts each key by itself, and takes back what was no failure', () => {
    const { add, takeBack } = createTally(1000)
    add('one')
    takeBack('one')

    expect([add('one'), add('one'), add('other')]).toEqual([1, 2, 1])
  })

  it('forgets all of them together, so long after the first', () => {
    let now = 0
    const { add } = createTally(1000, () => now)
    add('one')
    now = 900
    const late = add('one')
    now = 1001

    expect([late, add('one')]).toEqual([2, 1])
  })

  it('forgets at once whoever came in', () => {
    const { add, forget } = createTally(1000)
    add('one')
    forget('one')

    expect(add('one')).toBe(1)
  })
})
