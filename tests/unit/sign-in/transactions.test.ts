import { keepInMemory } from '../../../src/services/identity/storage'
import { openTransactions, transactionLifeMs } from '../../../src/services/identity/transactions'

describe('sign-ins that are under way', () => {
  let time = 1_000_000
  const open = (store = keepInMemory()) => ({ store, ...openTransactions({ store, now: () => time }) })

  it('are several at once, each with its own place to return to, and each good for one return (S-1)', () => {
    const { begin, take } = open()
    const [first, second] = [
      begin({ returnTo: '/en/people', locale: 'en' }),
      begin({ returnTo: '/fr-fr/insights', locale: 'fr-fr' }),
    ]

    expect(take(second)).toEqual({ returnTo: '/fr-fr/insights', locale: 'fr-fr' })
    expect(take(first)).toEqual({ returnTo: '/en/people', locale: 'en' })
    expect([take(first), take(second)]).toEqual([undefined, undefined])
  })

  it('remember the organisation that they are for (V-4)', () => {
    const { begin, take } = open()
    const transaction = { returnTo: '/en', locale: 'en', organization: 'org_a' }

    expect(take(begin(transaction))).toEqual(transaction)
  })

  it('end after a quarter of an hour, and are cleaned up with the next (S-1)', () => {
    const { begin, take, store } = open()
    const old = begin({ returnTo: '/en', locale: 'en' })
    time += transactionLifeMs - 1
    const fresh = begin({ returnTo: '/en', locale: 'en' })
    time += 1

    expect(take(old)).toBeUndefined()
    begin({ returnTo: '/en', locale: 'en' })
    expect(store.keys()).toHaveLength(2)
    expect(take(fresh)).toBeDefined()
  })

  it('never pile up, and leave what is not theirs (S-1)', () => {
    const { begin, store } = open()
    store.set('other', 'x')
    for (let count = 0; count < 100; count += 1) begin({ returnTo: '/en', locale: 'en' })

    expect(store.keys().length).toBeLessThan(25)
    expect(store.get('other')).toBe('x')
  })

  it.each(['', 'x', '__proto__', 'a'.repeat(29), 'a'.repeat(31), `${'a'.repeat(29)}-`])(
    'have no state like "%s" (S-2)',
    (state) => {
      expect(open().take(state)).toBeUndefined()
    },
  )

  it('are nothing when what is kept of them is not theirs, or is from the future', () => {
    const { store, take } = open()
    const state = 'a'.repeat(30)
    for (const value of ['{', '{}', '"x"', JSON.stringify({ returnTo: 1, locale: 'en', at: time })]) {
      store.set(`sign-in.${state}`, value)
      expect(take(state)).toBeUndefined()
    }
    store.set(`sign-in.${state}`, JSON.stringify({ returnTo: '/', locale: 'en', at: time + 1 }))
    expect(take(state)).toBeUndefined()
  })
})
