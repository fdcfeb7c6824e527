import { createTally } from '../../../services/limits/tally'

describe('a tally of failures', () => {
  it('counts each name by itself, and takes back what was no failure', () => {
    const { add, takeBack } = createTally({ lastsMs: 1000 })
    add('one')
    takeBack('one')

    expect([add('one'), add('one'), add('other')]).toEqual([1, 2, 1])
  })

  it('forgets all of them together, so long after the first', () => {
    let now = 0
    const { add } = createTally({ lastsMs: 1000, now: () => now })
    add('one')
    now = 900
    const late = add('one')
    now = 1001

    expect([late, add('one')]).toEqual([2, 1])
  })

  it('forgets at once those who came in', () => {
    const { add, forget } = createTally({ lastsMs: 1000 })
    add('one')
    forget('one')

    expect(add('one')).toBe(1)
  })

  it('counts so many at once and no more: the oldest is forgotten, the newest are kept (Q-6)', () => {
    const { add } = createTally({ lastsMs: 1000, most: 100 })
    for (let number = 0; number <= 100; number += 1) add(`stranger ${number}`)

    expect([add('stranger 100'), add('stranger 1'), add('stranger 0')]).toEqual([2, 2, 1])
  })

  it('counts who begins again among the newest', () => {
    let now = 0
    const { add } = createTally({ lastsMs: 1000, most: 2, now: () => now })
    add('one')
    now = 900
    add('other')
    now = 1001
    add('one')
    add('third')

    expect(add('one')).toBe(2)
  })
})
