import { findBrokenRules, passwordRules } from '../../../services/identity/users/password-rules'

describe('findBrokenRules', () => {
  it.each([
    ['ferns grow by the weir', []],
    ['ferns', ['length']],
    ['x'.repeat(passwordRules.most + 1), ['length', 'common']],
    ['ababababababab', ['common']],
    ['my Password is long', ['common']],
    ['i am Marchetti of Milan', ['own']],
    ['', ['length', 'own', 'common']],
    ['雨落在旧港口的石阶上直到天亮', []],
  ])('of %j are %j', (password, broken) => {
    expect(findBrokenRules(password, 'marchetti@example.com')).toEqual(broken)
  })

  it('take a name of one or two letters for no part of a password', () => {
    expect(findBrokenRules('ferns grow by the weir', 'fe@example.com')).toEqual([])
  })
})
