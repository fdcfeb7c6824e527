import { firm } from '../../../src/firm/firm'

/** What a password must be, as data: the page shows the same rules while somebody types. */
export const passwordRules = {
  least: 12,
  /** Bounds the work of one hash. */
  most: 256,
  distinct: 5,
  fragments: [
    'password',
    'passw0rd',
    'qwerty',
    'letmein',
    'iloveyou',
    '123456',
    'abcdef',
    'welcome',
    ...firm.guessable,
  ],
}

const shortestOwn = 3

export type PasswordRule = 'length' | 'own' | 'common'

export function findBrokenRules(password: string, email: string): PasswordRule[] {
  const { least, most, distinct, fragments } = passwordRules
  const lower = password.toLowerCase()
  const own = email.toLowerCase().replace(/@.*/, '')
  const letters = Array.from(password)
  const holds: Record<PasswordRule, boolean> = {
    length: letters.length >= least && letters.length <= most,
    own: password !== '' && (own.length < shortestOwn || !lower.includes(own)),
    common: new Set(letters).size >= distinct && !fragments.some((fragment) => lower.includes(fragment)),
  }
  return (Object.keys(holds) as PasswordRule[]).filter((rule) => !holds[rule])
}
